package org.xmlbench.results.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LevelTestTest {
  /** Welch's t = 3.6006 on 11.789 degrees of freedom; the tail by numerical integration. */
  @Test
  void isWelchsTestWhereVariancesAreAboveTheFloor() {
    double[] values = {1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 7.5, 9, 10.5, 12, 13.5, 15};

    assertThat(new LevelTest(values).probability(0, 9, 16)).isCloseTo(0.003741831725, within(1e-9));
  }

  @Test
  void noiseIsTheStandardDeviationOfAValueWhateverTheLevelsAndSpikes() {
    SplittableRandom random = new SplittableRandom(7);
    double[] values = new double[20_000];
    Arrays.setAll(values, i -> 0.02 * random.nextGaussian() + (i < 9_000 ? 0 : 3));
    values[500] = 100;

    assertThat(LevelTest.noise(values)).isCloseTo(0.02, within(0.001));
  }

  @Test
  void shortStretchesThatAgreeByChanceHaveTheNoiseOfTheSeries() {
    double[] values = {0, 1, 0, 1, 0, 1, 0, 1.5, 1.5, 1.5};
    LevelTest test = new LevelTest(values);

    assertThat(test.probability(0, 7, 10)).isGreaterThan(0.01);
  }

  @Test
  void equalValuesAreNoChangeAndExactStepsAreCertain() {
    LevelTest test = new LevelTest(new double[] {1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2});

    assertThat(test.probability(0, 3, 6)).isEqualTo(1);
    assertThat(test.probability(0, 6, 12)).isLessThan(1e-50);
  }
}
