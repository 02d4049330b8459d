package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;

/**
 * The disk is full. What was written before stays readable; the command line exits with 3. The
 * message is one line.
 */
public final class DiskFullException extends RuntimeException {
  /** Parts of the messages by which systems say so; Java has no other sign of it. */
  private static final List<String> SIGNS =
      List.of("no space left", "disk quota exceeded", "not enough space", "disk full");

  /** What one fork's result and record take at most. */
  private static final int ROOM_BYTES = 1 << 18;

  /**
   * @param file what could not be extended
   * @param cause what the platform says; {@code null} where it was asked for free space
   */
  public DiskFullException(Path file, IOException cause) {
    super(
        "the disk is full: %s could not be extended; what was written before is kept: free some"
                .formatted(file)
            + " space",
        cause);
  }

  /**
   * Looks whether there is room beside what is in {@code folder}: asks the file system, and writes
   * a file, because a quota is no part of the file system's answer.
   *
   * @throws DiskFullException when there is not
   */
  public static void requireRoom(Path folder) {
    try {
      FileStore store = Files.getFileStore(folder);
      if (store.getTotalSpace() > 0 && store.getUsableSpace() < ROOM_BYTES) {
        throw new DiskFullException(folder, null);
      }
      writeAndForce(folder);
    } catch (IOException e) {
      throw WholeFile.cannotWrite(folder, e);
    }
  }

  private static void writeAndForce(Path folder) throws IOException {
    Path file = Files.createTempFile(folder, "room", ".tmp");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.allocate(ROOM_BYTES);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  /** Whether {@code error} says that the disk is full. */
  public static boolean isDiskFull(IOException error) {
    String message = String.valueOf(error.getMessage()).toLowerCase(Locale.ROOT);
    return SIGNS.stream().anyMatch(message::contains);
  }
}
