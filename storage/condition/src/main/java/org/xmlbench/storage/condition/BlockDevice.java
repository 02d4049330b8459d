package org.xmlbench.storage.condition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A whole disk, as the kernel numbers it: limits of reading apply to disks, not to partitions.
 *
 * @param name as under {@code /sys/block}
 * @param number {@code major:minor}
 * @param folder its folder in sysfs
 */
public record BlockDevice(String name, String number, Path folder) {
  private static final Path DEVICES = Path.of("/sys/dev/block");

  /** The disk on which a file lies; empty where it lies on none, as on an overlay or in memory. */
  public static Optional<BlockDevice> of(Path file) throws IOException {
    long device = (Long) Files.getAttribute(file, "unix:dev");
    return ofNumber(device, DEVICES);
  }

  /** The disk of a {@code dev_t}. */
  static Optional<BlockDevice> ofNumber(long device, Path devices) throws IOException {
    long major = device >>> 8 & 0xFFF;
    long minor = device & 0xFF | device >>> 12 & 0xFFF00;
    Path link = devices.resolve(major + ":" + minor);
    if (!Files.exists(link)) {
      return Optional.empty();
    }
    Path folder = link.toRealPath();
    if (Files.exists(folder.resolve("partition"), LinkOption.NOFOLLOW_LINKS)) {
      folder = folder.getParent();
    }
    String number = Files.readString(folder.resolve("dev")).strip();
    return Optional.of(new BlockDevice(folder.getFileName().toString(), number, folder));
  }

  /** How far in KiB the kernel reads ahead of a sequential reader. */
  public int readAheadKib() throws IOException {
    return Integer.parseInt(Files.readString(folder.resolve("queue/read_ahead_kb")).strip());
  }
}
