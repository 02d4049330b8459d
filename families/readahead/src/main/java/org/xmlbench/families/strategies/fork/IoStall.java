package org.xmlbench.families.strategies.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * How long some task of the host has waited for input or output, by {@code /proc/pressure/io}. Of
 * the whole host: it says something of one process where nothing else works.
 */
final class IoStall {
  private static final Path PRESSURE = Path.of("/proc/pressure/io");
  private static final String TOTAL = "total=";
  private static final long NANOS_PER_MICRO = 1000;

  private IoStall() {}

  /** Nanoseconds since the host started, in steps of a microsecond; empty where it does not say. */
  static OptionalLong nanos() {
    try {
      String some = Files.readAllLines(PRESSURE).getFirst();
      int total = some.indexOf(TOTAL);
      return total < 0
          ? OptionalLong.empty()
          : OptionalLong.of(
              Long.parseLong(some.substring(total + TOTAL.length()).strip()) * NANOS_PER_MICRO);
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }
}
