package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * CPU time of the compilers of another JVM, by Linux's {@code /proc/PID/task/TID/schedstat}, whose
 * first number is nanoseconds on a processor. The system call that reads a thread's clock knows
 * those of the own process alone.
 */
public final class OtherJvmCompilers {
  private final List<Path> threads;

  /**
   * The compilers of a process.
   *
   * @param threads their numbers, as that JVM knew them before it loaded a class of its subject
   *     ({@link JvmThreadsCpu#compilerThreads}); none of a process that has no compiler
   */
  public OtherJvmCompilers(long pid, Set<String> threads) {
    this.threads =
        threads.stream()
            .map(thread -> Path.of("/proc", Long.toString(pid), "task", thread, "schedstat"))
            .toList();
  }

  /** Nanoseconds so far; empty where this kernel does not report them, or a thread has ended. */
  public OptionalLong nanos() {
    long nanos = 0;
    for (Path thread : threads) {
      try {
        String text = Files.readString(thread);
        nanos += Long.parseLong(text, 0, text.indexOf(' '), 10);
      } catch (IOException | IndexOutOfBoundsException | NumberFormatException e) {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(nanos);
  }
}
