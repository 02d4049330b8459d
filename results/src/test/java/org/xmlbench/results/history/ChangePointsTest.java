package org.xmlbench.results.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * The guarantees of the change points: by properties where they hold always, else by simulation.
 */
class ChangePointsTest {
  private static final double TEN_PERCENT = Math.log(1.1);

  /** Standard deviation of a run's figure on a host in good order. */
  private static final double NOISE = 0.01;

  private static final int SERIES = 2000;
  private static final int NEAR = 2;

  private final SplittableRandom random = new SplittableRandom(20261101);

  @Test
  void constantNoiseHasFewerChangesThanStated() {
    // Stated: 0.7 % of series of 50. The bound leaves three standard errors of 2000 series.
    assertThat(share(Series.of(50), changes -> !changes.isEmpty())).isLessThan(0.007 + 3 * 0.0019);
    assertThat(share(Series.of(20), changes -> !changes.isEmpty())).isLessThan(0.007);
    assertThat(share(Series.of(6), changes -> !changes.isEmpty())).isLessThan(0.002);
  }

  @Test
  void aSingleSpikeIsNoChangeWhateverItsHeight() {
    for (double height : new double[] {0.03, 0.1, 1, -1}) {
      for (int at = 0; at < 50; at += 7) {
        int spike = at;
        double near =
            share(
                200,
                Series.of(50).shifted(at, at + 1, height),
                changes -> changes.stream().anyMatch(change -> near(change, spike)));
        assertThat(near).as("spike of %s at %d", height, at).isLessThanOrEqualTo(0.005);
      }
    }
  }

  @Test
  void twoSpikesSideBySideAreNoLevel() {
    assertThat(share(Series.of(50).shifted(20, 22, 1), changes -> !changes.isEmpty()))
        .isLessThan(0.013);
  }

  @Test
  void aStepOfFiveRunsIsFoundNearItsPlace() {
    for (int before : new int[] {5, 10, 20, 45}) {
      Predicate<List<ChangePoints.Change>> found =
          changes -> changes.size() == 1 && isNear(changes.getFirst(), before, TEN_PERCENT);
      assertThat(share(200, Series.of(before + 5).shifted(before, before + 5, TEN_PERCENT), found))
          .as("after %d runs", before)
          .isGreaterThan(0.95);
    }
  }

  @Test
  void alsoWithTwiceTheNoiseAStepIsMostlyFound() {
    Series series = new Series(30, 2 * NOISE, 20, 30, TEN_PERCENT);

    assertThat(share(200, series, changes -> changes.stream().anyMatch(c -> near(c, 20))))
        .isGreaterThan(0.95);
  }

  @Test
  void aLevelOfFiveRunsInsideALongHistoryIsFound() {
    Predicate<List<ChangePoints.Change>> found =
        changes ->
            changes.size() == 2
                && isNear(changes.getFirst(), 40, TEN_PERCENT)
                && isNear(changes.getLast(), 45, -TEN_PERCENT);

    assertThat(share(200, Series.of(90).shifted(40, 45, TEN_PERCENT), found)).isGreaterThan(0.95);
  }

  @Test
  void fewerThanTwoShortestLevelsShowNothing() {
    for (int size = 0; size < 6; size++) {
      double[] values = new double[size];
      Arrays.setAll(values, i -> i < 3 ? 0 : 100);
      assertThat(ChangePoints.find(values)).isEmpty();
    }
    assertThat(ChangePoints.find(new double[] {0, 0, 0, 100, 100, 100})).hasSize(1);
  }

  @Property(tries = 300)
  void aSpikeInASeriesWithoutNoiseIsNoChange(
      @ForAll @IntRange(min = 6, max = 120) int size,
      @ForAll @IntRange(max = 119) int place,
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double height) {
    double[] values = new double[size];
    values[place % size] = height;

    assertThat(ChangePoints.find(values)).isEmpty();
  }

  @Property(tries = 200)
  void equalValuesHaveNoChangeWhateverTheirRounding(
      @ForAll @IntRange(max = 120) int size,
      @ForAll @DoubleRange(min = -20, max = 20) double value) {
    double[] values = new double[size];
    Arrays.fill(values, value);

    assertThat(ChangePoints.find(values)).isEmpty();
  }

  @Property(tries = 200)
  void levelsAreNeverShorterThanThreeAndUnitsDoNotMatter(
      @ForAll long seed, @ForAll @IntRange(min = 6, max = 60) int size) {
    SplittableRandom source = new SplittableRandom(seed);
    double[] values = new double[size];
    double level = 0;
    for (int i = 0; i < size; i++) {
      level = source.nextInt(8) == 0 ? source.nextGaussian() : level;
      values[i] = level + 0.01 * source.nextGaussian();
    }
    int last = 0;
    for (ChangePoints.Change change : ChangePoints.find(values)) {
      assertThat(change.index() - last).isGreaterThanOrEqualTo(3);
      assertThat(change.probability()).isLessThan(ChangePoints.PROBABILITY);
      last = change.index();
    }
    assertThat(last == 0 || size - last >= 3).isTrue();

    double[] otherUnit = Arrays.stream(values).map(value -> value + 4096).toArray();
    assertThat(indices(otherUnit)).isEqualTo(indices(values));
    double[] inverse = Arrays.stream(values).map(value -> -value).toArray();
    assertThat(indices(inverse)).isEqualTo(indices(values));
  }

  private static List<Integer> indices(double[] values) {
    return ChangePoints.find(values).stream().map(ChangePoints.Change::index).toList();
  }

  private static boolean near(ChangePoints.Change change, int place) {
    return Math.abs(change.index() - place) <= NEAR;
  }

  private static boolean isNear(ChangePoints.Change change, int place, double size) {
    return near(change, place) && Math.abs(change.after() - change.before() - size) < 0.03;
  }

  /** Normal noise around one level, shifted in a part of it. */
  private record Series(int size, double noise, int from, int to, double shift) {
    static Series of(int size) {
      return new Series(size, NOISE, 0, 0, 0);
    }

    Series shifted(int start, int end, double by) {
      return new Series(size, noise, start, end, by);
    }

    double[] draw(SplittableRandom random) {
      double[] values = new double[size];
      Arrays.setAll(values, i -> noise * random.nextGaussian() + (i >= from && i < to ? shift : 0));
      return values;
    }
  }

  private double share(Series series, Predicate<List<ChangePoints.Change>> what) {
    return share(SERIES, series, what);
  }

  private double share(int count, Series series, Predicate<List<ChangePoints.Change>> what) {
    int hits = 0;
    for (int i = 0; i < count; i++) {
      hits += what.test(ChangePoints.find(series.draw(random))) ? 1 : 0;
    }
    return (double) hits / count;
  }
}
