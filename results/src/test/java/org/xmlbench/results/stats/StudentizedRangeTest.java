package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudentizedRangeTest {
  /** Pearson and Hartley, Biometrika Tables for Statisticians, vol. 1, table 29. */
  @ParameterizedTest
  @CsvSource({
    ".95, 3, 5, 4.60",
    ".95, 5, 5, 5.67",
    ".95, 3, 10, 3.88",
    ".95, 5, 10, 4.65",
    ".95, 10, 10, 5.60",
    ".95, 3, 20, 3.58",
    ".95, 5, 20, 4.23",
    ".95, 10, 20, 5.01",
    ".95, 9, 30, 4.72",
    ".95, 9, 40, 4.63",
    ".99, 3, 10, 5.27",
    ".99, 5, 10, 6.14",
    ".99, 3, 20, 4.64",
    ".99, 5, 20, 5.29",
    ".95, 3, 1000000, 3.31",
    ".95, 10, 1000000, 4.47"
  })
  void quantilesAreThoseOfThePublishedTable(double p, int groups, double freedom, double expected) {
    assertThat(new StudentizedRange(groups, freedom).quantile(p))
        .isCloseTo(expected, within(0.006));
  }

  @Test
  void threeDecimalsOfAKnownValue() {
    assertThat(new StudentizedRange(3, 10).quantile(0.95)).isCloseTo(3.877, within(0.001));
  }

  /** The range of two means is √2 times the absolute value of Student's t. */
  @Property(tries = 60)
  void twoGroupsAreStudentsT(
      @ForAll @IntRange(min = 1, max = 200) int freedom,
      @ForAll @DoubleRange(min = 0.05, max = 0.99) double p) {
    double t = TDistribution.of(freedom).inverseCumulativeProbability(1 - (1 - p) / 2);

    double q = new StudentizedRange(2, freedom).quantile(p);

    assertThat(q).isCloseTo(Math.sqrt(2) * t, within(1e-5 * Math.max(1, q)));
  }

  @Property(tries = 60)
  void quantileInvertsTheCumulativeProbability(
      @ForAll @IntRange(min = 2, max = 30) int groups,
      @ForAll @IntRange(min = 2, max = 300) int freedom,
      @ForAll @IntRange(min = 50, max = 999) int permille) {
    double p = permille / 1000.0;
    StudentizedRange range = new StudentizedRange(groups, freedom);

    assertThat(range.cumulativeProbability(range.quantile(p))).isCloseTo(p, within(1e-6));
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> new StudentizedRange(1, 10))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new StudentizedRange(3, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new StudentizedRange(3, 10).quantile(1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
