package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.broken.HonestDriver;

/** The experiment with input strategies from its command to its tables, with real forks. */
@Timeout(300)
class ReadaheadCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class);
  }

  private static int readahead(RunHarness harness, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "readahead",
                "--profile",
                "smoke",
                "--driver",
                new HonestDriver().describe().id(),
                "--out",
                harness.run().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  private static Set<String> inputs(RunHarness harness, Outcome outcome) {
    return harness.records().stream()
        .filter(fork -> fork.outcome() == outcome)
        .map(fork -> fork.cell().condition().get("input"))
        .collect(Collectors.toSet());
  }

  @Test
  void everyStrategyHasItsRowUnderBothConditions() {
    RunHarness harness = harness();
    int exit = readahead(harness);

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(inputs(harness, Outcome.OK))
        .contains("plain", "buffered-1m", "runahead", "readahead", "ring", "mmap", "io-uring");
    assertThat(inputs(harness, Outcome.SKIPPED)).as("takes no Reader").containsOnly("ring-chars");
    assertThat(harness.records())
        .extracting(ForkRecord::outcome)
        .containsOnly(Outcome.OK, Outcome.SKIPPED);
    assertThat(harness.out())
        .contains("on psd:64KiB, cached, 2 processors", "on psd:64KiB, uncached, 2 processors")
        .doesNotContain("discard on");
    assertThat(harness.run().resolve("readahead.json")).content().contains("\"overlap\"");
    assertThat(harness.run().resolve("report.html")).content().contains("uncached");
    assertColdForksReadTheDevice(harness);
    assertThat(harness.execute("compare", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("as published");
  }

  private static void assertColdForksReadTheDevice(RunHarness harness) {
    assertThat(harness.records())
        .filteredOn(fork -> fork.outcome() == Outcome.OK)
        .filteredOn(fork -> fork.cell().condition().get("cache").equals("uncached"))
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              assertThat(fork.measures()).containsEntry("residentBefore_pages", 0.0);
              assertThat(fork.measures().get("deviceRead_bytes"))
                  .isCloseTo(
                      fork.documentBytesPerOperation().doubleValue(),
                      org.assertj.core.api.Assertions.within(4096.0 + 700));
            });
  }

  @Test
  void aBlockThatIsMissingIsRunAgainByResume() throws IOException {
    RunHarness harness = harness();
    readahead(harness, "--conditions", "cached", "--strategies", "ring,mmap", "--runs", "2");
    Path records = harness.run().resolve("forks.jsonl");
    List<String> lines = Files.readAllLines(records);
    assertThat(lines).as("plain, ring and mmap in two rounds").hasSize(6);
    Files.write(records, lines.subList(0, 4));

    int exit = harness.execute("readahead", "--resume", "--out", harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(7);
    assertThat(harness.out()).containsPattern("plain +2 ");
  }

  /** The disk is mounted inside the killed session's work folder, which the next one deletes. */
  @Test
  void whatAKilledSessionLeftInTheRunFolderIsUndoneFirst() throws Exception {
    Path work = Files.createDirectories(folder.resolve("run/work12345678901234"));
    Process killed =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                HoldsStorage.class.getName(),
                work.toString())
            .redirectErrorStream(true)
            .start();
    String held = killed.inputReader().readLine();
    killed.destroyForcibly().waitFor();

    RunHarness harness = harness();
    int exit =
        readahead(
            harness, "--conditions", "cached", "--strategies", "mmap", "--document", "psd:8KiB");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(work).doesNotExist();
    if (held.equals(HoldsStorage.HELD)) {
      assertThat(harness.err()).contains("undid the loop device", "undid the limit of reading");
    }
  }

  @Test
  void theDryRunSaysCellsForksAndTimeAndMakesNothing() {
    RunHarness harness = harness();
    assertThat(readahead(harness, "--dry-run", "--runs", "10")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("cells", "forks of 2 runs", "about");
    assertThat(harness.run()).doesNotExist();
  }

  /** Nothing is copied, mounted or timed for such a file. */
  @Test
  void aDocumentThatIsNotWellFormedIsToldAndNothingIsMeasured() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty.xml"));
    Path sparse = folder.resolve("sparse.xml");
    try (RandomAccessFile file = new RandomAccessFile(sparse.toFile(), "rw")) {
      file.setLength(5L << 30);
    }
    RunHarness harness = harness();
    int exit = readahead(harness, "--document", "file:" + empty, "--document", "file:" + sparse);
    assertThat(exit).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList().getLast())
        .contains("nothing to measure: file:" + empty)
        .contains("not well-formed, every driver rejects it")
        .endsWith("; so are the other 1");
    assertThat(harness.out()).isEmpty();
    assertThat(harness.run()).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--profile quik | unknown profile 'quik'; did you mean 'quick'?",
        "--strategies rign | unknown strategy 'rign'; did you mean 'ring'?",
        "--conditions uncache | unknown condition 'uncache'; did you mean 'uncached'?",
        "--runs 0 | --runs 0: at least one run is needed",
        "--cpus 0 | --cpus 0: this host has from 1 to",
        "--document file:none.xml | none.xml",
        "--resume --runs 2 | --resume goes on with the run's own options",
        "--driver nobody | unknown driver 'nobody'",
      })
  void badUsageIsToldInOneLine(String options, String message) {
    RunHarness harness = harness();
    List<String> args = new ArrayList<>(List.of("readahead", "--out", harness.run().toString()));
    args.addAll(List.of(options.split(" ")));
    if (!options.contains("driver")) {
      args.addAll(List.of("--driver", new HonestDriver().describe().id()));
    }
    if (options.startsWith("--resume")) {
      args.remove("--driver");
      args.remove(new HonestDriver().describe().id());
    }
    assertThat(harness.execute(args.toArray(String[]::new))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains(message);
    assertThat(harness.err().strip().lines()).hasSize(1);
  }
}
