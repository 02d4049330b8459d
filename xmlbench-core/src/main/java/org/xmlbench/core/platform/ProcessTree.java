package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * CPU time of this process, of those that it has started, and of those that these have: by Linux's
 * proc(5), {@code /proc/PID/stat}, in ticks of {@link #TICKS_PER_SECOND}. What a process took that
 * has ended is in the count of the one that has waited for it.
 */
final class ProcessTree {
  /** USER_HZ, which is this number on all platforms of the JVM. */
  static final long TICKS_PER_SECOND = 100;

  /** utime, stime, cutime and cstime, counted from the field behind the name. */
  private static final int FIRST_TIME = 11;

  private static final int TIMES = 4;

  private ProcessTree() {}

  /** Ticks so far; empty where this platform does not report those of this process. */
  static OptionalLong ticks() {
    ProcessHandle self = ProcessHandle.current();
    OptionalLong own = ticks(self);
    if (own.isEmpty()) {
      return own;
    }
    try (Stream<ProcessHandle> others = self.descendants()) {
      return OptionalLong.of(
          own.getAsLong() + others.mapToLong(other -> ticks(other).orElse(0)).sum());
    }
  }

  private static OptionalLong ticks(ProcessHandle process) {
    try {
      return OptionalLong.of(
          parse(Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"))));
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
      return OptionalLong.empty();
    }
  }

  /** The sum of the four times; a name may hold blanks and parentheses. */
  static long parse(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    long sum = 0;
    for (int i = 0; i < TIMES; i++) {
      sum += Long.parseLong(fields[FIRST_TIME + i]);
    }
    return sum;
  }
}
