package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.house.broken.BreaksAfterError;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.KnowsItsThread;
import org.xmlbench.house.broken.ScanningDriver;
import org.xmlbench.house.command.ExitCode;

/** A subject that does not parse has no figure, and one that does has its verification recorded. */
class CheatingSubjectsTest {
  @TempDir private Path folder;

  private static int run(RunHarness harness, String... drivers) {
    List<String> line =
        new ArrayList<>(
            List.of("run", "--profile", "smoke", "--document", "psd:64KiB", "--blocks", "1"));
    line.addAll(List.of("--out", harness.run().toString()));
    for (String driver : drivers) {
      line.addAll(List.of("--driver", driver));
    }
    return harness.execute(line.toArray(String[]::new));
  }

  /** A rejection says nothing of one who then rejects everything. */
  @Test
  void whoRejectsAllThatComesAfterAnErrorIsWrong() {
    RunHarness harness = new RunHarness(folder, BreaksAfterError.class);
    assertThat(run(harness, "breaks-after-error")).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("breaks-after-error"))
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.WRONG);
              assertThat(fork.reason())
                  .startsWith("rejects a well-formed document among malformed ones, psd:64KiB,seed")
                  .endsWith("broken by an earlier document");
            });
  }

  /** It is verified by the thread that was timed, too. */
  @Test
  void whoParsesForOtherThreadsAloneIsWrong() {
    RunHarness harness = new RunHarness(folder, KnowsItsThread.class);
    assertThat(run(harness, "cheat-thread")).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("cheat-thread"))
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.WRONG);
              assertThat(fork.reason()).contains("digest");
              assertThat(fork.measured()).isNull();
            });
  }

  @Test
  void whoChecksNothingIsWrong() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, ScanningDriver.class);
    assertThat(run(harness, "honest-one", "cheat-scanner"))
        .as(harness.err())
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("cheat-scanner"))
        .singleElement()
        .satisfies(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.WRONG);
              // Which of the twins comes first is drawn.
              assertThat(fork.reason())
                  .matches(
                      "accepts a document that is not well-formed: psd:64KiB,seed=.*"
                          + " with (end-tag-present|character-range-control"
                          + "|prefix-declared-attribute) broken");
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
