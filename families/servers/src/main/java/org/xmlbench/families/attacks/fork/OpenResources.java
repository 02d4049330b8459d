package org.xmlbench.families.attacks.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a process holds, as Linux reports it.
 *
 * @param threads of the operating system
 */
record OpenResources(long threads, long descriptors) {
  /** What it holds now; empty where the platform does not report it, or it has ended. */
  static Optional<OpenResources> of(ProcessHandle process) {
    Path folder = Path.of("/proc", Long.toString(process.pid()));
    try {
      return Optional.of(new OpenResources(entries(folder, "task"), entries(folder, "fd")));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static long entries(Path folder, String name) throws IOException {
    try (Stream<Path> entries = Files.list(folder.resolve(name))) {
      return entries.count();
    }
  }
}
