package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoopDiskTest {
  @TempDir private Path folder;

  /** On a host that refuses, the reason is one line. */
  @Test
  void itReadsAheadAsSetOrReportsWhyNot() throws IOException {
    Optional<String> reason = LoopDisk.unavailable(folder);
    if (!HostOffers.refused(reason, HostOffers.loopDisk())) {
      try (LoopDisk disk = LoopDisk.open(folder, 12_345_677, 16)) {
        assertThat(disk.readAheadKib()).isEqualTo(16);
        Path file = Files.writeString(disk.mount().resolve("file"), "there");
        assertThat(BlockDevice.of(file).orElseThrow().readAheadKib()).isEqualTo(16);
      }
    }
    try (var left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aProgramThatFailsIsNamedInOneLine() {
    assertThat(
            org.assertj.core.api.Assertions.catchThrowable(
                () -> SystemCommand.run("losetup", "/dev/none/at/all")))
        .isInstanceOf(IOException.class)
        .message()
        .doesNotContain("\n")
        .contains("losetup");
  }
}
