package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Page faults of a process, or of a thread, so far.
 *
 * @param minor faults that needed no input or output
 */
public record PageFaults(long minor, long major) {
  private static final Path PROC = Path.of("/proc");

  /** Fields of proc(5) counted from the one that follows the command's closing parenthesis. */
  private static final int MINOR_FIELD = 7;

  private static final int MAJOR_FIELD = 9;

  /** This process's reading now, or empty where the platform offers none. */
  public static Optional<PageFaults> read() {
    return ResourceUsage.ofProcess();
  }

  /** The reading of the thread that calls, or empty where the platform offers none. */
  public static Optional<PageFaults> ofThread() {
    return ResourceUsage.ofThread();
  }

  /**
   * The reading of another process now, from {@code /proc/PID/stat}, or empty where the platform
   * offers none, or it has ended.
   */
  public static Optional<PageFaults> of(long pid) {
    Path file = PROC.resolve(Long.toString(pid)).resolve("stat");
    if (!Files.isReadable(file)) {
      return Optional.empty();
    }
    try {
      String stat = Files.readString(file);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return Optional.of(
          new PageFaults(Long.parseLong(fields[MINOR_FIELD]), Long.parseLong(fields[MAJOR_FIELD])));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}
