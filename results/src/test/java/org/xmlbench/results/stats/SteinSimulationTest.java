package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.simulate.World;

/**
 * Error rates where the first five blocks of a document choose how many it gets: coverage 94 to 96
 * %, and equal subjects separated in at most 5 % and three standard errors.
 */
class SteinSimulationTest {
  private static final int RUNS = 3000;
  private static final double LEAST = 0.94;
  private static final double MOST = 0.96;
  private static final SteinSampleSize RULE = SteinSampleSize.of(0.02);
  private static final int FIRST = RULE.firstBlocks();

  static List<World> worlds() {
    return World.all();
  }

  /** Of any fixed pair among nine, the number chosen by the widest pair near the top. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("worlds")
  void intervalsCoverTheTruthAsOftenAsStated(World world) {
    SplittableRandom random = new SplittableRandom(2);
    double[] effects = new double[9];
    Arrays.setAll(effects, i -> 0.01 * i);
    int covered = 0;
    int separated = 0;
    for (int run = 0; run < RUNS; run++) {
      double[][] truth = world.blocks(random, effects, RULE.mostBlocks()).logTimes();
      DocumentModel model = twoStages(truth);
      int a = random.nextInt(9);
      int b = (a + 1 + random.nextInt(8)) % 9;
      double error = model.mean(a) - model.mean(b) - (effects[a] - effects[b]);
      covered += Math.abs(error) <= model.marginAlone(a, b) ? 1 : 0;
      separated += anyTrueDifferenceOutside(model, effects) ? 1 : 0;
    }
    assertThat((double) covered / RUNS).isBetween(LEAST - error(LEAST), MOST + error(MOST));
    assertThat((double) separated / RUNS).isLessThanOrEqualTo(0.05 + 3 * error(0.05));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("worlds")
  void equalSubjectsAreSeldomSeparated(World world) {
    for (int subjects : new int[] {9, 20}) {
      SplittableRandom random = new SplittableRandom(subjects);
      int separated = 0;
      int runs = 1500;
      for (int run = 0; run < runs; run++) {
        double[][] times = world.blocks(random, new double[subjects], RULE.mostBlocks()).logTimes();
        separated += ComparisonSimulationTest.anySeparated(twoStages(times).pairs()) ? 1 : 0;
      }
      assertThat((double) separated / runs)
          .isLessThanOrEqualTo(0.05 + 3 * Math.sqrt(0.05 * 0.95 / runs));
    }
  }

  /**
   * Given N. One document's N follows from its s0, so that for one fixed spread no interval can
   * hold what it states for each N; over documents of all spreads it does: an N of 5, or of 30, is
   * no reason to trust the interval less.
   */
  @Test
  void intervalsCoverTheTruthAlsoGivenTheNumberOfBlocks() {
    SplittableRandom random = new SplittableRandom(4);
    TreeMap<Integer, int[]> byNumber = new TreeMap<>();
    for (int run = 0; run < 60_000; run++) {
      double spread = 1e-5 * Math.exp(random.nextDouble() * Math.log(1e6));
      double[] differences = new double[RULE.mostBlocks()];
      Arrays.setAll(differences, j -> spread * random.nextGaussian());
      double s0 = deviation(differences, FIRST);
      int n = RULE.blocks(s0);
      int stratum = n == FIRST ? 5 : n < 12 ? 6 : n < RULE.mostBlocks() ? 12 : 30;
      int[] counts = byNumber.computeIfAbsent(stratum, key -> new int[2]);
      counts[0]++;
      counts[1] += Math.abs(mean(differences, n)) <= RULE.halfWidth(s0, n) ? 1 : 0;
    }
    assertThat(byNumber).containsOnlyKeys(5, 6, 12, 30);
    byNumber.forEach(
        (n, counts) -> {
          double standardError = Math.sqrt(0.05 * 0.95 / counts[0]);
          assertThat((double) counts[1] / counts[0])
              .as("coverage of %d documents from N = %d", counts[0], n)
              .isBetween(LEAST - standardError, MOST + standardError);
        });
  }

  /** docs/methodology.md: to look after 5, 10, 20 and 30 blocks and stop when it is narrow. */
  @Test
  void stoppingWhenTheIntervalIsNarrowCoversTooSeldom() {
    int stein = 0;
    int looks = 0;
    SplittableRandom random = new SplittableRandom(5);
    for (int run = 0; run < RUNS; run++) {
      double[] differences = new double[RULE.mostBlocks()];
      Arrays.setAll(differences, j -> 0.025 * random.nextGaussian());
      double s0 = deviation(differences, FIRST);
      int n = RULE.blocks(s0);
      stein += Math.abs(mean(differences, n)) <= RULE.halfWidth(s0, n) ? 1 : 0;
      looks += looksCover(differences) ? 1 : 0;
    }
    assertThat((double) stein / RUNS).isBetween(LEAST, MOST);
    assertThat((double) looks / RUNS).isLessThan(LEAST);
  }

  private static boolean looksCover(double[] differences) {
    for (int n : new int[] {5, 10, 20, 30}) {
      double half = new SteinSampleSize(0.02, n, n).halfWidth(deviation(differences, n), n);
      if (half <= 0.01 || n == 30) {
        return Math.abs(mean(differences, n)) <= half;
      }
    }
    throw new AssertionError("the last look ends it");
  }

  private static DocumentModel twoStages(double[][] times) {
    double[][] first =
        Arrays.stream(times).map(row -> Arrays.copyOf(row, FIRST)).toArray(double[][]::new);
    int n = RULE.blocks(DocumentModel.ofFixedSize(first).widestNearTop().deviation());
    return DocumentModel.ofTwoStages(
        Arrays.stream(times).map(row -> Arrays.copyOf(row, n)).toArray(double[][]::new), FIRST);
  }

  /** Whether any of the intervals that hold at once misses its true difference. */
  private static boolean anyTrueDifferenceOutside(DocumentModel model, double[] effects) {
    for (int i = 0; i < effects.length; i++) {
      for (int j = 0; j < i; j++) {
        double error = model.pairs().difference(i, j) - (effects[i] - effects[j]);
        if (Math.abs(error) > model.pairs().margin(i, j)) {
          return true;
        }
      }
    }
    return false;
  }

  private static double error(double rate) {
    return Math.sqrt(rate * (1 - rate) / RUNS);
  }

  private static double mean(double[] values, int n) {
    return Arrays.stream(values, 0, n).average().orElseThrow();
  }

  private static double deviation(double[] values, int n) {
    double mean = mean(values, n);
    double squares =
        Arrays.stream(values, 0, n).map(value -> (value - mean) * (value - mean)).sum();
    return Math.sqrt(squares / (n - 1));
  }
}
