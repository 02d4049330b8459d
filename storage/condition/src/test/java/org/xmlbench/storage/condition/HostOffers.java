package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** What this host must offer, as the tests see it: a refusal is right only where it does not. */
final class HostOffers {
  private HostOffers() {}

  /** A control group of version 1 that this user may write. */
  static boolean throttle() {
    return Files.isWritable(Path.of("/sys/fs/cgroup/blkio/blkio.throttle.read_bps_device"));
  }

  /** Loop devices that this user may make, and what makes and mounts a file system. */
  static boolean loopDisk() {
    return Files.isWritable(Path.of("/dev/loop-control"))
        && Stream.of("mkfs.ext4", "losetup")
            .allMatch(program -> Files.isExecutable(Path.of("/usr/sbin", program)));
  }

  /** What mounts and serves a remote store. */
  static boolean remoteStore() {
    return Files.isWritable(Path.of("/dev/fuse"))
        && Stream.of("nbdkit", "nbdfuse")
            .allMatch(program -> Files.isExecutable(Path.of("/usr/bin", program)));
  }

  /** Whether it was refused, which must be in one line and not where the host offers it. */
  static boolean refused(Optional<String> reason, boolean offered) {
    assertThat(reason)
        .as("why it is not available")
        .satisfies(
            why -> why.ifPresent(text -> assertThat(text).isNotBlank().doesNotContain("\n")));
    assertThat(offered && reason.isPresent())
        .as("refused where it is offered: " + reason)
        .isFalse();
    return reason.isPresent();
  }
}
