package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.SharedStateDriver;
import org.xmlbench.house.command.ExitCode;

/** Runs whose forks parse in several threads. */
class ThreadsCommandTest {
  @TempDir private Path folder;

  private static int run(RunHarness harness, String driver, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("run", "--profile", "smoke", "--document", "psd:64KiB", "--driver", driver));
    arguments.addAll(List.of("--out", harness.run().toString()));
    arguments.addAll(List.of(more));
    return harness.execute(arguments.toArray(String[]::new));
  }

  private static Map<String, ForkRecord> byThreads(RunHarness harness, String driver) {
    return harness.recordsOf(driver).stream()
        .collect(Collectors.toMap(fork -> fork.cell().condition().get("threads"), fork -> fork));
  }

  @Test
  void eachNumberOfThreadsIsACellOfTheSameBlock() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(run(harness, "honest-one", "--threads", "1,2", "--blocks", "1"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    Map<String, ForkRecord> forks = byThreads(harness, "honest-one");
    assertThat(forks).containsOnlyKeys("1", "2");
    assertThat(forks.values()).extracting(ForkRecord::block).containsOnly(1);
    assertThat(forks.values())
        .allSatisfy(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.OK);
              assertThat(fork.measured().wallNanos()).isPositive();
              assertThat(fork.verification()).isNotNull();
              assertThat(fork.measures())
                  .containsOnlyKeys(
                      "ended_after_nanos",
                      "first_document_cpu_nanos",
                      "first_document_nanos",
                      "warm_after_nanos");
            });
    assertThat(forks.get("2").digest()).isEqualTo(forks.get("1").digest());
    assertThat(harness.out())
        .contains("threads=1", "threads=2", "== what threads gain: psd:64KiB")
        .containsPattern("second,\\s+over\\s+all\\s+blocks,\\s+clock\\s+wall\\.");
    assertThat(harness.run().resolve("comparison.csv"))
        .content()
        .contains("throughput_over_one_thread,");
    assertThat(harness.run().resolve("report.html")).content().contains("\"threadScaling\":[");
  }

  @Test
  void aDriverThatIsNotSafeFailsWhereThereAreTwoThreads() {
    RunHarness harness = new RunHarness(folder, SharedStateDriver.class);
    assertThat(run(harness, "shares-state", "--threads", "1,2", "--blocks", "1"))
        .isEqualTo(ExitCode.FAULT);
    Map<String, ForkRecord> forks = byThreads(harness, "shares-state");
    assertThat(forks.get("1").outcome()).isEqualTo(Outcome.OK);
    assertThat(forks.get("2").outcome()).isEqualTo(Outcome.WRONG);
    assertThat(forks.get("2").measured()).isNull();
    assertThat(harness.out()).contains("There is no table of what threads gain");
    assertThat(forks.get("2").reason())
        .matches("with 2 threads in one JVM, in thread [12]: .*")
        .doesNotContain("\n");
  }

  @Test
  void cpuTimeAndColdCachesAreRefused() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(run(harness, "honest-one", "--threads", "2", "--clock", "cpu"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("by wall time", "--clock wall");
    assertThat(run(harness, "honest-one", "--threads", "2", "--caches", "cold"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--threads and --caches cold exclude each other");
    assertThat(run(harness, "honest-one", "--threads", "2", "--half-width", "2%"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("fixed number of blocks");
  }

  @Test
  void aDryRunNamesEachNumberOfThreadsOnce() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(run(harness, "honest-one", "--threads", "2,1", "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsOnlyOnce("threads=1")
        .containsOnlyOnce("threads=2")
        .contains("parser=reused]");
  }
}
