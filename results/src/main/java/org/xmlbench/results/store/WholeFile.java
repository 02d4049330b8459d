package org.xmlbench.results.store;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.xmlbench.core.UserErrorException;

/** Writes files that appear whole or not at all. */
public final class WholeFile {
  private static final int BUFFER = 1 << 16;

  private WholeFile() {}

  /**
   * Writes {@code text} as UTF-8, forced to disk; replaces a file that is there.
   *
   * @throws DiskFullException when the disk is full
   * @throws UserErrorException when the file cannot be written for another reason
   */
  public static void write(Path file, String text) {
    write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** What writes a file piece by piece. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * The same of a file that need not be in memory.
   *
   * @throws DiskFullException when the disk is full
   * @throws UserErrorException when the file cannot be written for another reason
   */
  public static void write(Path file, Content content) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      writePart(part, content);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      discard(part);
      throw cannotWrite(file, e);
    }
  }

  private static void discard(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      // It could not be written either; the error that matters is already being thrown.
    }
  }

  private static void writePart(Path part, Content content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.WRITE,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
      content.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }

  static RuntimeException cannotWrite(Path file, IOException cause) {
    return DiskFullException.isDiskFull(cause)
        ? new DiskFullException(file, cause)
        : new UserErrorException(
            "cannot write %s: %s, %s"
                .formatted(file, cause.getClass().getSimpleName(), cause.getMessage()),
            cause);
  }
}
