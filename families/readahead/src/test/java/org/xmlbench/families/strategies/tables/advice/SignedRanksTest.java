package org.xmlbench.families.strategies.tables.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.results.stats.Estimate;

class SignedRanksTest {
  /** Published critical values: reject at a rank sum of at most T, that is T + 1 sums. */
  @ParameterizedTest
  @CsvSource({
    "5,0.025,-1",
    "6,0.025,0",
    "8,0.025,3",
    "10,0.025,8",
    "12,0.025,13",
    "10,0.05,10",
    "20,0.05,60"
  })
  void criticalValuesAreThoseOfTheTables(int n, double oneSided, int critical) {
    assertThat(SignedRanks.outside(n, oneSided)).isEqualTo(critical + 1);
  }

  @Test
  void theCentreIsTheMedianOfPairwiseMeans() {
    Estimate centre = SignedRanks.centre(new double[] {1, 2, 3, 4, 5, 6, 7, 1000}, 0.025);
    assertThat(centre.value()).isCloseTo(4.5, within(0.5));
    assertThat(centre.low()).isCloseTo(2, within(0.51));
    assertThat(centre.high()).isGreaterThan(centre.value());
  }

  @Test
  void twoValuesHaveNoInterval() {
    Estimate centre = SignedRanks.centre(new double[] {1, 3}, 0.025);
    assertThat(centre.value()).isEqualTo(2);
    assertThat(centre.low()).isNull();
  }

  @Test
  void theLowerEndIsAboveTheTruthAsRarelyAsStated() {
    SplittableRandom random = new SplittableRandom(60);
    int runs = 20_000;
    int wrong = 0;
    for (int run = 0; run < runs; run++) {
      double[] values = random.doubles(10, -1, 1).map(value -> value * value * value).toArray();
      wrong += SignedRanks.centre(values, 0.025).low() > 0 ? 1 : 0;
    }
    assertThat((double) wrong / runs).isCloseTo(25.0 / 1024, within(0.004));
  }
}
