package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What killed sessions left is undone, on the whole host. No other class of this module cleans up
 * or leaves anything, since another JVM may run it at the same time.
 */
@Tag("optional")
@Timeout(60)
class AbandonedStateTest {
  @TempDir private Path folder;

  @Test
  void aKilledSessionsLimitIsUndoneByTheNextOne() throws Exception {
    if (HostOffers.refused(BlockThrottle.unavailable(folder), HostOffers.throttle())) {
      return;
    }
    Process owner = new ProcessBuilder("sleep", "60").start();
    Path root = ThrottleFiles.probe().orElseThrow().root();
    Path left = Files.createDirectory(root.resolve("xmlbench-%d-throttle".formatted(owner.pid())));
    assertThat(AbandonedState.cleanUp()).isEmpty();
    assertThat(left).as("its owner is alive").exists();
    Process member = new ProcessBuilder("sleep", "60").start();
    Files.writeString(left.resolve("cgroup.procs"), member.pid() + "\n");
    owner.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
    try {
      assertThat(AbandonedState.cleanUp())
          .containsExactly("undid the limit of reading that a killed session left: " + left);
      assertThat(left).doesNotExist();
      assertThat(member.isAlive()).isTrue();
    } finally {
      member.destroyForcibly();
    }
  }

  @Test
  void onlyNamesOfDeadProcessesAreOrphaned() {
    long self = ProcessHandle.current().pid();
    assertThat(AbandonedState.isOrphaned("xmlbench-%d-throttle".formatted(self))).isFalse();
    assertThat(AbandonedState.isOrphaned("xmlbench-999999999-throttle")).isTrue();
    assertThat(AbandonedState.isOrphaned("xmlbench-999999999-throttle.d")).isFalse();
    assertThat(AbandonedState.isOrphaned("system.slice")).isFalse();
  }

  @Test
  void aKilledSessionsStoreIsUndoneByTheNextOne() throws Exception {
    Optional<String> reason = RemoteStore.unavailable(folder, 1);
    Assumptions.assumeFalse(
        HostOffers.refused(reason, HostOffers.remoteStore()), () -> reason.orElseThrow());
    Path file = Files.writeString(folder.resolve("a b=c.xml"), "<a>far away</a>");
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
      assertThat(AbandonedState.cleanUp()).as("its owner is alive").isEmpty();
    } finally {
      killed.destroyForcibly().waitFor();
    }
    assertThat(place).as("the server outlives its owner").exists();

    assertThat(AbandonedState.cleanUp())
        .containsExactly("undid the remote store that a killed session left: " + place.getParent());
    assertThat(place.getParent().getParent()).doesNotExist();
    assertThat(RemoteStoreTest.servers(folder)).isEmpty();
  }
}
