package org.xmlbench.readahead.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** Bytes that this process had the kernel fetch from devices, by {@code /proc/self/io}. */
public final class DeviceReads {
  private static final String KEY = "read_bytes: ";

  private final Path counters;

  /** This process's counters. */
  public DeviceReads() {
    this(Path.of("/proc/self/io"));
  }

  DeviceReads(Path counters) {
    this.counters = counters;
  }

  /** Bytes since the process began, of all its threads; empty where the kernel does not count. */
  public OptionalLong bytes() {
    try {
      return Files.readAllLines(counters).stream()
          .filter(line -> line.startsWith(KEY))
          .mapToLong(line -> Long.parseLong(line.substring(KEY.length())))
          .findFirst();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }
}
