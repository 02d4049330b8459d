package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.suite.broken.HonestDriver;

/** Ctrl-C and kill lose at most the forks of the block in work, and leave no process behind. */
class InterruptedRunTest {
  @TempDir private Path folder;

  @Test
  void aSignalEndsTheForkAndKeepsTheRecords() throws Exception {
    assertEndsBy("INT");
  }

  @Tag("slow")
  @Test
  void theOtherSignalDoesSoToo() throws Exception {
    assertEndsBy("TERM");
  }

  private void assertEndsBy(String signal) throws Exception {
    try (LiveCommand command = startRun()) {
      List<ProcessHandle> forks = command.awaitForkInWork();
      command.interrupt(signal);
      assertThat(command.output()).contains("interrupted; resume with");
      command.assertNothingLeftOf(forks);
    }
  }

  @Tag("slow")
  @Test
  void programsOfIoLiteThatAreKilledLeaveNoProcess() throws Exception {
    try (LiveCommand command = startPrograms()) {
      List<ProcessHandle> forks = command.awaitForkInWork();
      command.kill();
      command.assertNothingLeftOf(forks);
    }
  }

  @Tag("slow")
  @Test
  void programsOfIoLiteLeaveNoProcessAndNoFileOfTheirs() throws Exception {
    try (LiveCommand command = startPrograms()) {
      List<ProcessHandle> forks = command.awaitForkInWork();
      command.interrupt("INT");
      assertThat(command.output())
          .contains("interrupted; resume with: xmlbench iolite --resume --out ")
          .doesNotContain("before it reported");
      command.assertNothingLeftOf(forks);
      assertThat(command.run()).isDirectoryNotContaining("glob:**/work*");
    }
  }

  @Test
  void killMinusNineLeavesNoForkEither() throws Exception {
    try (LiveCommand command = startRun()) {
      List<ProcessHandle> forks = command.awaitForkInWork();
      command.kill();
      command.assertNothingLeftOf(forks);
    }
  }

  @Tag("slow")
  @Test
  void aGateKeepsItsRecordsToo() throws Exception {
    try (LiveCommand command =
        LiveCommand.start(
            folder,
            "gate",
            "--profile",
            "smoke",
            "--document",
            "overhead",
            "--baseline",
            "honest-one")) {
      List<ProcessHandle> forks = command.awaitForkInWork();
      command.interrupt("INT");
      assertThat(command.output()).contains("interrupted; a gate cannot be resumed");
      command.assertNothingLeftOf(forks);
      assertThat(command.run()).isDirectoryNotContaining("glob:**/work*");
    }
  }

  private LiveCommand startPrograms() throws IOException {
    String driver = new HonestDriver().describe().id();
    return LiveCommand.start(folder, "iolite", "--driver", driver, "--programs", "permute-wc");
  }

  private LiveCommand startRun() throws IOException {
    return LiveCommand.start(
        folder,
        "run",
        "--profile",
        "smoke",
        "--document",
        "overhead",
        "--blocks",
        "50",
        "--fork-timeout",
        "3s",
        "--driver",
        "honest-one",
        "--driver",
        "broken-hangs");
  }
}
