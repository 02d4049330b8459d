package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * The system call {@code clock_gettime}, for platforms whose {@code timespec} is two 64-bit
 * integers. One is for one thread at a time.
 */
final class ClockGettime {
  /** The reading of a clock that does not exist, or no longer. */
  static final long NONE = -1;

  private static final int LINUX_PROCESS = 2;
  private static final int MACOS_PROCESS = 12;

  /** Linux numbers the clocks of other processes by their own numbers: clock_getcpuclockid(3). */
  private static final int NUMBER_SHIFT = 3;

  /** Of those numbers: CPU time as the scheduler counts it. */
  private static final int SCHEDULED = 2;

  private static final int THREAD = 4;

  private static final long NANOS_PER_SECOND = 1_000_000_000L;

  private final MethodHandle clockGettime;
  private final MemorySegment timespec =
      Arena.ofAuto().allocate(MemoryLayout.sequenceLayout(2, ValueLayout.JAVA_LONG));

  private ClockGettime(MethodHandle clockGettime) {
    this.clockGettime = clockGettime;
  }

  /** The call; empty where there is none. */
  static Optional<ClockGettime> find() {
    return CLibrary.function(
            "clock_gettime",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
        .map(ClockGettime::new);
  }

  static Optional<Integer> ownProcess() {
    return CLibrary.isMac()
        ? Optional.of(MACOS_PROCESS)
        : CLibrary.isLinux() ? Optional.of(LINUX_PROCESS) : Optional.empty();
  }

  /** The CPU clock of the process of that number. */
  static Optional<Integer> process(long pid) {
    return CLibrary.isLinux()
        ? Optional.of(~Math.toIntExact(pid) << NUMBER_SHIFT | SCHEDULED)
        : Optional.empty();
  }

  /** The CPU clock of the thread of this process that the kernel knows by that number. */
  static Optional<Integer> thread(long tid) {
    return process(tid).map(process -> process | THREAD);
  }

  /** Nanoseconds of that clock, or {@link #NONE}. */
  long read(int clockId) {
    int status;
    try {
      status = (int) clockGettime.invokeExact(clockId, timespec);
    } catch (RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("clock_gettime cannot be called", e);
    }
    return status != 0
        ? NONE
        : timespec.getAtIndex(ValueLayout.JAVA_LONG, 0) * NANOS_PER_SECOND
            + timespec.getAtIndex(ValueLayout.JAVA_LONG, 1);
  }
}
