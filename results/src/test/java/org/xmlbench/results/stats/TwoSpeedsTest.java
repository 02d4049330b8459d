package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forks of two speeds are found, and others seldom taken for such. */
class TwoSpeedsTest {
  private static final double SPREAD = 0.01;

  private static double[][] times(
      SplittableRandom random, int subjects, int blocks, ToDoubleFunction<Integer> slowFirst) {
    double[][] times = new double[subjects][blocks];
    for (int j = 0; j < blocks; j++) {
      double block = 0.05 * random.nextGaussian();
      for (int i = 0; i < subjects; i++) {
        times[i][j] = block + SPREAD * random.nextGaussian();
      }
      times[0][j] += slowFirst.applyAsDouble(j);
    }
    return times;
  }

  private static BestModel model(double[][] times) {
    boolean[] all = new boolean[times.length];
    Arrays.fill(all, true);
    return new BestModel(times, all);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8})
  void normalForksAreLabelledInAtMostOneOfAHundred(int blocks) {
    SplittableRandom random = new SplittableRandom(blocks);
    int labelled = 0;
    int subjects = 0;
    for (int document = 0; document < 300; document++) {
      for (int number : new int[] {5, 7, 20}) {
        BestModel model = model(times(random, number, blocks, j -> 0));
        for (int i = 0; i < number; i++) {
          labelled += model.twoSpeeds(i).isPresent() ? 1 : 0;
          subjects++;
        }
      }
    }
    assertThat((double) labelled / subjects).isLessThan(0.01 + 3 * Math.sqrt(0.01 / subjects));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void halfOfTheForksAFifthSlowerAreFound(int blocks) {
    SplittableRandom random = new SplittableRandom(1);
    int found = 0;
    for (int run = 0; run < 200; run++) {
      TwoSpeeds label =
          model(times(random, 7, blocks, j -> j % 2 * Math.log(1.2))).twoSpeeds(0).orElse(null);
      found += label == null ? 0 : 1;
      if (label != null) {
        assertThat(label.slow()).isEqualTo(blocks / 2);
        assertThat(label.forks()).isEqualTo(blocks);
        assertThat(label.percent()).isBetween(15.0, 25.0);
        assertThat(label.text()).startsWith("two speeds: " + blocks / 2 + " of " + blocks);
      }
    }
    assertThat(found).isGreaterThan(190);
  }

  @Test
  void threeBlocksOrTwoSubjectsShowNothing() {
    SplittableRandom random = new SplittableRandom(2);

    assertThat(model(times(random, 7, 3, j -> j % 2)).twoSpeeds(0)).isEmpty();
    assertThat(model(times(random, 2, 6, j -> j % 2)).twoSpeeds(0)).isEmpty();
  }

  /** It separates nothing, and another is the fastest of those that are ordered. */
  @Test
  void aSubjectOfTwoSpeedsOrdersNothing() {
    double[][] times = times(new SplittableRandom(3), 7, 6, j -> j % 2 * Math.log(1.3) - 0.5);
    BestModel model = model(times);
    AllPairs pairs = model.pairs();

    assertThat(model.lowest()).isZero();
    assertThat(model.orderedBest()).isNotZero();
    for (int i = 1; i < 7; i++) {
      assertThat(pairs.separated(0, i)).isFalse();
    }
  }
}
