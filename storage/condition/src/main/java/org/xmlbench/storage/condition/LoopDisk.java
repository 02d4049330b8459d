package org.xmlbench.storage.condition;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A disk in a file, by a loop device, for which the kernel reads as far ahead as is set and no
 * further: a disk whose default is small, without touching any other reader's.
 */
public final class LoopDisk implements Closeable {
  private static final long LEAST_BYTES = 32L << 20;

  /** Direct reads of a file whose end is within a sector fail. */
  private static final long UNIT_BYTES = 1 << 20;

  private static final String IMAGE = "image";
  private static final String MOUNT = "mount";

  private final String device;
  private final Path folder;

  private LoopDisk(String device, Path folder) {
    this.device = device;
    this.folder = folder;
  }

  /** Why there can be none in a folder; empty where there can, which is tried. */
  public static Optional<String> unavailable(Path folder) {
    try {
      open(folder, LEAST_BYTES, 16).close();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }

  /**
   * Makes a disk, empty and mounted.
   *
   * @param parent folder for the disk's file, on the storage that is to be read
   * @param bytes that fit on it at least
   * @param readAheadKib how far the kernel reads ahead of a sequential reader
   */
  public static LoopDisk open(Path parent, long bytes, int readAheadKib) throws IOException {
    Path folder = parent.resolve(AbandonedState.ownName("ra" + readAheadKib + "k"));
    Files.createDirectories(folder.resolve(MOUNT));
    String device = null;
    try {
      Path image = folder.resolve(IMAGE);
      try (var file = new java.io.RandomAccessFile(image.toFile(), "rw")) {
        file.setLength(Math.ceilDiv(bytes + bytes / 8 + LEAST_BYTES, UNIT_BYTES) * UNIT_BYTES);
      }
      SystemCommand.run("mkfs.ext4", "-q", "-F", "-m", "0", image.toString());
      device =
          SystemCommand.run("losetup", "--direct-io=on", "--find", "--show", image.toString())
              .strip();
      SystemCommand.run(
          "mount", "-t", "ext4", "-o", "noatime", device, folder.resolve(MOUNT).toString());
      LoopDisk disk = new LoopDisk(device, folder);
      Files.writeString(disk.readAheadFile(), readAheadKib + "\n");
      return disk;
    } catch (IOException | RuntimeException e) {
      undo(device, folder);
      throw e;
    }
  }

  public Path mount() {
    return folder.resolve(MOUNT);
  }

  /** How far in KiB the kernel reads ahead, as it says. */
  public int readAheadKib() throws IOException {
    return Integer.parseInt(Files.readString(readAheadFile()).strip());
  }

  private Path readAheadFile() {
    return Path.of("/sys/block", Path.of(device).getFileName().toString(), "queue/read_ahead_kb");
  }

  /**
   * Undoes as much as was done.
   *
   * @param device the loop device; {@code null} where there is none yet
   */
  static void undo(String device, Path folder) throws IOException {
    if (device != null) {
      Mounts.undo(folder.resolve(MOUNT));
      SystemCommand.quietly("losetup", "--detach", device);
    }
    Files.deleteIfExists(folder.resolve(IMAGE));
    Files.deleteIfExists(folder.resolve(MOUNT));
    Files.deleteIfExists(folder);
  }

  @Override
  public void close() throws IOException {
    undo(device, folder);
  }
}
