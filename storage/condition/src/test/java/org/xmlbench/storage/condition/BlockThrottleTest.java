package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlockThrottleTest {
  private static final long RATE = 50_000_000;

  @TempDir private Path folder;

  @Test
  void bothVersionsOfControlGroupsAreKnownAndAbsentOnesToo() throws IOException {
    assertThat(ThrottleFiles.probe(folder)).isEmpty();
    Files.writeString(folder.resolve("cgroup.subtree_control"), "cpu memory\n");
    assertThat(ThrottleFiles.probe(folder)).isEmpty();
    Files.writeString(folder.resolve("cgroup.subtree_control"), "cpu io memory\n");
    assertThat(ThrottleFiles.probe(folder).orElseThrow().limit()).isEqualTo("io.max");
    Path first = Files.createDirectories(folder.resolve("blkio"));
    Files.writeString(first.resolve("blkio.throttle.read_bps_device"), "");
    assertThat(ThrottleFiles.probe(folder).orElseThrow().root()).isEqualTo(first);
  }

  @Test
  void theLimitIsReadBackInBothForms() throws IOException {
    ThrottleFiles second = new ThrottleFiles(folder, "io.max", "%s rbps=%d");
    Files.writeString(folder.resolve("io.max"), "8:0 rbps=max wbps=5\n8:16 rbps=700 wbps=max\n");
    assertThat(second.inForce(folder, "8:16")).contains(700L);
    assertThat(second.inForce(folder, "8:0")).isEmpty();
    assertThat(second.inForce(folder, "8:1")).isEmpty();
    ThrottleFiles first = new ThrottleFiles(folder, "limits", "%s %d");
    Files.writeString(folder.resolve("limits"), "8:16 300\n");
    assertThat(first.inForce(folder, "8:16")).contains(300L);
    assertThat(first.inForce(folder, "8:1")).isEmpty();
  }

  /** On a host that has no such groups, or for a user that may not, the reason is one line. */
  @Test
  void itHoldsWhileOpenOrSaysWhyNot() throws IOException {
    Optional<String> reason = BlockThrottle.unavailable(folder);
    if (HostOffers.refused(reason, HostOffers.throttle())) {
      return;
    }
    try (BlockThrottle throttle = BlockThrottle.open(BlockDevice.of(folder).orElseThrow(), RATE)) {
      assertThat(throttle.inForce()).isEqualTo(RATE);
      Process member = new ProcessBuilder("sleep", "60").start();
      try {
        throttle.admit(member.pid());
        assertThat(Files.readAllLines(group(member.pid())))
            .anyMatch(line -> line.endsWith("/" + AbandonedState.ownName("throttle")));
      } finally {
        member.destroyForcibly();
      }
    }
    assertThat(ownGroups()).isEmpty();
  }

  private static Path group(long pid) {
    return Path.of("/proc", Long.toString(pid), "cgroup");
  }

  private static List<Path> ownGroups() throws IOException {
    List<Path> own = new ArrayList<>();
    try (var groups = Files.list(ThrottleFiles.probe().orElseThrow().root())) {
      groups.filter(g -> g.endsWith(AbandonedState.ownName("throttle"))).forEach(own::add);
    }
    return own;
  }
}
