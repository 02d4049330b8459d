package org.xmlbench.results.forks;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;

/**
 * One fork's warm-up by the wall clock: iterations have no clock of the whole process. Inside an
 * iteration operations are taken to be equally fast.
 */
final class WarmUpTimeline {
  private final List<Iteration> warmUp;
  private final double level;

  private WarmUpTimeline(List<Iteration> warmUp, double level) {
    this.warmUp = warmUp;
    this.level = level;
  }

  /** The timeline of a fork; empty where it has no warm-up or no measured level. */
  static Optional<WarmUpTimeline> of(ForkRecord fork) {
    List<Iteration> warmUp = iterations(fork, Iteration.Phase.WARMUP);
    List<Iteration> measured = iterations(fork, Iteration.Phase.MEASURED);
    long operations = measured.stream().mapToLong(Iteration::operations).sum();
    long nanos = nanos(measured);
    return warmUp.isEmpty() || operations == 0 || nanos <= 0
        ? Optional.empty()
        : Optional.of(new WarmUpTimeline(warmUp, (double) nanos / operations));
  }

  static long nanos(ForkRecord fork) {
    return nanos(iterations(fork, Iteration.Phase.WARMUP));
  }

  /**
   * Time of an operation between two moments of the warm-up, over the measured level; empty where
   * the warm-up ended before the second.
   */
  Optional<Double> relative(long fromNanos, long toNanos) {
    double operations = 0;
    long start = 0;
    for (Iteration iteration : warmUp) {
      long end = start + iteration.wallNanos();
      long inside = Math.min(toNanos, end) - Math.max(fromNanos, start);
      if (inside > 0) {
        operations += (double) iteration.operations() * inside / iteration.wallNanos();
      }
      start = end;
    }
    return start < toNanos || operations == 0
        ? Optional.empty()
        : Optional.of((toNanos - fromNanos) / operations / level);
  }

  private static List<Iteration> iterations(ForkRecord fork, Iteration.Phase phase) {
    return fork.iterations().stream().filter(iteration -> iteration.phase() == phase).toList();
  }

  private static long nanos(List<Iteration> iterations) {
    return iterations.stream().mapToLong(Iteration::wallNanos).sum();
  }
}
