package org.xmlbench.readahead.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Bytes that storage delivered, by a process's {@code /proc/PID/io}: those that this process had
 * the kernel fetch from devices, or those that a process which serves a file read to do so.
 */
public final class DeviceReads {
  /** What a process's own calls read, from wherever: the file, and 28 bytes for each request. */
  private static final String BY_CALLS = "rchar: ";

  private static final String FROM_DEVICES = "read_bytes: ";

  private final Path counters;
  private final String key;

  /** What devices delivered to this process. */
  public DeviceReads() {
    this(Path.of("/proc/self/io"), FROM_DEVICES);
  }

  /** What a process with such counters serves. */
  public static DeviceReads ofServer(Path counters) {
    return new DeviceReads(counters, BY_CALLS);
  }

  DeviceReads(Path counters, String key) {
    this.counters = counters;
    this.key = key;
  }

  /** Bytes since that process began, of all its threads; empty where the kernel does not say. */
  public OptionalLong bytes() {
    try {
      return Files.readAllLines(counters).stream()
          .filter(line -> line.startsWith(key))
          .mapToLong(line -> Long.parseLong(line.substring(key.length())))
          .findFirst();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }
}
