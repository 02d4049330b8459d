package org.xmlbench.house.engine.plan;

import java.time.Duration;
import org.xmlbench.core.measure.ForkArguments.Schedule;

/**
 * How many operations a fork times one by one, after its measured phase: as many for one subject of
 * a document as for any other, and none of a document so long that an iteration holds only a few.
 */
public final class SingleDocuments {
  /** Documents of this size or more are not timed one by one. */
  private static final long SMALL_BYTES = 64 << 10;

  /** Bytes of all operations: they hold a thousand of the largest document, for its 99 %. */
  private static final long ALL_BYTES = 64 << 20;

  private static final int MOST = 10_000;

  /** A fork spends no more than so many times its measured phase on them. */
  private static final int MOST_PHASES = 2;

  private SingleDocuments() {}

  /** Operations of a document of that size; 0 where there are none. */
  public static int operations(long documentBytes) {
    boolean small = documentBytes > 0 && documentBytes < SMALL_BYTES;
    return small ? (int) Math.min(MOST, ALL_BYTES / documentBytes) : 0;
  }

  /** What they take where an operation takes that many milliseconds. */
  static double millis(long documentBytes, double operationMillis, Schedule schedule) {
    Duration phase = schedule.iteration().multipliedBy(schedule.iterations());
    return Math.min(
        operations(documentBytes) * operationMillis, MOST_PHASES * (double) phase.toMillis());
  }
}
