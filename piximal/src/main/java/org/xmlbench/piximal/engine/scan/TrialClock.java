package org.xmlbench.piximal.engine.scan;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * The CPU time of this thread in nanoseconds, which other programs on the processor do not make
 * longer; the time of day's clock where the JVM has no such clock.
 */
final class TrialClock implements LongSupplier {
  private final LongSupplier clock;

  TrialClock() {
    this.clock = find();
  }

  private static LongSupplier find() {
    try {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
          ? threads::getCurrentThreadCpuTime
          : System::nanoTime;
    } catch (LinkageError e) {
      // A small image of a JVM may lack the module java.management.
      return System::nanoTime;
    }
  }

  @Override
  public long getAsLong() {
    return clock.getAsLong();
  }
}
