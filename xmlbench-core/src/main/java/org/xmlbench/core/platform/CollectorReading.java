package org.xmlbench.core.platform;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Collections of this JVM so far.
 *
 * @param count collections that have ended
 * @param nanos their time as the JVM reports it, in steps of a millisecond
 */
public record CollectorReading(long count, long nanos) {
  private static final long NANOS_PER_MILLI = 1_000_000L;

  /** Looked up once: the search goes through streams, and keeps the compiler busy if repeated. */
  private static final List<GarbageCollectorMXBean> BEANS =
      ManagementFactory.getGarbageCollectorMXBeans();

  public static CollectorReading read() {
    long count = 0;
    long millis = 0;
    for (GarbageCollectorMXBean bean : BEANS) {
      count += Math.max(bean.getCollectionCount(), 0);
      millis += Math.max(bean.getCollectionTime(), 0);
    }
    return new CollectorReading(count, millis * NANOS_PER_MILLI);
  }
}
