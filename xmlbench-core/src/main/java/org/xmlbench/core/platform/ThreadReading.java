package org.xmlbench.core.platform;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * CPU time and allocation of the current thread so far; {@code null} where the JVM does not report
 * it.
 *
 * @param cpuNanos CPU time
 * @param allocatedBytes bytes allocated
 */
public record ThreadReading(Long cpuNanos, Long allocatedBytes) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The reading of the calling thread. */
  public static ThreadReading ofCurrentThread() {
    Long cpu = THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : null;
    Long allocated =
        THREADS instanceof com.sun.management.ThreadMXBean bean
                && bean.isThreadAllocatedMemorySupported()
            ? bean.getCurrentThreadAllocatedBytes()
            : null;
    return new ThreadReading(cpu, allocated);
  }
}
