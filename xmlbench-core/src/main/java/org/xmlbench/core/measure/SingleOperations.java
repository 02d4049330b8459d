package org.xmlbench.core.measure;

import java.util.Arrays;
import java.util.function.LongSupplier;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.core.record.PercentileRule;

/**
 * Times operations one by one, after the measured phase: the two readings of the clock around each
 * are a twentieth of the shortest operations, so these times are not those that order subjects.
 *
 * <p>All are kept, so percentiles are exact. Their number is the same for all subjects, because the
 * longest of many is longer than that of a few.
 */
final class SingleOperations {
  private static final double MEDIAN = 0.5;
  private static final double P99 = 0.99;

  private final TimedWork work;
  private final LongSupplier clock;
  private final long[] nanos;
  private int count;

  /**
   * @param clock the time, in nanoseconds
   */
  SingleOperations(int wanted, TimedWork work, LongSupplier clock) {
    this.work = work;
    this.clock = clock;
    this.nanos = new long[wanted];
  }

  /**
   * Takes turns until all have been timed, or there are no more turns. What the first turn gives is
   * thrown away: this loop is compiled in it.
   *
   * @param most how many turns, at most
   * @param turnNanos length of a turn, one operation at least
   * @param settled returns when the compilers are idle
   */
  void run(Turns turns, int most, long turnNanos, Settling settled) throws Exception {
    turns.take();
    fill(turnNanos);
    settled.await();
    count = 0;
    for (int turn = 0; turn < most && count < nanos.length; turn++) {
      turns.take();
      fill(turnNanos);
    }
  }

  /** Waits for the compilers. */
  interface Settling {
    void await() throws InterruptedException;
  }

  private void fill(long lengthNanos) throws Exception {
    long start = clock.getAsLong();
    long end = start + lengthNanos;
    while (start < end && count < nanos.length) {
      start = clock.getAsLong();
      work.run();
      long now = clock.getAsLong();
      nanos[count++] = now - start;
      start = now;
    }
  }

  /** Keeps those percentiles that so many operations tell, and the longest of all if all ended. */
  void keepIn(KeptMeasures measures) {
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    measures.keep(ParseMeasures.SINGLES, count);
    keep(measures, ParseMeasures.SINGLE_P50, sorted, MEDIAN);
    keep(measures, ParseMeasures.SINGLE_P99, sorted, P99);
    if (count == nanos.length) {
      measures.keep(ParseMeasures.SINGLE_MAX, sorted[count - 1]);
    }
  }

  private static void keep(KeptMeasures measures, Measure measure, long[] sorted, double share) {
    if (sorted.length >= PercentileRule.valuesNeeded(share)) {
      measures.keep(measure, PercentileRule.of(sorted, share));
    }
  }
}
