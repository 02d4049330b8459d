package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MinimumDetectableEffectTest {
  /** R: {@code power.t.test(n = 20, delta = 1, sd = 1)} gives 0.8689528, with 38 degrees. */
  @Test
  void powerIsThatOfR() {
    double noncentrality = Math.sqrt(10);

    assertThat(SampleSpread.of(39).power(noncentrality / Math.sqrt(39), 0.025))
        .isCloseTo(0.8689528, within(1e-7));
  }

  @ParameterizedTest
  @CsvSource({"2, 0.05", "5, 0.2", "20, 0.01", "20, 0.0001", "1000, 0.01"})
  void withoutAnEffectThePowerIsTheLevel(int n, double level) {
    assertThat(SampleSpread.of(n).power(0, level)).isCloseTo(level, within(1e-7));
  }

  @ParameterizedTest
  @CsvSource({"2, 0.05", "5, 0.01", "20, 0.01", "25, 0.005", "200, 0.00017"})
  void theEffectHasThePower(int n, double alpha) {
    double effect = MinimumDetectableEffect.of(0.026, n, alpha, 0.9, 0.02);
    double distance = (Math.log1p(effect) - Math.log1p(0.02)) / 0.026;

    assertThat(SampleSpread.of(n).power(distance, alpha)).isCloseTo(0.9, within(1e-6));
  }

  /** A spread of 2.6 %, 20 blocks, power 0.9: about +4.3 %. */
  @Test
  void theStatedExample() {
    assertThat(MinimumDetectableEffect.of(0.026, 20, 0.01, 0.9, 0.02))
        .isCloseTo(0.043, within(0.001));
    assertThat(MinimumDetectableEffect.of(0, 20, 0.01, 0.9, 0.02)).isEqualTo(0.02);
  }

  /** Why the sum of two central quantiles is not used. */
  @Test
  void theSumOfTwoQuantilesPromisesTooMuch() {
    TDistribution t = TDistribution.of(19);
    double alpha = 0.01 / 60;
    double sum = t.inverseSurvivalProbability(alpha) + t.inverseCumulativeProbability(0.9);

    assertThat(SampleSpread.of(20).power(sum / Math.sqrt(20), alpha)).isBetween(0.87, 0.875);
  }

  @Test
  void smallerSharesOfTheErrorAndHigherPowerCostMore() {
    double one = MinimumDetectableEffect.of(0.026, 20, 0.01, 0.8, 0.02);
    double ten = MinimumDetectableEffect.of(0.026, 20, 0.001, 0.8, 0.02);
    double sure = MinimumDetectableEffect.of(0.026, 20, 0.001, 0.9, 0.02);

    assertThat(ten).isGreaterThan(one);
    assertThat(sure).isGreaterThan(ten);
  }

  /** The screening loses some: the whole gate's effect is above that of stage 2 alone. */
  @ParameterizedTest
  @CsvSource({"0.005, 1", "0.015, 1", "0.026, 4", "0.05, 60"})
  void theWholeGateDetectsItsEffectWithThePower(double sd, int confirmed) {
    var settings = GateSettings.defaults();
    GatePower power = GatePower.of(settings, sd, confirmed);
    double effect = power.minimumDetectableEffect(0.9);

    assertThat(power.detecting(1 + effect)).isCloseTo(0.9, within(1e-6));
    assertThat(effect)
        .isGreaterThan(MinimumDetectableEffect.of(sd, 20, 0.01 / confirmed, 0.9, 0.02));
  }

  @Test
  void withoutSpreadEverythingAboveTheMarginIsSeen() {
    GatePower power = GatePower.of(GateSettings.defaults(), 0, 3);

    assertThat(power.minimumDetectableEffect(0.9)).isEqualTo(0.02);
    assertThat(power.detecting(1.021)).isOne();
    assertThat(power.detecting(1.019)).isZero();
  }

  /** The formula of the first stage against the rule itself. */
  @ParameterizedTest
  @CsvSource({"1.0", "1.02", "1.05"})
  void enteringIsWhatScreeningDoes(double ratio) {
    var settings = GateSettings.defaults();
    double sd = 0.03;
    var random = new SplittableRandom(11);
    int runs = 20_000;
    int entered = 0;
    for (int run = 0; run < runs; run++) {
      double[] values = new double[settings.screenBlocks()];
      for (int i = 0; i < values.length; i++) {
        values[i] = Math.log(ratio) + sd * random.nextGaussian();
      }
      entered += Screening.of(settings, BlockDifferences.of(values)).entersConfirmation() ? 1 : 0;
    }

    assertThat(GatePower.of(settings, sd, 1).entering(ratio))
        .isCloseTo((double) entered / runs, within(0.011));
  }
}
