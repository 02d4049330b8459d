package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;

/** Ctrl-C and kill lose at most the forks of the block in work, and leave no process behind. */
class InterruptedRunTest {
  @TempDir private Path folder;

  @Test
  void aSignalEndsTheForkAndKeepsTheRecords() throws Exception {
    assertEndsBy("INT");
  }

  @Tag("slow")
  @Test
  void aSignalEndsAForkThatHangsToo() throws Exception {
    assertEndsBy("INT", "--driver", "broken-hangs");
  }

  @Tag("slow")
  @Test
  void theOtherSignalDoesSoToo() throws Exception {
    assertEndsBy("TERM");
  }

  private void assertEndsBy(String signal, String... more) throws Exception {
    try (LiveCommand command = startRun(more)) {
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

  private LiveCommand startRun(String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of("run", "--profile", "smoke", "--blocks", "50"));
    args.addAll(List.of("--document", "overhead", "--fork-timeout", "3s"));
    args.addAll(List.of("--driver", "honest-one"));
    args.addAll(List.of(more));
    return LiveCommand.start(folder, args.toArray(String[]::new));
  }
}
