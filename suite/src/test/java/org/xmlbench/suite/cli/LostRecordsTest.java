package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.RunFolder;

/** No command passes over what a run folder lost after its end. */
class LostRecordsTest {
  private static final SyntheticRun RUN = SyntheticRun.of(3);
  private static final List<String> COMMANDS =
      List.of(
          "compare RUN",
          "compare RUN --all-columns",
          "compare RUN --json",
          "compare RUN --csv",
          "compare RUN OTHER",
          "report RUN",
          "report RUN OTHER --out PAGE",
          "export RUN --format markdown",
          "export RUN --format bencher",
          "export RUN --format jmh",
          "history RUN OTHER");

  @TempDir private Path folder;
  private RunFolder run;
  private RunFolder other;

  @BeforeEach
  void write() throws IOException {
    run = ended("run");
    other = ended("other");
    for (String file : List.of(RunFolder.MANIFEST, RunFolder.FORKS)) {
      Path of = other.path().resolve(file);
      Files.writeString(of, Files.readString(of).replace("20261101-12", "20261102-12"));
    }
  }

  private RunFolder ended(String name) {
    RunFolder made = RUN.write(folder.resolve(name));
    ByteLoopFile.write(made.path(), List.of());
    made.takeInventory();
    return made;
  }

  private CliRun execute(String command) {
    List<String> words = new ArrayList<>();
    for (String word : command.split(" ")) {
      words.add(
          switch (word) {
            case "RUN" -> run.path().toString();
            case "OTHER" -> other.path().toString();
            case "PAGE" -> folder.resolve("page.html").toString();
            default -> word;
          });
    }
    Distribution none = null;
    return CliRun.of(none, words.toArray(String[]::new));
  }

  private Path log() {
    return run.path().resolve(RunFolder.FORKS);
  }

  private String everythingOf(String command) throws IOException {
    CliRun done = execute(command);
    assertThat(done.exit()).as("%s: %s", command, done.err()).isEqualTo(ExitCode.OK);
    Path page =
        command.contains("PAGE") ? folder.resolve("page.html") : run.path().resolve("report.html");
    return done.out() + done.err() + (command.startsWith("report") ? Files.readString(page) : "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"deleted", "empty"})
  void aRunWithoutItsRecordsIsRefusedInOneLine(String damage) throws IOException {
    if (damage.equals("deleted")) {
      Files.delete(log());
    } else {
      Files.writeString(log(), "");
    }
    for (String command : COMMANDS) {
      CliRun refused = execute(command);

      assertThat(refused.exit()).as(command).isEqualTo(ExitCode.USAGE);
      assertThat(refused.out()).as(command).isEmpty();
      assertThat(refused.err())
          .as(command)
          .startsWith("xmlbench: " + run.path() + ": forks.jsonl is ")
          .contains("restore it, or measure again")
          .hasLineCount(1);
    }
  }

  static Stream<Arguments> losses() {
    return Stream.of(
        Arguments.of("a line", "records, and had"),
        Arguments.of("half a line", "the last line of forks.jsonl is torn; records, and had"),
        Arguments.of("doctor.json", "it is not known whether the host was quiet"),
        Arguments.of("byte-loops.json", "it is not known how fast the host was"));
  }

  /** Every other command: each meets lost records and a lost file. */
  private static List<String> byTurns(int turn) {
    return IntStream.range(0, COMMANDS.size())
        .filter(i -> i % 2 == turn)
        .mapToObj(COMMANDS::get)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("losses")
  void whatIsLostIsNoted(String lost, String notes) throws IOException {
    List<String> all = losses().map(loss -> (String) loss.get()[0]).toList();
    // The first two are lost records, the others lost files.
    requireNoted(lost, notes, byTurns(all.indexOf(lost) % 2));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("losses")
  void whatIsLostIsNotedByEachCommand(String lost, String notes) throws IOException {
    requireNoted(lost, notes, COMMANDS);
  }

  private void requireNoted(String lost, String notes, List<String> commands) throws IOException {
    String text = Files.readString(log());
    switch (lost) {
      case "a line" ->
          Files.writeString(
              log(), text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1));
      case "half a line" -> Files.writeString(log(), text.substring(0, text.length() - 40));
      default -> Files.delete(run.path().resolve(lost));
    }
    for (String command : commands) {
      assertThat(everythingOf(command).replaceAll("\\s+", " "))
          .as(command)
          .contains(notes.split("; "));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"older", "goes on"})
  void nothingIsNotedWhereNothingIsLost(String kind) throws IOException {
    requireNothingNoted(kind, byTurns(kind.equals("older") ? 0 : 1));
  }

  @Test
  void noCommandNotesALossOfAWholeRun() throws IOException {
    requireNothingNoted("whole", COMMANDS);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"older", "goes on"})
  void noCommandNotesALossWhereNothingIsLost(String kind) throws IOException {
    requireNothingNoted(kind, COMMANDS);
  }

  private void requireNothingNoted(String kind, List<String> commands) throws IOException {
    Path inventory = run.path().resolve("inventory.json");
    switch (kind) {
      case "older" -> Files.delete(inventory);
      case "goes on" -> Files.writeString(inventory, "{\"schema\":1,\"records\":1,\"files\":[]}");
      default -> {}
    }
    for (String command : commands) {
      assertThat(everythingOf(command)).as(command).doesNotContain("and had", "not known whether");
    }
  }
}
