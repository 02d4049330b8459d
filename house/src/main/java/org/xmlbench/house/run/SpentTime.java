package org.xmlbench.house.run;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.plan.Durations;

/** What a session spends on its forks, and how much of that is not measured iterations. */
final class SpentTime {
  private static final double MILLIS = 1000;

  private final long start;
  private long measuredNanos;
  private int forks;

  /**
   * @param nanoTime when the first fork may start
   */
  SpentTime(long nanoTime) {
    this.start = nanoTime;
  }

  synchronized void add(ForkRecord fork) {
    forks += fork.outcome() == Outcome.SKIPPED ? 0 : 1;
    for (Iteration one : fork.iterations()) {
      measuredNanos += one.phase() == Iteration.Phase.MEASURED ? one.wallNanos() : 0;
    }
  }

  /**
   * One line for the user; empty of a session without a fork.
   *
   * @param nanoTime when the last fork has ended
   */
  synchronized Optional<String> sentence(long nanoTime) {
    Duration all = Duration.ofNanos(nanoTime - start);
    Duration measured = Duration.ofNanos(measuredNanos);
    return forks == 0
        ? Optional.empty()
        : Optional.of(
            sentence(
                "%s took %s".formatted(Count.of(forks, "fork"), Durations.format(all)),
                all,
                measured,
                forks));
  }

  /**
   * The same words of an estimate.
   *
   * @param what what takes that time
   * @param measured its measured iterations
   */
  static String sentence(String what, Duration all, Duration measured, int forks) {
    Duration beside = all.minus(measured);
    return String.format(
        Locale.ROOT,
        "%s, %.2f s each: %s of measured iterations, %s of starts, warm-up and verification",
        what,
        all.toMillis() / MILLIS / forks,
        Durations.format(measured),
        Durations.format(beside.isNegative() ? Duration.ZERO : beside));
  }
}
