package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("optional")
@Timeout(60)
class RemoteStoreTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void onlyWhereThereIsOne() throws IOException {
    Optional<String> reason = RemoteStore.unavailable(folder, 1);
    Assumptions.assumeFalse(
        HostOffers.refused(reason, HostOffers.remoteStore()), () -> reason.orElseThrow());
    file = Files.writeString(folder.resolve("a b=c.xml"), "<a>far away</a>");
  }

  @Test
  void itServesFilesOfAnyNameAndLeavesNothing() throws IOException {
    try (RemoteStore store = RemoteStore.open(folder, List.of(file), 1)) {
      assertThat(store.place(file)).hasContent("<a>far away</a>");
      assertThatThrownBy(() -> Files.writeString(store.place(file), "x"))
          .isInstanceOf(IOException.class);
    }
    assertThat(servers(folder)).isEmpty();
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }

  @Test
  void aFileThatCannotBeServedIsReportedInOneLineAndLeavesNothing() throws IOException {
    Path missing = folder.resolve("missing.xml");
    assertThatThrownBy(() -> RemoteStore.open(folder, List.of(file, missing), 1))
        .isInstanceOf(IOException.class)
        .message()
        .contains("missing.xml")
        .doesNotContain("\n");
    assertThat(servers(folder)).isEmpty();
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }

  /** Processes that serve something below a folder, once those that end have ended. */
  static List<ProcessHandle> servers(Path folder) {
    List<ProcessHandle> all = running(folder).toList();
    all.forEach(server -> server.onExit().completeOnTimeout(server, 5, TimeUnit.SECONDS).join());
    return running(folder).toList();
  }

  private static Stream<ProcessHandle> running(Path folder) {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(folder.toString()))
        .filter(process -> process.info().command().orElse("").contains("nbd"));
  }
}
