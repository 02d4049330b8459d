package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.broken.ScanningDriver;
import org.xmlbench.suite.command.ExitCode;

/** A subject that does not parse has no figure, and one that does has its verification recorded. */
class CheatingSubjectsTest {
  @TempDir private Path folder;

  @Test
  void whoChecksNothingIsWrong() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, ScanningDriver.class);
    int exit =
        harness.execute(
            "run",
            "--profile",
            "smoke",
            "--document",
            "psd:64KiB",
            "--blocks",
            "1",
            "--out",
            harness.run().toString(),
            "--driver",
            "honest-one",
            "--driver",
            "cheat-scanner");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("cheat-scanner"))
        .singleElement()
        .satisfies(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.WRONG);
              assertThat(fork.reason())
                  .startsWith("accepts a document that is not well-formed: psd:64KiB,seed=")
                  .endsWith(" with end-tag-present broken");
              assertThat(fork.measured()).isNull();
              assertThat(fork.measures()).isEmpty();
            });
    assertThat(harness.recordsOf("honest-one")).singleElement().satisfies(this::isVerified);
  }

  private void isVerified(ForkRecord fork) {
    assertThat(fork.outcome()).isEqualTo(Outcome.OK);
    UnseenCheck check = fork.verification();
    assertThat(check.document()).startsWith("psd:64KiB,seed=");
    assertThat(check.digest()).hasSize(64).isNotEqualTo(fork.digest());
    assertThat(check.twin()).isEqualTo(UnseenCheck.REJECTED);
  }
}
