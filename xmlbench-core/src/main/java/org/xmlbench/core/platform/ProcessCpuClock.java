package org.xmlbench.core.platform;

import java.lang.management.ManagementFactory;
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

  /** The best clock of this platform, or empty where there is none. */
  static Optional<ProcessCpuClock> probe() {
    return SystemCall.probe().or(Management::probe);
  }

  /**
   * The clock of another process; empty where the platform does not let it be read. Once that
   * process has ended the clock fails.
   */
  static Optional<ProcessCpuClock> of(long pid) {
    return SystemCall.of(pid);
  }

  /** The system call, for platforms whose {@code timespec} is two 64-bit integers. */
  final class SystemCall implements ProcessCpuClock {
    private final ClockGettime clock;
    private final int clockId;

    private SystemCall(ClockGettime clock, int clockId) {
      this.clock = clock;
      this.clockId = clockId;
    }

    static Optional<ProcessCpuClock> probe() {
      return ClockGettime.ownProcess().flatMap(SystemCall::of);
    }

    static Optional<ProcessCpuClock> of(long pid) {
      return ClockGettime.process(pid).flatMap(SystemCall::of);
    }

    private static Optional<ProcessCpuClock> of(int clockId) {
      return ClockGettime.find()
          .filter(clock -> clock.read(clockId) > 0)
          .map(clock -> new SystemCall(clock, clockId));
    }

    @Override
    public long nanos() {
      long nanos = clock.read(clockId);
      if (nanos == ClockGettime.NONE) {
        throw new IllegalStateException("clock_gettime does not know the clock " + clockId);
      }
      return nanos;
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
  }
}
