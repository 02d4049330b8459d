package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RandomizedBlocksTest {
  private static final double[] EFFECTS = {0.3, 0.0, 0.1};

  @Test
  void additiveEffectsLeaveNoResidual() {
    double[][] responses = new double[3][4];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 4; j++) {
        responses[i][j] = 5 + EFFECTS[i] + 10 * j;
      }
    }
    RandomizedBlocks model = RandomizedBlocks.fit(responses);

    assertThat(model.lowest()).isEqualTo(1);
    assertThat(model.mean(0) - model.mean(1)).isCloseTo(0.3, within(1e-12));
    assertThat(model.margin(0.95)).isCloseTo(0, within(1e-12));
  }

  /** By hand: residuals ±0.5 in each cell, sum of squares 1, one degree of freedom. */
  @Test
  void marginIsTukeys() {
    RandomizedBlocks model = RandomizedBlocks.fit(new double[][] {{1, 2}, {3, 2}});

    double q = new StudentizedRange(2, 1).quantile(0.95);
    assertThat(model.margin(0.95)).isCloseTo(q * Math.sqrt(1.0 / 2), within(1e-9));
  }

  @Test
  void oneBlockOrOneSubjectHasNoMargin() {
    assertThat(RandomizedBlocks.fit(new double[][] {{1}, {2}}).hasMargin()).isFalse();
    assertThat(RandomizedBlocks.fit(new double[][] {{1, 2}}).hasMargin()).isFalse();
  }

  /** Statistics.md 7: nine equal subjects in five blocks must not be separated more than stated. */
  @Test
  void equalSubjectsAreSeparatedAsOftenAsStated() {
    int runs = 4000;
    int separated = 0;
    SplittableRandom random = new SplittableRandom(7);
    double q = new StudentizedRange(9, 32).quantile(0.95);
    for (int run = 0; run < runs; run++) {
      double[][] responses = new double[9][5];
      for (int j = 0; j < 5; j++) {
        double block = 3 * random.nextGaussian();
        for (int i = 0; i < 9; i++) {
          responses[i][j] = block + random.nextGaussian();
        }
      }
      separated += anySeparated(RandomizedBlocks.fit(responses), q) ? 1 : 0;
    }
    double rate = (double) separated / runs;
    assertThat(rate).isCloseTo(0.05, within(3 * Math.sqrt(0.05 * 0.95 / runs)));
  }

  private static boolean anySeparated(RandomizedBlocks model, double q) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 9; i++) {
      low = Math.min(low, model.mean(i));
      high = Math.max(high, model.mean(i));
    }
    return high - low > q * model.standardError();
  }
}
