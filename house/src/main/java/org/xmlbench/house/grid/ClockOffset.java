package org.xmlbench.house.grid;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * How far this node's clock is from that of the file system that all nodes see.
 *
 * @param ahead negative where it is behind
 */
public record ClockOffset(Duration ahead) {
  /** Less is the file system's rounding and its way over the network. */
  private static final Duration TOLERATED = Duration.ofSeconds(30);

  /**
   * Looks at what the file system calls now, by a file that it deletes.
   *
   * @param folder on that file system
   */
  public static ClockOffset of(Path folder, InstantSource clock) throws IOException {
    Path file = Files.createTempFile(folder, ".clock", "");
    try {
      Instant theirs = Files.getLastModifiedTime(file).toInstant();
      return new ClockOffset(Duration.between(theirs, clock.instant()));
    } finally {
      Files.delete(file);
    }
  }

  /** In whole seconds, where it is worth a word; empty where the clocks agree. */
  public Optional<Long> seconds() {
    return ahead.abs().compareTo(TOLERATED) > 0 ? Optional.of(ahead.toSeconds()) : Optional.empty();
  }
}
