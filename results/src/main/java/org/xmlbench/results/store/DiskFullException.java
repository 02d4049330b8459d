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
  /**
   * Parts of the messages of operating systems for a full disk; Java reports it in no other way.
   */
  private static final List<String> SIGNS =
      List.of("no space left", "disk quota exceeded", "not enough space", "disk full");

  /** Upper bound, in bytes, of one fork's result and record. */
  private static final int NEEDED_BYTES = 1 << 18;

  /**
   * @param file what could not be extended
   * @param cause the platform's error; {@code null} where too little free space was reported
   */
  public DiskFullException(Path file, IOException cause) {
    super(
        "the disk is full: %s could not be extended; what was written before is kept: free some"
                .formatted(file)
            + " space",
        cause);
  }

  /**
   * Checks that the file system of {@code folder} has free disk space for one more fork: asks the
   * file system, and writes a file, because the answer does not include quotas.
   *
   * @throws DiskFullException when there is too little
   */
  public static void requireFreeSpace(Path folder) {
    try {
      FileStore store = Files.getFileStore(folder);
      if (store.getTotalSpace() > 0 && store.getUsableSpace() < NEEDED_BYTES) {
        throw new DiskFullException(folder, null);
      }
      writeAndForce(folder);
    } catch (IOException e) {
      throw WholeFile.cannotWrite(folder, e);
    }
  }

  private static void writeAndForce(Path folder) throws IOException {
    Path file = Files.createTempFile(folder, "free-space", ".tmp");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.allocate(NEEDED_BYTES);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    } finally {
      Files.deleteIfExists(file);
    }
  }

  public static boolean isDiskFull(IOException error) {
    String message = String.valueOf(error.getMessage()).toLowerCase(Locale.ROOT);
    return SIGNS.stream().anyMatch(message::contains);
  }
}
