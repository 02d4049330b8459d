package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;

/** Ctrl-C in the middle of a run on slow storage undoes what was changed on the host. */
@ExtendWith(OneJvmAtATime.class)
class InterruptedStorageTest {
  @TempDir private Path folder;

  @Test
  void aLimitOfReadingAndItsDiskAreUndone() throws Exception {
    assertIsUndone("uncached@100MB/s");
  }

  @Tag("optional")
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"remote@1ms", "uncached@ra16K"})
  void whatAnotherConditionChangedIsUndone(String condition) throws Exception {
    assertIsUndone(condition);
  }

  private void assertIsUndone(String condition) throws Exception {
    Optional<String> refused =
        PreparedStorage.unavailable(StorageCondition.parse(condition), folder);
    Assumptions.assumeTrue(refused.isEmpty(), () -> refused.orElseThrow());
    try (LiveCommand command =
        LiveCommand.start(
            folder,
            "readahead",
            "--driver",
            new HonestDriver().describe().id(),
            "--document",
            "psd:4MiB",
            "--conditions",
            condition,
            "--strategies",
            "buffered-256k,mmap",
            "--runs",
            "200")) {
      List<ProcessHandle> forks = command.awaitForkInWork();
      assertThat(changed(command)).as("in force while it runs").isNotEmpty();
      command.interrupt("INT");
      assertThat(command.output())
          .contains("interrupted; resume with: xmlbench readahead --resume --out ");
      command.assertNothingLeftOf(forks);
      assertThat(changed(command)).isEmpty();
      assertThat(command.run()).isDirectoryNotContaining("glob:**/work*");
    }
  }

  /** Mounts below the run, servers of files there, and control groups of the command's own. */
  private static List<String> changed(LiveCommand command) throws IOException {
    String run = command.run().toString();
    try (Stream<String> mounts = Files.lines(Path.of("/proc/mounts"));
        Stream<ProcessHandle> processes = ProcessHandle.allProcesses();
        Stream<Path> groups = controlGroups()) {
      return Stream.of(
              mounts.filter(line -> line.contains(run)),
              processes
                  .map(ProcessHandle::info)
                  .flatMap(info -> info.commandLine().stream())
                  .filter(line -> line.contains("nbd") && line.contains(run)),
              groups
                  .map(path -> path.getFileName().toString())
                  .filter(name -> name.startsWith("xmlbench-" + command.pid() + "-")))
          .flatMap(all -> all)
          .toList();
    }
  }

  private static Stream<Path> controlGroups() throws IOException {
    return Files.walk(Path.of("/sys/fs/cgroup"), 3).filter(Files::isDirectory);
  }
}
