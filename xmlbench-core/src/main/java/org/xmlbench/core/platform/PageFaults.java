package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Page faults of this process so far, read from {@code /proc/self/stat} where there is one.
 *
 * @param minor faults that needed no input or output
 * @param major faults that did
 */
public record PageFaults(long minor, long major) {
  private static final Path STAT = Path.of("/proc/self/stat");

  /** Fields of proc(5) counted from the one that follows the command's closing parenthesis. */
  private static final int MINOR_FIELD = 7;

  private static final int MAJOR_FIELD = 9;

  /** The reading now, or empty where the platform offers none. */
  public static Optional<PageFaults> read() {
    if (!Files.isReadable(STAT)) {
      return Optional.empty();
    }
    try {
      String stat = Files.readString(STAT);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return Optional.of(
          new PageFaults(Long.parseLong(fields[MINOR_FIELD]), Long.parseLong(fields[MAJOR_FIELD])));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }
}
