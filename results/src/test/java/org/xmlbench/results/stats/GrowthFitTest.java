package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrowthFitTest {
  private static final long[] SIZES = {10, 100, 1000, 10_000};
  private static final int RUNS = 4000;
  private static final double FORK_SPREAD = 0.03;
  private static final double ROUND_SPREAD = 0.05;

  /** A run's times: every round has its state, every fork its own. */
  private static TreeMap<Long, Map<Integer, Double>> times(
      long[] sizes, int rounds, DoubleUnaryOperator time, double spread, SplittableRandom random) {
    TreeMap<Long, Map<Integer, Double>> times = new TreeMap<>();
    for (int round = 1; round <= rounds; round++) {
      double state = ROUND_SPREAD * random.nextGaussian();
      for (long size : sizes) {
        double log = Math.log(time.applyAsDouble(size)) + state + spread * random.nextGaussian();
        times.computeIfAbsent(size, any -> new HashMap<>()).put(round, Math.exp(log));
      }
    }
    return times;
  }

  private static Growth fit(long[] sizes, int rounds, DoubleUnaryOperator time, double spread) {
    return new GrowthFit(SizeUnit.N, times(sizes, rounds, time, spread, new SplittableRandom(7)))
        .growth(Comparison.CONFIDENCE);
  }

  private static boolean holds(Estimate estimate, double truth) {
    return estimate.low() <= truth && truth <= estimate.high();
  }

  /** Share of runs with a property, and its allowed error of three standard errors. */
  private static void assertShare(long count, double expected) {
    double error = 3 * Math.sqrt(expected * (1 - expected) / RUNS);
    assertThat((double) count / RUNS).isCloseTo(expected, within(error));
  }

  @Test
  void aPowerWithoutNoiseIsFoundExactly() {
    Growth growth = fit(SIZES, 3, n -> 4 * Math.pow(n, 1.3), 0);

    assertThat(growth.power().value()).isCloseTo(1.3, within(1e-9));
    assertThat(growth.localPower().value()).isCloseTo(1.3, within(1e-9));
    assertThat(growth.fitted()).extracting(Growth.FittedPoint::size).containsExactly(10L, 10_000L);
    double ends = growth.fitted().getLast().micros() / growth.fitted().getFirst().micros();
    assertThat(ends).isCloseTo(Math.pow(1000, 1.3), within(1e-6 * ends));
    assertThat(growth.verdict()).isEqualTo(Growth.Verdict.FASTER);
    assertThat(growth.says()).isEqualTo("faster than n");
  }

  @ParameterizedTest
  @CsvSource({"0.7, 3", "1, 3", "1.2, 3", "1, 5", "1.2, 10"})
  void theIntervalHoldsTheTruePowerInNinetyFivePercent(double power, int rounds) {
    SplittableRandom random = new SplittableRandom(42);
    long all = 0;
    long local = 0;
    for (int i = 0; i < RUNS; i++) {
      Growth growth =
          new GrowthFit(
                  SizeUnit.N,
                  times(SIZES, rounds, n -> 3 * Math.pow(n, power), FORK_SPREAD, random.split()))
              .growth(Comparison.CONFIDENCE);
      all += holds(growth.power(), power) ? 1 : 0;
      local += holds(growth.localPower(), power) ? 1 : 0;
    }

    assertShare(all, Comparison.CONFIDENCE);
    assertShare(local, Comparison.CONFIDENCE);
  }

  private static long faster(int rounds, DoubleUnaryOperator time) {
    return faster(rounds, time, FORK_SPREAD);
  }

  private static long faster(int rounds, DoubleUnaryOperator time, double spread) {
    SplittableRandom random = new SplittableRandom(43);
    return IntStream.range(0, RUNS)
        .mapToObj(i -> times(SIZES, rounds, time, spread, random.split()))
        .map(times -> new GrowthFit(SizeUnit.N, times).growth(Comparison.CONFIDENCE))
        .filter(growth -> growth.verdict() == Growth.Verdict.FASTER)
        .count();
  }

  /**
   * A twentieth of two-sided intervals miss a power of 1, half of these above it; where noise is so
   * large that none lies within the margin, each of these is called faster.
   */
  @Test
  void timeInProportionIsSeldomCalledFaster() {
    assertShare(faster(3, n -> 3 * n, 5 * FORK_SPREAD), (1 - Comparison.CONFIDENCE) / 2);
    assertThat((double) faster(3, n -> 3 * n, FORK_SPREAD) / RUNS)
        .isLessThan((1 - Comparison.CONFIDENCE) / 2);
  }

  @Test
  void aPowerWithinTheMarginIsInProportion() {
    assertThat(fit(SIZES, 5, n -> n, 0.005).verdict()).isEqualTo(Growth.Verdict.IN_PROPORTION);
    assertThat(fit(SIZES, 5, n -> Math.pow(n, 1.03), 0.001).says()).isEqualTo("in proportion to n");
    assertThat(fit(SIZES, 5, n -> Math.pow(n, 0.97), 0.001).says()).isEqualTo("in proportion to n");
    assertThat(fit(SIZES, 5, n -> Math.pow(n, 1.06), 0.001).says()).isEqualTo("faster than n");
    assertThat(fit(SIZES, 5, n -> Math.pow(n, 0.94), 0.001).says()).isEqualTo("not faster than n");
  }

  /** An interval around the upper edge decides nothing unless it leaves 1 out. */
  @Test
  void anIntervalAcrossTheMarginIsFasterOnlyAboveOne() {
    assertThat(fit(SIZES, 5, n -> Math.pow(n, 1.05), 0.01).says()).isEqualTo("faster than n");
    assertThat(fit(SIZES, 5, n -> Math.pow(n, 1.05), 0.1).says()).isEqualTo("cannot be told");
  }

  @ParameterizedTest
  @CsvSource({"10, 3", "1000, 3", "1000, 10", "100000, 5"})
  void aFixedCostIsNotCalledFasterMoreOften(double fixed, int rounds) {
    double allowed = (1 - Comparison.CONFIDENCE) / 2;
    double error = 3 * Math.sqrt(allowed * (1 - allowed) / RUNS);

    assertThat((double) faster(rounds, n -> fixed + n) / RUNS).isLessThan(allowed + error);
    Growth growth = fit(SIZES, 5, n -> fixed + n, 0.001);
    assertThat(growth.power().high()).isLessThan(1);
    assertThat(growth.localPower().value()).isGreaterThan(growth.power().value());
    assertThat(growth.verdict()).isNotEqualTo(Growth.Verdict.FASTER);
  }

  /** What the whole fit hides: a fixed cost where n is small, a square where it is large. */
  @Test
  void growthAtLargeSizesIsSeenThroughAFixedCost() {
    Growth growth = fit(SIZES, 5, n -> 1000 + n + n * n / 1000, 0.01);

    assertThat(growth.power().high()).isLessThan(1);
    assertThat(growth.says()).isEqualTo("faster than n");
  }

  @Test
  void lessThanInProportionIsNotFasterAndNoiseIsUndecided() {
    assertThat(fit(SIZES, 5, n -> Math.sqrt(n), 0.01).says()).isEqualTo("not faster than n");
    assertThat(fit(SIZES, 5, n -> n, 0.3).says()).isEqualTo("cannot be told");
  }

  @Test
  void withTooFewSizesOrRoundsThereIsNoVerdictAndTheReasonIsGiven() {
    Growth ofTwoSizes = fit(new long[] {10, 100}, 5, n -> n * n, 0.01);
    Growth ofTwoRounds = fit(SIZES, 2, n -> n * n, 0.01);
    Growth ofOneRound = fit(SIZES, 1, n -> n * n, 0.01);
    Growth ofOneSize = fit(new long[] {10}, 5, n -> n, 0.01);

    assertThat(ofTwoSizes.verdict()).isNull();
    assertThat(ofTwoSizes.power().value()).isCloseTo(2, within(0.1));
    assertThat(ofTwoSizes.says()).isEqualTo("no verdict: it needs 3 sizes, and there are 2");
    assertThat(ofTwoRounds.verdict()).isNull();
    assertThat(ofTwoRounds.says())
        .isEqualTo("no verdict: it needs 3 rounds with all sizes, and there are 2");
    assertThat(ofOneRound.power().low()).isNull();
    assertThat(ofOneRound.says()).endsWith("there is 1");
    assertThat(ofOneSize.power()).isNull();
    assertThat(ofOneSize.fitted()).isEmpty();
  }

  @Test
  void onlyRoundsWithAllSizesCount() {
    TreeMap<Long, Map<Integer, Double>> times =
        times(SIZES, 5, n -> n, FORK_SPREAD, new SplittableRandom(7));
    times.get(100L).remove(2);
    times.get(1000L).remove(4);

    Growth growth = new GrowthFit(SizeUnit.N, times).growth(Comparison.CONFIDENCE);

    assertThat(growth.rounds()).isEqualTo(3);
    assertThat(growth.sizes()).isEqualTo(4);
  }

  @Test
  void ofBytesTheWordsAreOfSize() {
    TreeMap<Long, Map<Integer, Double>> times =
        times(SIZES, 5, n -> n * n, FORK_SPREAD, new SplittableRandom(7));

    assertThat(new GrowthFit(SizeUnit.BYTES, times).growth(Comparison.CONFIDENCE).says())
        .isEqualTo("faster than size");
  }
}
