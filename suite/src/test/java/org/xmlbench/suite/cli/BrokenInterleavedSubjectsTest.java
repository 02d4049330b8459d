package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BreaksInTurn;
import org.xmlbench.house.broken.PidRecordingDriver;
import org.xmlbench.house.command.ExitCode;

/**
 * A subject that warms up well and breaks in a measured turn, while the other forks of its block
 * sleep: it costs its own cell, and the others continue.
 */
@Timeout(300)
class BrokenInterleavedSubjectsTest {
  /** Time enough for a healthy fork, also on a busy host; a driver that hangs takes all of it. */
  private static final String LIMIT = "6s";

  /** Where no driver hangs, no fork should time out, however busy the host is. */
  private static final String WIDE_LIMIT = "60s";

  private static final String SOCKETS = "xmlbench-" + ProcessHandle.current().pid() + "-turns";

  @TempDir private Path folder;

  /** How a driver breaks, and the outcome in its record. */
  private record Break(Class<? extends Driver> driver, Outcome outcome, String reason) {
    @Override
    public String toString() {
      return driver.getSimpleName();
    }
  }

  static List<Break> breaks() {
    return List.of(
        new Break(BreaksInTurn.Throws.class, Outcome.FAILED, "ArrayIndexOutOfBoundsException"),
        new Break(BreaksInTurn.Wrong.class, Outcome.WRONG, "expected"),
        new Break(BreaksInTurn.Hangs.class, Outcome.TIMEOUT, "did not end within 6 s"),
        new Break(BreaksInTurn.Exits.class, Outcome.FAILED, "ended with status 0 before"),
        new Break(BreaksInTurn.Hoards.class, Outcome.FAILED, "heap: "),
        new Break(
            BreaksInTurn.Dies.class, Outcome.FAILED, "ended with status 137 (killed) before"));
  }

  @AfterEach
  void nothingIsLeft() throws IOException {
    assertThat(forks()).as("processes").isEmpty();
    try (Stream<Path> temporary = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      assertThat(temporary.map(path -> path.getFileName().toString()))
          .as("sockets")
          .noneMatch(name -> name.startsWith(SOCKETS));
    }
    assertThat(folder.resolve("run")).isDirectoryNotContaining("glob:**/work*");
  }

  /** Processes of forks that work in this test's folder. */
  private List<ProcessHandle> forks() throws IOException {
    List<String> diary =
        Files.readAllLines(folder.resolve("run").resolve(PidRecordingDriver.DIARY));
    return ProcessHandle.current()
        .descendants()
        .filter(process -> diary.contains(Long.toString(process.pid())))
        .toList();
  }

  private RunHarness harness(Class<? extends Driver> broken) {
    return new RunHarness(
        folder, PidRecordingDriver.One.class, broken, PidRecordingDriver.Two.class);
  }

  private static List<ForkRecord> of(RunHarness harness, boolean well) {
    return harness.records().stream()
        .filter(fork -> fork.cell().subject().startsWith("diary-") == well)
        .toList();
  }

  private static int measured(ForkRecord fork) {
    return Math.toIntExact(
        fork.iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .count());
  }

  private static void assertBrokeInTurn(RunHarness harness) {
    assertThat(harness.run().resolve(BreaksInTurn.BROKEN)).exists();
  }

  /** How often another process than before parses, after the last parse of the one that broke. */
  private static int turnsAfterTheBreak(RunHarness harness) throws IOException {
    List<String> diary = Files.readAllLines(harness.run().resolve(PidRecordingDriver.DIARY));
    List<String> processes = diary.stream().distinct().toList();
    assertThat(processes).as("two that are well, and one until it breaks").hasSize(3);
    int last = processes.stream().mapToInt(diary::lastIndexOf).min().orElseThrow();
    int turns = 0;
    for (int i = last + 1; i < diary.size(); i++) {
      turns += diary.get(i).equals(diary.get(i - 1)) ? 0 : 1;
    }
    return turns;
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("breaks")
  void costsItsOwnCell(Break broken) throws IOException {
    RunHarness harness = harness(broken.driver());
    String limit = broken.outcome() == Outcome.TIMEOUT ? LIMIT : WIDE_LIMIT;
    int exit = harness.runSmoke("--blocks", "2", "--fork-timeout", limit);

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertBrokeInTurn(harness);
    assertThat(of(harness, true))
        .as("two subjects in two blocks, in the one that replaces the first, and in contended ones")
        .hasSizeGreaterThanOrEqualTo(6)
        .extracting(ForkRecord::outcome, ForkRecord::attempt)
        .containsOnly(tuple(Outcome.OK, 1));
    assertThat(of(harness, false))
        .as("one attempt in each of two blocks, and none in the one that replaces the first")
        .extracting(ForkRecord::outcome, ForkRecord::block, ForkRecord::attempt)
        .containsExactly(tuple(broken.outcome(), 1, 1), tuple(broken.outcome(), 2, 1));
    assertThat(of(harness, false)).allMatch(fork -> fork.reason().contains(broken.reason()));
    assertThat(of(harness, false)).extracting(ForkRecord::measured).containsOnlyNulls();
    assertThat(harness.execute("compare", harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("diary-one", "diary-two");
  }

  @Tag("slow")
  @Test
  void theOthersAreStillInterleaved() throws IOException {
    RunHarness harness = harness(BreaksInTurn.Exits.class);
    harness.runSmoke("--blocks", "1");
    int fewest =
        of(harness, true).stream()
            .mapToInt(BrokenInterleavedSubjectsTest::measured)
            .min()
            .orElseThrow();
    assertThat(turnsAfterTheBreak(harness))
        .as("one after the other would be once")
        .isGreaterThanOrEqualTo(fewest - 3)
        .isGreaterThan(1);
  }

  @Tag("slow")
  @Test
  void oneThatIsWellInOtherBlocksHasItsFigure() {
    RunHarness harness = harness(BreaksInTurn.Stumbles.class);
    int exit = harness.runSmoke("--blocks", "2");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertBrokeInTurn(harness);
    assertThat(of(harness, true)).extracting(ForkRecord::outcome).containsOnly(Outcome.OK);
    assertThat(of(harness, false))
        .extracting(ForkRecord::outcome)
        .startsWith(Outcome.FAILED, Outcome.OK, Outcome.OK);
    assertThat(of(harness, false).getLast().measured()).isNotNull();
    assertThat(harness.err())
        .contains("block 1 of overhead (block 1 of the run) lacks turn-stumbles: one more");
  }

  @Tag("slow")
  @Test
  void aGatesCandidateIsAFailedArm() {
    RunHarness harness = harness(BreaksInTurn.Hangs.class);
    List<String> args = new ArrayList<>(List.of("gate", "--profile", "smoke", "--blocks", "2+4"));
    args.addAll(List.of("--document", "overhead", "--fork-timeout", LIMIT));
    args.addAll(List.of("--baseline", "diary-one", "--candidate", "turn-hangs"));
    args.addAll(List.of("--out", harness.run().toString()));

    assertThat(harness.execute(args.toArray(String[]::new)))
        .as(harness.err())
        .isEqualTo(ExitCode.FAULT);
    assertBrokeInTurn(harness);
    assertThat(harness.out()).contains("candidate on overhead: timeout: did not end within 6 s");
    assertThat(of(harness, true)).extracting(ForkRecord::outcome).containsOnly(Outcome.OK);
  }
}
