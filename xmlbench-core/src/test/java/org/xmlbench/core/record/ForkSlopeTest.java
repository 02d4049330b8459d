package org.xmlbench.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ForkSlopeTest {
  private static final double EXACT = 1e-6;
  private static final int TURNS = 25;

  /** Iterations of 20 ms, each of one operation that takes so many nanoseconds. */
  private static List<Iteration> turns(IntToDoubleFunction nanos) {
    return IntStream.range(0, TURNS)
        .mapToObj(i -> iteration(Iteration.Phase.MEASURED, 1, 0.02, nanos.applyAsDouble(i)))
        .toList();
  }

  private static Iteration iteration(
      Iteration.Phase phase, long operations, double seconds, Double threadCpuNanos) {
    return new Iteration(
        phase,
        operations,
        Math.round(seconds * 1e9),
        threadCpuNanos == null ? null : (Long) Math.round(threadCpuNanos),
        null,
        null,
        null,
        null,
        null);
  }

  @Test
  void anExponentialTrendIsItsSlope() {
    for (double slope : new double[] {-0.2, -0.01, 0, 0.01, 0.5}) {
      assertThat(ForkSlope.perSecond(turns(i -> 1e12 * Math.exp(slope * 0.02 * i))).orElseThrow())
          .isCloseTo(slope, within(EXACT));
    }
  }

  /** By hand: at 0.5, 1.5 and 3 s the logarithms are 0, 1 and 1, the slopes 1, 0.4 and 0. */
  @Test
  void iterationsCountAtTheirMiddles() {
    List<Iteration> iterations =
        List.of(
            iteration(Iteration.Phase.WARMUP, 1, 1, 1000.0),
            iteration(Iteration.Phase.MEASURED, 1, 1, 1e9),
            iteration(Iteration.Phase.MEASURED, 1, 1, 1e9 * Math.E),
            iteration(Iteration.Phase.MEASURED, 10, 2, 1e10 * Math.E));

    assertThat(ForkSlope.perSecond(iterations).orElseThrow()).isCloseTo(0.4, within(EXACT));
    assertThat(ForkSlope.change(iterations).orElseThrow())
        .isCloseTo(Math.expm1(0.4 * 4), within(EXACT));
  }

  @Test
  void itIsUnknownWithTwoIterationsOrWithoutTheThreadsTime() {
    Iteration known = iteration(Iteration.Phase.MEASURED, 1, 1, 1000.0);
    Iteration unknown = iteration(Iteration.Phase.MEASURED, 1, 1, null);

    assertThat(ForkSlope.perSecond(List.of(known, known))).isEmpty();
    assertThat(ForkSlope.perSecond(List.of(known, known, known))).contains(0.0);
    List<Iteration> all = new ArrayList<>(List.of(known, known, known, unknown));
    assertThat(ForkSlope.perSecond(all)).isEmpty();
    assertThat(ForkSlope.change(all)).isEmpty();
  }

  @Test
  void theChangeIsThatOfThePhaseAndHeedsNoOutlier() {
    List<Iteration> turns = turns(i -> i == 0 ? 5e12 : 1e12 * Math.pow(0.9, i / (double) TURNS));

    assertThat(ForkSlope.change(turns).orElseThrow()).isCloseTo(-0.1, within(1e-2));
  }

  /** Of operations of a document, one by one with cold caches, two differ by a third and more. */
  @Test
  void levelIterationsFallInOneForkOfAHundredWhateverTheySpreadBy() {
    for (double spread : new double[] {0.03, 0.25}) {
      Random random = new Random(20);
      long falls =
          IntStream.range(0, 1000)
              .filter(
                  fork ->
                      ForkSlope.falls(turns(i -> 1e9 * Math.exp(spread * random.nextGaussian()))))
              .count();

      assertThat(falls).isBetween(3L, 18L);
    }
  }

  @Test
  void aGainOfATenthStandsOutOfNoiseOfThreePerCent() {
    Random random = new Random(20);
    long falls =
        IntStream.range(0, 400)
            .filter(
                fork ->
                    ForkSlope.falls(
                        turns(
                            i ->
                                1e9
                                    * Math.pow(0.9, i / (double) TURNS)
                                    * Math.exp(0.03 * random.nextGaussian()))))
            .count();

    assertThat(falls).isGreaterThan(380);
  }

  @Test
  void ofFewIterationsAnyFallCounts() {
    assertThat(ForkSlope.falls(turns(i -> 1e9 - i).subList(0, 5))).isTrue();
    assertThat(ForkSlope.falls(turns(i -> 1e9 + i).subList(0, 5))).isFalse();
    assertThat(ForkSlope.falls(turns(i -> 1e9))).isFalse();
  }

  @Test
  void noRateIsExtrapolatedFromTenMilliseconds() {
    List<Iteration> short30 =
        IntStream.range(0, 30)
            .mapToObj(i -> iteration(Iteration.Phase.MEASURED, 1, 3e-4, 3e5 * Math.exp(-0.01 * i)))
            .toList();

    assertThat(ForkSlope.perSecond(short30)).isEmpty();
    assertThat(ForkSlope.change(short30).orElseThrow()).isCloseTo(Math.expm1(-0.3), within(1e-3));
  }
}
