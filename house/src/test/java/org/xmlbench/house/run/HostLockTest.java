package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.platform.AllowedProcessors;

class HostLockTest {
  @TempDir private Path folder;

  private HostLock take(String what, Integer... processors)
      throws IOException, InterruptedException {
    return HostLock.take(folder.resolve("lock"), what, List.of(processors));
  }

  private void assertBusy(String holders, Integer... processors) {
    assertThatThrownBy(() -> take("late", processors))
        .isInstanceOf(HostBusyException.class)
        .hasMessageMatching("another run is measuring on this host: " + holders + "; wait .*");
  }

  @Test
  void runsOnOtherProcessorsGoOnTogether() throws Exception {
    try (HostLock one = take("one", 0, 1);
        HostLock two = take("two", 2, 5, 6)) {
      assertThat(one).isNotSameAs(two);
      assertBusy("one \\(process \\d+, since [^;]*\\)", 1);
      assertBusy("two \\(process \\d+, since [^;]*\\)", 4, 5);
      assertBusy("one \\(.*\\) and two \\(.*\\)", 1, 2);
    }
  }

  /** A host whose processors are not known has one run. */
  @Test
  void unknownProcessorsAreAll() throws Exception {
    try (HostLock one = take("one", 3)) {
      assertThat(one).isNotNull();
      assertBusy("one .*");
    }
    try (HostLock all = take("all")) {
      assertThat(all).isNotNull();
      assertBusy("all .*", 7);
    }
  }

  /** What it could take before it met the other's processor is free again. */
  @Test
  void whoIsRefusedHoldsNothing() throws Exception {
    try (HostLock one = take("one", 4)) {
      assertThat(one).isNotNull();
      assertBusy("one .*", 0, 2, 4);
      try (HostLock two = take("two", 0, 2)) {
        assertThat(two).isNotNull();
      }
    }
  }

  /** Until all is done, with the sessions in it, which take the lock no more. */
  @Test
  void whatHoldsSeveralSessionsHoldsTheLockThroughout() throws Exception {
    String before = System.getProperty("xmlbench.lock");
    System.setProperty("xmlbench.lock", folder.resolve("lock").toString());
    try {
      String done =
          HostLock.hold(
              "a part",
              () -> {
                HostLock.ofSession("its session").close();
                assertBusy("a part .*");
                return "done";
              });
      assertThat(done).isEqualTo("done");
      take("next").close();
    } finally {
      if (before == null) {
        System.clearProperty("xmlbench.lock");
      } else {
        System.setProperty("xmlbench.lock", before);
      }
    }
  }

  @Test
  void whoHasEndedIsNotNamed() throws Exception {
    take("ended", 0).close();
    try (HostLock two = take("two", 1)) {
      assertThat(two).isNotNull();
      assertBusy("two \\([^)]*\\)", 0, 1);
    }
  }

  @Test
  void theFileIsForAllUsersAndSaysWhatItHeldBeforeOnce() throws Exception {
    for (int i = 0; i < 3; i++) {
      take("run " + i, 0).close();
    }
    assertThat(folder.resolve("lock")).content().hasLineCount(1).startsWith("0\trun 2 (process");
    assertThat(Files.getPosixFilePermissions(folder.resolve("lock"))).hasSize(6);
  }

  @Test
  void anOlderFilesTextIsNoHolder() throws Exception {
    Files.writeString(folder.resolve("lock"), "run in x (process 1, since 2026)\n0-z\ty");
    try (HostLock one = take("one", 0)) {
      assertThat(one).isNotNull();
      assertBusy("one .*", 0);
    }
  }

  @Test
  void processorsAreWrittenAsTheKernelDoes() {
    ProcessorRanges ranges = ProcessorRanges.of(List.of(0, 1, 2, 5, 7, 8));
    assertThat(ranges).hasToString("0-2,5,7-8");
    assertThat(ProcessorRanges.parse(ranges.toString())).isEqualTo(ranges);
    assertThat(ProcessorRanges.of(AllowedProcessors.parse("3"))).hasToString("3");
  }
}
