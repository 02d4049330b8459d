package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.readahead.Advice;
import org.xmlbench.results.readahead.CaseAdvice;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.plan.TimedDocuments;

/** The benchmark of advice with real advice and real forks, tiny. */
@Timeout(300)
@ExtendWith(OneJvmAtATime.class)
class AdviceBenchmarkCommandTest {
  private static final String DRIVER = new HonestDriver().describe().id();

  private static final List<String> STRATEGIES =
      List.of("ring", "mmap", "runahead", "advise", "buffered-1m");

  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class);
  }

  private static int benchmark(RunHarness harness, String... more) {
    List<String> args =
        new ArrayList<>(List.of("advice-benchmark", "--out", harness.run().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  private static List<Advice> advice(RunHarness harness) {
    return CaseAdvice.read(harness.run()).stream().map(CaseAdvice::advice).toList();
  }

  private static List<String> inRound(RunHarness harness, int round) {
    return harness.records().stream()
        .filter(fork -> fork.round() == round && fork.outcome() == Outcome.OK)
        .map(fork -> fork.cell().condition().get("input"))
        .toList();
  }

  @Tag("slow")
  @Test
  void everyCaseIsAdvisedThenMeasuredAndGoneOnWithAfterAnInterruption() throws IOException {
    RunHarness harness = harness();
    int exit =
        benchmark(
            harness,
            "--case",
            "psd:2MiB,cached," + DRIVER,
            "--case",
            "psd:1500KiB,uncached," + DRIVER,
            "--strategies",
            String.join(",", STRATEGIES),
            "--screening",
            "1",
            "--rounds",
            "1",
            "--most-rounds",
            "1",
            "--runs",
            "2");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("cases: the advised strategy takes at most 1.05 times the best one's time")
        .contains("psd:2MiB", "psd:1500KiB");
    assertThat(harness.err())
        .contains("6 strategies", "2 runs in 1 fork", "up to 5 of them", "advised");
    assertThat(harness.records())
        .extracting(fork -> fork.cell().condition().get("input"))
        .contains("plain")
        .containsAll(STRATEGIES);
    assertThat(harness.records()).extracting(ForkRecord::round).containsOnly(1, 2);
    assertThat(inRound(harness, 1)).hasSize(2 * (1 + STRATEGIES.size()));
    assertThat(inRound(harness, 2))
        .as("plain, the advised and the fastest, of each case")
        .hasSizeBetween(2 * 3, 2 * 5)
        .contains("plain");

    Path records = harness.run().resolve("forks.jsonl");
    List<Advice> advised = advice(harness);
    List<String> lines = Files.readAllLines(records);
    Files.write(records, lines.subList(0, lines.size() / 2 - 1));
    assertThat(benchmark(harness, "--resume", "--json")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("\"choice\"", "\"good\" : ");
    assertThat(advice(harness)).as("nobody is asked again").isEqualTo(advised);
    assertThat(harness.records().getLast().cell().document()).isEqualTo("psd:1500KiB");
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("go on with: xmlbench advice-benchmark --resume");
  }

  @Test
  void theBuiltInCasesAreAtLeastTenAndTheEstimateComesFirst() {
    RunHarness harness = harness();
    assertThat(benchmark(harness, "--dry-run", "--case", "psd:2MiB,uncached," + DRIVER))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("psd:2MiB, uncached", "about");
    assertThat(harness.run()).doesNotExist();
    assertThat(org.xmlbench.suite.readahead.AdviceCase.DEFAULTS)
        .hasSizeGreaterThanOrEqualTo(10)
        .doesNotHaveDuplicates()
        .allSatisfy(
            builtIn -> {
              assertThat(TimedDocuments.named(builtIn.document()).bytes()).isPositive();
              assertThat(StorageCondition.parse(builtIn.condition())).isNotNull();
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--case psd:2MiB | --case psd:2MiB: write DOCUMENT,CONDITION,DRIVER",
        "--case psd:2MiB,uncache,honest-one | unknown condition 'uncache'",
        "--case psd:2MiB,uncached,nobody | unknown driver 'nobody'",
        "--screening 0 | --screening 0: at least one is needed",
        "--rounds 0 | --rounds 0: at least one is needed",
        "--rounds 3 --most-rounds 2 | --most-rounds 2: there are 3 at least",
        "--half-width 5 | --half-width '5': write a percentage",
        "--runs 6 | --runs 6: a fork makes 1 to 5",
        "--resume --rounds 2 | --resume goes on with the run's own options",
      })
  void badUsageIsToldInOneLine(String options, String message) {
    RunHarness harness = harness();
    assertThat(benchmark(harness, options.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains(message);
    assertThat(harness.err().strip().lines()).hasSize(1);
  }
}
