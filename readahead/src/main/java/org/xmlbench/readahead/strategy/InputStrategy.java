package org.xmlbench.readahead.strategy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * One method of bringing a file to the program that reads it. An instance holds parameters only,
 * and may open any number of files, from any thread.
 */
public interface InputStrategy {
  /** The name with the parameters that differ from the defaults: {@code ring:request=64KiB}. */
  String name();

  /** One sentence for a list: what brings the bytes, and how. */
  String summary();

  /**
   * Whether only a regular file will do: one that can be opened twice, mapped, or read at any
   * offset. A pipe or a device cannot.
   */
  boolean needsRegularFile();

  /** Bytes asked of the system at once; empty where the parser sets them, or nothing does. */
  default Optional<Integer> request() {
    return Optional.empty();
  }

  /** Whether it is the same thread with requests of one size: what others are compared with. */
  default boolean isControl() {
    return false;
  }

  /** Why this machine does not offer the strategy; empty where it does. */
  default Optional<String> unavailable() {
    return Optional.empty();
  }

  /**
   * Opens a file that exists and can be read. Called by {@code Inputs} alone, which checks that
   * first.
   *
   * @throws IOException when the file cannot be opened, or the system refuses what is needed
   */
  OpenInput open(Path file) throws IOException;
}
