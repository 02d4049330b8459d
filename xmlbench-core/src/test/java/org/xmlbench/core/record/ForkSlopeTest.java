package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;

class ForkSlopeTest {
  private static final double EXACT = 1e-6;

  @Test
  void anExponentialTrendIsItsSlope() {
    for (double slope : new double[] {-0.2, -0.01, 0, 0.01, 0.5}) {
      assertThat(ForkSlope.perSecond(WarmthForks.fork("a", 1, 1000, 0, slope)).orElseThrow())
          .isCloseTo(slope, within(EXACT));
    }
  }

  /** By hand: at 0.5, 1.5 and 3 s the logarithms are 0, 1 and 1. */
  @Test
  void iterationsCountAtTheirMiddles() {
    ForkRecord fork =
        of(
            iteration(Iteration.Phase.WARMUP, 1, 1, 1000L),
            iteration(Iteration.Phase.MEASURED, 1, 1, 1_000_000_000L),
            iteration(Iteration.Phase.MEASURED, 1, 1, Math.round(1e9 * Math.E)),
            iteration(Iteration.Phase.MEASURED, 10, 2, Math.round(1e10 * Math.E)));

    double squares = 49.0 / 36 + 1.0 / 36 + 64.0 / 36;
    double products = 7.0 / 6 * (2.0 / 3) - 1.0 / 6 * (1.0 / 3) + 8.0 / 6 * (1.0 / 3);
    assertThat(ForkSlope.perSecond(fork).orElseThrow())
        .isCloseTo(products / squares, within(EXACT));
  }

  @Test
  void itIsUnknownWithTwoIterationsOrWithoutTheThreadsTime() {
    Iteration known = iteration(Iteration.Phase.MEASURED, 1, 1, 1000L);
    Iteration unknown = iteration(Iteration.Phase.MEASURED, 1, 1, null);

    assertThat(ForkSlope.perSecond(of(known, known))).isEmpty();
    assertThat(ForkSlope.perSecond(of(known, known, known))).contains(0.0);
    assertThat(ForkSlope.perSecond(of(known, known, known, unknown))).isEmpty();
  }

  private static ForkRecord of(Iteration... iterations) {
    List<Iteration> all = new ArrayList<>(List.of(iterations));
    ForkRecord fork = WarmthForks.fork("a", 1, 1000, 0, 0);
    return fork.withTiming(new ForkTiming(all, fork.measured()));
  }

  private static Iteration iteration(
      Iteration.Phase phase, long operations, int seconds, Long threadCpuNanos) {
    return new Iteration(
        phase, operations, seconds * 1_000_000_000L, threadCpuNanos, null, null, null, null, null);
  }
}
