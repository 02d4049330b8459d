package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Disks and partitions, in a made-up sysfs. */
class BlockDeviceTest {
  @TempDir private Path sys;
  private Path devices;

  @BeforeEach
  void aDiskWithAPartition() throws IOException {
    Path disk = Files.createDirectories(sys.resolve("block/sda"));
    Files.createDirectories(disk.resolve("queue"));
    Files.writeString(disk.resolve("queue/read_ahead_kb"), "128\n");
    Files.writeString(disk.resolve("dev"), "8:0\n");
    Path partition = Files.createDirectories(disk.resolve("sda1"));
    Files.writeString(partition.resolve("partition"), "1\n");
    Files.writeString(partition.resolve("dev"), "8:1\n");
    devices = Files.createDirectories(sys.resolve("dev/block"));
    Files.createSymbolicLink(devices.resolve("8:0"), disk);
    Files.createSymbolicLink(devices.resolve("8:1"), partition);
  }

  @Test
  void aPartitionIsPartOfItsDisk() throws IOException {
    BlockDevice disk = BlockDevice.ofNumber(0x0800, devices).orElseThrow();
    assertThat(disk.name()).isEqualTo("sda");
    assertThat(disk.number()).isEqualTo("8:0");
    assertThat(disk.readAheadKib()).isEqualTo(128);
    assertThat(BlockDevice.ofNumber(0x0801, devices)).contains(disk);
  }

  @Test
  void aFileSystemOfItsOwnNumberLiesOnNoDisk() throws IOException {
    assertThat(BlockDevice.ofNumber(0x2A, devices)).isEmpty();
  }

  @Test
  void largeNumbersAreReadAsTheKernelWritesThem() throws IOException {
    Path disk = sys.resolve("block/sda");
    Files.createSymbolicLink(devices.resolve("259:300"), disk);
    assertThat(BlockDevice.ofNumber(259 << 8 | 300 & 0xFF | (300L & 0xFFF00) << 12, devices))
        .isPresent();
  }
}
