package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.simulate.World;

/**
 * The comparison's error rates, over documents whose subjects are equal (bounds: any false
 * separation at most 5 % and three standard errors; coverage 94 to 96 %).
 */
class ComparisonSimulationTest {
  private static final int RUNS = 2000;
  private static final double NOMINAL = 0.05;

  static List<World> worlds() {
    return World.all();
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void nineEqualSubjectsAreSeldomSeparated(World world) {
    assertAtMostNominal(rate(world, 9, 5, ComparisonSimulationTest::anySeparated));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("worlds")
  void nineEqualSubjectsAreSeldomSeparatedByAnyNumberOfBlocks(World world) {
    for (int blocks : new int[] {5, 10, 20}) {
      assertAtMostNominal(rate(world, 9, blocks, ComparisonSimulationTest::anySeparated));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("worlds")
  void twentyEqualSubjectsAreSeldomSeparated(World world) {
    for (int blocks : new int[] {5, 10, 20}) {
      assertAtMostNominal(rate(world, 20, blocks, ComparisonSimulationTest::anySeparated));
    }
  }

  /** The best was chosen by looking: see "Many subjects" in docs/methodology.md. */
  @ParameterizedTest
  @CsvSource("9, 10")
  void bestAgainstTheRestWithHolmSeparatesNineTooOften(int subjects, int blocks) {
    bestAgainstTheRestWithHolmSeparatesTooOften(subjects, blocks);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"9, 10", "9, 20", "20, 10", "20, 20"})
  void bestAgainstTheRestWithHolmSeparatesTooOften(int subjects, int blocks) {
    double rate =
        rate(World.normal(), subjects, blocks, ComparisonSimulationTest::anySeparatedFromBest);

    assertThat(rate).isGreaterThan(limit());
  }

  /** Standard deviations of the subjects, up to a common factor; the least is the world's own. */
  private enum Spreads {
    ONE_10 {
      @Override
      double factor(int subject, int subjects, SplittableRandom random) {
        return subject == 0 ? 10 : 1;
      }
    },
    ONE_5 {
      @Override
      double factor(int subject, int subjects, SplittableRandom random) {
        return subject == 0 ? 5 : 1;
      }
    },
    ONE_3 {
      @Override
      double factor(int subject, int subjects, SplittableRandom random) {
        return subject == 0 ? 3 : 1;
      }
    },
    HALF_3 {
      @Override
      double factor(int subject, int subjects, SplittableRandom random) {
        return subject < subjects / 2 ? 3 : 1;
      }
    },
    LOG_NORMAL {
      @Override
      double factor(int subject, int subjects, SplittableRandom random) {
        return Math.exp(0.5 * random.nextGaussian());
      }
    };

    abstract double factor(int subject, int subjects, SplittableRandom random);
  }

  static List<Arguments> unequal() {
    List<Arguments> all = new ArrayList<>();
    for (World world : World.all()) {
      for (Spreads spreads : Spreads.values()) {
        all.add(Arguments.of(world, spreads));
      }
    }
    return all;
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("unequal")
  void subjectsThatVaryDifferentlyAreSeldomSeparated(World world, Spreads spreads) {
    for (int subjects : new int[] {9, 20}) {
      for (int blocks : new int[] {5, 10, 20}) {
        Rates rates = unequal(world, spreads, subjects, blocks);
        assertThat(rates.wrong())
            .as("%d subjects, %d blocks", subjects, blocks)
            .isLessThanOrEqualTo(limit(rates.runs()));
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Spreads.class)
  void withFewBlocksTheErrorRateHoldsToo(Spreads spreads) {
    for (int blocks : new int[] {3, 4}) {
      Rates rates = unequal(World.normal(), spreads, 9, blocks);
      assertThat(rates.wrong()).as("%d blocks", blocks).isLessThanOrEqualTo(limit(rates.runs()));
    }
  }

  @Test
  void withFewBlocksTheErrorRateHoldsWhereOneVariesMost() {
    Rates rates = unequal(World.normal(), Spreads.ONE_10, 9, 3);
    assertThat(rates.wrong()).isLessThanOrEqualTo(limit(rates.runs()));
  }

  /** As in a run of a few drivers, which people type. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Spreads.class)
  void withFewSubjectsTheErrorRateHoldsToo(Spreads spreads) {
    for (int subjects : new int[] {3, 4, 5, 6}) {
      for (int blocks : new int[] {3, 4, 5, 10}) {
        Rates rates = unequal(World.normal(), spreads, subjects, blocks);
        assertThat(rates.wrong())
            .as("%d subjects, %d blocks", subjects, blocks)
            .isLessThanOrEqualTo(limit(rates.runs()));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void threeEqualSubjectsAreSeldomSeparated(World world) {
    assertAtMostNominal(rate(world, 3, 3, ComparisonSimulationTest::anySeparated));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("worlds")
  void threeToFiveEqualSubjectsAreSeldomSeparated(World world) {
    for (int subjects : new int[] {3, 4, 5}) {
      for (int blocks : new int[] {3, 5, 10}) {
        assertAtMostNominal(rate(world, subjects, blocks, ComparisonSimulationTest::anySeparated));
      }
    }
  }

  @Test
  void twoBlocksSeparateNothing() {
    double[][] times = {{0, 0.001}, {1, 1.001}, {2, 2.001}};
    assertThat(DocumentModel.ofFixedSize(times).pairs()).isNull();
    assertThat(DocumentModel.ofFixedSize(Arrays.copyOf(times, 2)).pairs()).isNull();
  }

  /** Tukey's intervals over one residual for all, and that rule fails the same test. */
  @ParameterizedTest
  @EnumSource(value = Spreads.class, names = "ONE_10")
  void oneResidualForAllSeparatesTooOftenWhereOneVariesMost(Spreads spreads) {
    oneResidualForAllSeparatesTooOften(spreads);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Spreads.class)
  void oneResidualForAllSeparatesTooOften(Spreads spreads) {
    Rates rates = unequal(World.normal(), spreads, 9, 10);

    assertThat(rates.byTukey()).isGreaterThan(limit(rates.runs()));
  }

  private record Rates(int runs, double wrong, double byTukey) {}

  private static Rates unequal(World world, Spreads spreads, int subjects, int blocks) {
    int runs = subjects > 9 ? RUNS / 4 : RUNS;
    SplittableRandom random = new SplittableRandom(17 * subjects + blocks);
    World own = world.withoutMachine();
    double mean = Arrays.stream(noise(own, 20_000, random)).average().orElseThrow();
    int wrong = 0;
    int byTukey = 0;
    for (int run = 0; run < runs; run++) {
      double[][] times = world.blocks(random, new double[subjects], blocks).logTimes();
      double[] factors = new double[subjects];
      Arrays.setAll(factors, i -> spreads.factor(i, subjects, random));
      double least = Arrays.stream(factors).min().orElseThrow();
      for (int i = 0; i < subjects; i++) {
        double ratio = factors[i] / least;
        double added = Math.sqrt(ratio * ratio - 1);
        double[] noise = noise(own, blocks, random);
        for (int j = 0; j < blocks; j++) {
          times[i][j] += added * (noise[j] - mean);
        }
      }
      wrong += anySeparated(times) ? 1 : 0;
      byTukey += anySeparated(tukey(times)) ? 1 : 0;
    }
    return new Rates(runs, (double) wrong / runs, (double) byTukey / runs);
  }

  private static double[] noise(World world, int forks, SplittableRandom random) {
    return world.blocks(random, new double[1], forks).logTimes()[0];
  }

  private static AllPairs tukey(double[][] times) {
    RandomizedBlocks blocks = RandomizedBlocks.fit(times);
    return AllPairs.tukey(
        blocks.means(),
        blocks.meanSquare() / blocks.blocks(),
        blocks.freedom(),
        Comparison.CONFIDENCE);
  }

  /** What the rule is for: one noisy subject does not hide the others' differences. */
  @Test
  void oneNoisySubjectDoesNotHideTheOthers() {
    SplittableRandom random = new SplittableRandom(13);
    int seen = 0;
    int byTukey = 0;
    for (int run = 0; run < RUNS; run++) {
      double[][] times = new double[9][10];
      for (int i = 0; i < times.length; i++) {
        double sd = i == 0 ? 0.0885 : 0.0177;
        double effect = i == 1 ? Math.log(1.05) : 0;
        Arrays.setAll(times[i], j -> effect + sd * random.nextGaussian());
      }
      seen += DocumentModel.ofFixedSize(times).pairs().separated(1, 2) ? 1 : 0;
      byTukey += tukey(times).separated(1, 2) ? 1 : 0;
    }
    assertThat((double) seen / RUNS).isGreaterThan(0.92);
    assertThat((double) byTukey / RUNS).isLessThan(0.65);
  }

  private static double rate(World world, int subjects, int blocks, Predicate<double[][]> isWrong) {
    SplittableRandom random = new SplittableRandom(31 * subjects + blocks);
    int wrong = 0;
    for (int run = 0; run < RUNS; run++) {
      wrong += isWrong.test(world.blocks(random, new double[subjects], blocks).logTimes()) ? 1 : 0;
    }
    return (double) wrong / RUNS;
  }

  static boolean anySeparated(double[][] times) {
    return anySeparated(DocumentModel.ofFixedSize(times).pairs());
  }

  static boolean anySeparated(AllPairs pairs) {
    return pairs.letters().stream().distinct().count() > 1;
  }

  /** Paired t tests of the observed best against each other subject, Holm's correction. */
  static boolean anySeparatedFromBest(double[][] times) {
    RandomizedBlocks model = RandomizedBlocks.fit(times);
    int best = AllPairs.lowest(model.means());
    List<Double> probabilities = new ArrayList<>();
    TDistribution student = TDistribution.of(model.blocks() - 1);
    for (int i = 0; i < model.subjects(); i++) {
      if (i != best) {
        double error = model.deviation(best, i) / Math.sqrt(model.blocks());
        double t = (model.means()[i] - model.means()[best]) / error;
        probabilities.add(2 * student.survivalProbability(t));
      }
    }
    double smallest = probabilities.stream().min(Comparator.naturalOrder()).orElseThrow();
    return smallest <= NOMINAL / (model.subjects() - 1);
  }

  private static void assertAtMostNominal(double rate) {
    assertThat(rate).isLessThanOrEqualTo(limit());
  }

  private static double limit() {
    return limit(RUNS);
  }

  private static double limit(int runs) {
    return NOMINAL + 3 * Math.sqrt(NOMINAL * (1 - NOMINAL) / runs);
  }

  /** Keeps the helper honest: a true difference is seen. */
  @Test
  void subjectsThatDifferAreSeparated() {
    double[] effects = new double[9];
    Arrays.setAll(effects, i -> 0.05 * i);
    double[][] times = World.everything().blocks(new SplittableRandom(3), effects, 30).logTimes();

    assertThat(DocumentModel.ofFixedSize(times).pairs().letters()).doesNotHaveDuplicates();
  }
}
