package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.store.TimingClock;

/**
 * The times of a fork, turn by turn, so that two forks of a block are compared where they were
 * measured at nearly the same time.
 *
 * <p>The log ratio of two forks' totals is a mean of their turns weighted by time: a burst of other
 * work that slows some turns of both has the greatest weight just there, and the ratio that remains
 * of them is chance. The mean of the log ratios of the turns gives each the same weight and
 * discards none. The clock of the process is read once around all turns; what of it the parsing
 * thread did not use, the collector's and the compiler's work, counts as a factor of the whole
 * fork.
 *
 * @param logs natural logarithm of nanoseconds an operation, a turn each
 * @param logOverhead logarithm of the clock's total over the sum of the turns
 * @param logTotal logarithm of nanoseconds an operation over all turns
 */
record TurnTimes(double[] logs, double logOverhead, double logTotal) {
  /** The fork's times by that clock; empty where it has none. */
  static Optional<TurnTimes> of(ForkRecord fork, TimingClock clock) {
    return ForkTimes.nanosPerOperation(fork, clock).map(total -> of(fork, clock, total));
  }

  private static TurnTimes of(ForkRecord fork, TimingClock clock, double total) {
    List<Iteration> turns =
        fork.iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .toList();
    if (turns.stream().anyMatch(turn -> nanos(turn, clock) <= 0 || turn.operations() <= 0)) {
      return new TurnTimes(new double[0], 0, Math.log(total));
    }
    long sum = turns.stream().mapToLong(turn -> nanos(turn, clock)).sum();
    double[] logs =
        turns.stream()
            .mapToDouble(turn -> Math.log((double) nanos(turn, clock) / turn.operations()))
            .toArray();
    double overhead = Math.log((double) clock.nanos(fork.measured()).orElseThrow() / sum);
    return new TurnTimes(logs, overhead, Math.log(total));
  }

  /** Zero where it is unknown. */
  private static long nanos(Iteration turn, TimingClock clock) {
    return switch (clock) {
      case WALL -> turn.wallNanos();
      case CPU, CPU_LESS_COMPILER -> turn.threadCpuNanos() == null ? 0 : turn.threadCpuNanos();
    };
  }

  /**
   * Log ratio of this fork over the other, over the turns that both have; of their totals where one
   * has no times of its turns.
   */
  double over(TurnTimes other) {
    int common = Math.min(logs.length, other.logs.length);
    if (common == 0) {
      return logTotal - other.logTotal;
    }
    return mean(logs, common) - mean(other.logs, common) + logOverhead - other.logOverhead;
  }

  private static double mean(double[] values, int first) {
    return Arrays.stream(values, 0, first).average().orElseThrow();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TurnTimes(double[] theirs, double overhead, double total)
        && Arrays.equals(logs, theirs)
        && logOverhead == overhead
        && logTotal == total;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(logs);
  }
}
