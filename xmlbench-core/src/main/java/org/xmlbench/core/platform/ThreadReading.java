package org.xmlbench.core.platform;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * CPU time and allocation of the current thread so far; {@code null} where the JVM does not report
 * it.
 *
 * @param cpuNanos CPU time
 */
public record ThreadReading(Long cpuNanos, Long allocatedBytes) {
  /** Of threads that have done nothing. */
  public static final ThreadReading NOTHING = new ThreadReading(0L, 0L);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  public static ThreadReading ofCurrentThread() {
    Long cpu = THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : null;
    Long allocated =
        THREADS instanceof com.sun.management.ThreadMXBean bean
                && bean.isThreadAllocatedMemorySupported()
            ? bean.getCurrentThreadAllocatedBytes()
            : null;
    return new ThreadReading(cpu, allocated);
  }

  public ThreadReading since(ThreadReading earlier) {
    return new ThreadReading(
        sum(cpuNanos, earlier.cpuNanos, -1), sum(allocatedBytes, earlier.allocatedBytes, -1));
  }

  /** This and that of another thread, or of another time. */
  public ThreadReading plus(ThreadReading other) {
    return new ThreadReading(
        sum(cpuNanos, other.cpuNanos, 1), sum(allocatedBytes, other.allocatedBytes, 1));
  }

  private static Long sum(Long one, Long other, int sign) {
    return one == null || other == null ? null : (Long) (one + sign * other);
  }
}
