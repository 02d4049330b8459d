package org.xmlbench.house.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.xmlbench.core.FileReason;

/**
 * A result could not be written: the reader closed the output, the disk is full, or the file cannot
 * be written.
 */
public final class OutputException extends RuntimeException {
  private static final long FULL_BELOW_BYTES = 1 << 16;

  /** Why. */
  public enum Cause {
    /** The program that read our output closed it. That is not an error to report. */
    READER_GONE,
    DISK_FULL,
    /** Anything else. */
    REFUSED
  }

  private final Cause kind;

  private OutputException(Cause kind, String message, IOException cause) {
    super(message, cause);
    this.kind = kind;
  }

  /**
   * The exception for a file that could not be written.
   *
   * @throws UncheckedIOException where this process may open no more files or start no more
   *     processes: that is not a fault of the file or of the user's arguments
   */
  public static OutputException file(Path file, IOException e) {
    if (mentions(e, "too many open files") || mentions(e, "cannot run program")) {
      throw new UncheckedIOException(e);
    }
    if (isDiskFull(file, e)) {
      return new OutputException(
          Cause.DISK_FULL, file + ": the disk is full: free some space and start again", e);
    }
    return new OutputException(
        Cause.REFUSED, "%s: cannot be written: %s".formatted(file, FileReason.of(e)), e);
  }

  /** The exception for a standard output that could not be written. */
  static OutputException standardOutput(IOException e) {
    Path target = standardOutputTarget();
    if (target != null && isDiskFull(target, e)) {
      return new OutputException(
          Cause.DISK_FULL, "standard output: the disk is full: free some space and start again", e);
    }
    boolean pipe = target == null || !Files.exists(target);
    if (pipe || mentions(e, "broken pipe")) {
      return new OutputException(Cause.READER_GONE, "standard output was closed", e);
    }
    return new OutputException(
        Cause.REFUSED, "standard output: cannot be written: " + FileReason.of(e), e);
  }

  /** Why it could not be written. */
  public Cause kind() {
    return kind;
  }

  /**
   * Whether {@code e} means that the disk of {@code file} is full. The operating system's message
   * is in the user's language, so the free disk space is checked too.
   */
  public static boolean isDiskFull(Path file, IOException e) {
    if (mentions(e, "no space left")
        || mentions(e, "quota exceeded")
        || mentions(e, "not enough space")) {
      return true;
    }
    try {
      Path folder = file.toAbsolutePath().getParent();
      return (Files.isRegularFile(file) || !Files.exists(file))
          && folder != null
          && isFull(Files.getFileStore(folder));
    } catch (IOException unknown) {
      return false;
    }
  }

  /** The kernel's own file systems, such as /proc, have a size of 0 and are not full. */
  private static boolean isFull(FileStore store) throws IOException {
    return store.getTotalSpace() > 0 && store.getUsableSpace() < FULL_BELOW_BYTES;
  }

  /** The file of standard output, as Linux reports it; {@code null} elsewhere. */
  private static Path standardOutputTarget() {
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/fd/1"));
    } catch (IOException | UnsupportedOperationException e) {
      return null;
    }
  }

  private static boolean mentions(IOException e, String words) {
    return e.getMessage() != null && e.getMessage().toLowerCase(Locale.ROOT).contains(words);
  }
}
