package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.results.store.RunFolder;

/** Runs that count events of the processor, and runs that do not. */
class CountersOptionTest {
  private static final String REASON = "hardwareCounters";

  @TempDir private Path folder;

  @Test
  void aRunCountsWhatTheHostOffersAndItsManifestSaysWhyNotMore() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    harness.copyOfSmokeRun();
    HardwareCounters.Offer offer = HardwareCounters.offer();
    assertThat(RunFolder.open(harness.run()).manifest().options())
        .containsEntry(REASON, offer.text())
        .doesNotContainKey("counters");
    List<ForkRecord> timed =
        harness.records().stream().filter(fork -> fork.measured() != null).toList();
    assertThat(timed).isNotEmpty();
    if (offer.counted().isEmpty()) {
      assertThat(timed).allMatch(fork -> fork.measured().counters() == null);
    } else {
      assertThat(timed).anyMatch(fork -> fork.measured().counters() != null);
    }
  }

  @Test
  void aRunWithoutCountersAsksForNone() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(
            harness.execute(
                "run",
                "--profile",
                "smoke",
                "--blocks",
                "1",
                "--driver",
                "honest-one",
                "--document",
                "overhead",
                "--counters",
                "off",
                "--out",
                harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(RunFolder.open(harness.run()).manifest().options())
        .containsEntry("counters", "off")
        .doesNotContainKey(REASON);
    assertThat(harness.records()).allMatch(fork -> fork.measured().counters() == null);
  }

  @Test
  void anUnknownUseIsBadUsage() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(harness.execute("run", "--profile", "smoke", "--counters", "of"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("of", "off");
  }
}
