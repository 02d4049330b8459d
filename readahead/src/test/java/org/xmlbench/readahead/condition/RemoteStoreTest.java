package org.xmlbench.readahead.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

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
    assertThat(servers()).isEmpty();
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }

  @Test
  void aFileThatCannotBeServedIsToldInOneLineAndLeavesNothing() throws IOException {
    Path missing = folder.resolve("missing.xml");
    assertThatThrownBy(() -> RemoteStore.open(folder, List.of(file, missing), 1))
        .isInstanceOf(IOException.class)
        .message()
        .contains("missing.xml")
        .doesNotContain("\n");
    assertThat(servers()).isEmpty();
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }

  @Test
  void aKilledSessionsStoreIsUndoneByTheNextOne() throws Exception {
    Process killed =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                HoldsRemoteStore.class.getName(),
                file.toString(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    Path place;
    try (BufferedReader out = killed.inputReader()) {
      place = Path.of(out.readLine());
      assertThat(place).hasContent("<a>far away</a>");
      assertThat(LeftOvers.sweep()).as("its owner is alive").isEmpty();
    } finally {
      killed.destroyForcibly().waitFor();
    }
    assertThat(place).as("the server outlives its owner").exists();

    assertThat(LeftOvers.sweep())
        .containsExactly("undid the remote store that a killed session left: " + place.getParent());
    assertThat(place.getParent().getParent()).doesNotExist();
    assertThat(servers()).isEmpty();
  }

  /** Processes that serve something of this test, once those that end have ended. */
  private List<ProcessHandle> servers() {
    List<ProcessHandle> all = running().toList();
    all.forEach(
        server ->
            server
                .onExit()
                .completeOnTimeout(server, 5, java.util.concurrent.TimeUnit.SECONDS)
                .join());
    return running().toList();
  }

  private Stream<ProcessHandle> running() {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains(folder.toString()))
        .filter(process -> process.info().command().orElse("").contains("nbd"));
  }
}
