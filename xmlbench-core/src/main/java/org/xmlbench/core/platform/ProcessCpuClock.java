package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;

/**
 * CPU time of this whole process: every thread's, the collector's and the compiler's included.
 *
 * <p>Read by {@code clock_gettime(CLOCK_PROCESS_CPUTIME_ID)} where there is one. The JVM's own
 * {@code getProcessCpuTime} moves in steps of 10 ms on Linux, too coarse for half a second, and is
 * the fallback elsewhere.
 */
public interface ProcessCpuClock {
  /** CPU nanoseconds since the process started; only differences mean anything. */
  long nanos();

  /** The source, for the record: {@code clock_gettime} or {@code management}. */
  String source();

  /** The best clock of this platform, or empty where there is none. */
  static Optional<ProcessCpuClock> probe() {
    return SystemCall.probe().or(Management::probe);
  }

  /**
   * The clock of another process; empty where the platform lets nobody read it. Once that process
   * is gone the clock fails.
   *
   * @param pid its number
   */
  static Optional<ProcessCpuClock> of(long pid) {
    return SystemCall.of(pid);
  }

  /** The system call, for platforms whose {@code timespec} is two 64-bit integers. */
  final class SystemCall implements ProcessCpuClock {
    private static final int LINUX_CLOCK_ID = 2;
    private static final int MACOS_CLOCK_ID = 12;
    private static final int PID_SHIFT = 3;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;

    private final MethodHandle clockGettime;
    private final int clockId;
    private final MemorySegment timespec =
        Arena.ofAuto().allocate(MemoryLayout.sequenceLayout(2, ValueLayout.JAVA_LONG));

    private SystemCall(MethodHandle clockGettime, int clockId) {
      this.clockGettime = clockGettime;
      this.clockId = clockId;
    }

    static Optional<ProcessCpuClock> probe() {
      return isMac() ? of(MACOS_CLOCK_ID) : isLinux() ? of(LINUX_CLOCK_ID) : Optional.empty();
    }

    /** Linux numbers the clocks of processes by their own numbers: clock_getcpuclockid(3). */
    static Optional<ProcessCpuClock> of(long pid) {
      return isLinux()
          ? of((~Math.toIntExact(pid) << PID_SHIFT) | LINUX_CLOCK_ID)
          : Optional.empty();
    }

    private static boolean isMac() {
      return os().contains("mac");
    }

    private static boolean isLinux() {
      return os().contains("linux");
    }

    private static String os() {
      return System.getProperty("os.name").toLowerCase(Locale.ROOT);
    }

    @SuppressWarnings("restricted")
    private static Optional<ProcessCpuClock> of(int clockId) {
      if (ValueLayout.ADDRESS.byteSize() != Long.BYTES) {
        return Optional.empty();
      }
      try {
        Linker linker = Linker.nativeLinker();
        MethodHandle handle =
            linker.downcallHandle(
                linker.defaultLookup().find("clock_gettime").orElseThrow(),
                FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
        SystemCall clock = new SystemCall(handle, clockId);
        return clock.nanos() > 0 ? Optional.of(clock) : Optional.empty();
      } catch (RuntimeException e) {
        return Optional.empty();
      }
    }

    @Override
    public long nanos() {
      try {
        int status = (int) clockGettime.invokeExact(clockId, timespec);
        if (status != 0) {
          throw new IllegalStateException("clock_gettime returned " + status);
        }
      } catch (RuntimeException e) {
        throw e;
      } catch (Throwable e) {
        throw new IllegalStateException("clock_gettime cannot be called", e);
      }
      return timespec.getAtIndex(ValueLayout.JAVA_LONG, 0) * NANOS_PER_SECOND
          + timespec.getAtIndex(ValueLayout.JAVA_LONG, 1);
    }

    @Override
    public String source() {
      return "clock_gettime";
    }
  }

  /** The JVM's own clock. */
  final class Management implements ProcessCpuClock {
    private final com.sun.management.OperatingSystemMXBean bean;

    private Management(com.sun.management.OperatingSystemMXBean bean) {
      this.bean = bean;
    }

    static Optional<ProcessCpuClock> probe() {
      return ManagementFactory.getOperatingSystemMXBean()
                  instanceof com.sun.management.OperatingSystemMXBean bean
              && bean.getProcessCpuTime() >= 0
          ? Optional.of(new Management(bean))
          : Optional.empty();
    }

    @Override
    public long nanos() {
      return bean.getProcessCpuTime();
    }

    @Override
    public String source() {
      return "management";
    }
  }
}
