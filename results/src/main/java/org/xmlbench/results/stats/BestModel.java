package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How the subjects of one document compare with its fastest, where they may have different blocks:
 * Student's intervals of paired differences, and Bonferroni's correction over the pairs that hold a
 * subject which may be the fastest. Those that may are found first, by the intervals that hold for
 * all comparisons with one subject (Edwards and Hsu, JASA 78, 1983): where one subject is ahead
 * there are few such pairs, and where all are alike there are all pairs, so that choosing the best
 * by looking costs nothing of the level.
 *
 * <p>The numbers were chosen by simulation (docs/methodology.md); {@code RaceSimulationTest} holds
 * the levels.
 */
final class BestModel implements PairModel {
  /** Fewest blocks that order subjects which are not far apart. */
  static final int ORDER_BLOCKS = 4;

  private static final int FEW_SUBJECTS = 5;
  private static final int MANY_SUBJECTS = 9;
  private static final int SEVERAL_BLOCKS = 6;

  /** Forks are never taken to spread less than this: see {@link #variance}. */
  static final double LEAST_SPREAD = 0.0225;

  /** The same of two blocks: their quantiles are larger. */
  static final double LEAST_SPREAD_OF_TWO = 0.015;

  /** Level of all intervals together; of few subjects by few blocks it is stricter. */
  private static final double LEVEL = 0.04;

  private static final double STRICT_LEVEL = 0.02;

  /** Subjects that are farther apart than this need no more blocks to be ordered. */
  static final double FAR_FACTOR = 1.25;

  private static final double FAR = Math.log(FAR_FACTOR);

  private final int blocks;
  private final int subjects;
  private final PairDifferences pairs;
  private final SubjectVariances variances;
  private final boolean[] candidates;
  private final List<Optional<TwoSpeeds>> twoSpeeds;
  private final int best;
  private final int orderedBest;
  private final int comparisons;

  /**
   * The model of one contest.
   *
   * @param times logarithms of times: a row for each subject, a column for each block, NaN where
   *     the subject has none
   * @param mayBeBest which of them may be the fastest; one at least
   */
  BestModel(double[][] times, boolean[] mayBeBest) {
    this(times, mayBeBest, new boolean[times.length], false);
  }

  /**
   * The model of a contest, and of another of some of the subjects by the same intervals.
   *
   * @param others who contest apart as well, such as those that check
   * @param allPairs whether intervals are to hold for all pairs
   */
  BestModel(double[][] times, boolean[] mayBeBest, boolean[] others, boolean allPairs) {
    this.subjects = times.length;
    this.blocks = subjects == 0 ? 0 : times[0].length;
    this.pairs = new PairDifferences(times);
    this.variances = subjects < 3 ? null : new SubjectVariances(pairs, blocksOf(times));
    this.twoSpeeds =
        IntStream.range(0, subjects)
            .mapToObj(
                i ->
                    variances == null
                        ? Optional.<TwoSpeeds>empty()
                        : TwoSpeeds.of(times, i, variances.typical()))
            .toList();
    this.best = lowest(times, mayBeBest);
    this.candidates = new boolean[subjects];
    addCandidates(mayBeBest, best);
    boolean[] ordered = oneSpeed(mayBeBest);
    this.orderedBest = lowest(times, ordered);
    addCandidates(ordered, orderedBest);
    boolean[] apart = both(mayBeBest, others);
    if (any(apart)) {
      boolean[] orderedApart = oneSpeed(apart);
      addCandidates(orderedApart, lowest(times, orderedApart));
    }
    if (allPairs) {
      Arrays.fill(candidates, true);
    }
    int number = (int) IntStream.range(0, subjects).filter(i -> candidates[i]).count();
    this.comparisons = Math.max(1, number * (subjects - 1) - number * (number - 1) / 2);
  }

  private static int[] blocksOf(double[][] times) {
    return Arrays.stream(times)
        .mapToInt(row -> (int) Arrays.stream(row).filter(time -> !Double.isNaN(time)).count())
        .toArray();
  }

  private static boolean[] both(boolean[] one, boolean[] other) {
    boolean[] both = new boolean[one.length];
    for (int i = 0; i < both.length; i++) {
      both[i] = one[i] && other[i];
    }
    return both;
  }

  private static boolean any(boolean[] flags) {
    return IntStream.range(0, flags.length).anyMatch(i -> flags[i]);
  }

  /** Those of one speed, or all where none is. */
  private boolean[] oneSpeed(boolean[] of) {
    boolean[] chosen = of.clone();
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] &= twoSpeeds.get(i).isEmpty();
    }
    return any(chosen) ? chosen : of.clone();
  }

  private void addCandidates(boolean[] contest, int ahead) {
    for (int i = 0; i < subjects; i++) {
      boolean may = i == ahead || pairs.mean(i, ahead) <= margin(i, ahead, subjects - 1);
      candidates[i] |= contest[i] && may;
    }
  }

  /** The one that none of the others precedes; by the plain means where there is no such one. */
  private int lowest(double[][] times, boolean[] contest) {
    int lowest = -1;
    for (int i = 0; i < times.length; i++) {
      if (contest[i] && !isPreceded(i, contest)) {
        return i;
      }
      boolean isLower = lowest < 0 || mean(times[i]) < mean(times[lowest]);
      lowest = contest[i] && isLower ? i : lowest;
    }
    return lowest;
  }

  private boolean isPreceded(int i, boolean[] contest) {
    return IntStream.range(0, subjects)
        .anyMatch(other -> other != i && contest[other] && pairs.mean(other, i) < 0);
  }

  private static double mean(double[] times) {
    return Arrays.stream(times).filter(time -> !Double.isNaN(time)).average().orElse(Double.NaN);
  }

  /** The fastest of those that may be, by its mean. */
  @Override
  public int lowest() {
    return best;
  }

  /**
   * The fastest of those that are ordered: of one speed, where there is one. A subject of two
   * speeds may be ahead of it; then ratios are to that one, and the fastest set is of the others.
   */
  int orderedBest() {
    return orderedBest;
  }

  /** Whether there are blocks enough to order subjects that are not far apart. */
  boolean orders() {
    return blocks >= ORDER_BLOCKS;
  }

  /** Whether the forks of a subject fall into two groups. */
  Optional<TwoSpeeds> twoSpeeds(int subject) {
    return twoSpeeds.get(subject);
  }

  /** Logarithm of the ratio to the fastest, by the blocks that both finished. */
  @Override
  public double mean(int subject) {
    return pairs.mean(subject, best);
  }

  /** Logarithm of the ratio to the fastest. */
  double difference(int subject) {
    return pairs.mean(subject, best);
  }

  /** Half the width of its interval; infinite where there is none. */
  double margin(int subject) {
    return margin(subject, best, comparisons);
  }

  /** Lower end of the interval of the logarithm of the ratio to the fastest: never below 0. */
  double low(int subject) {
    return subject == best ? 0 : Math.max(0, difference(subject) - margin(subject));
  }

  /** Upper end, which of the fastest says by how much another may be ahead of it. */
  double high(int subject) {
    if (subject != best) {
      return difference(subject) + margin(subject);
    }
    double high = 0;
    for (int i = 0; i < subjects; i++) {
      if (i != best && candidates[i]) {
        high = Math.max(high, margin(i) - difference(i));
      }
    }
    return high;
  }

  private double margin(int a, int b, int number) {
    int n = pairs.common(a, b);
    if (a == b) {
      return 0;
    }
    if (n < 2) {
      return Double.POSITIVE_INFINITY;
    }
    return StudentT.exceeded(freedom(a, b), level(n) / 2 / number) * Math.sqrt(variance(a, b));
  }

  /**
   * Variance of the mean of the block differences of two subjects: their own, drawn towards the sum
   * of the two's. From four blocks on it is not less than that of forks that spread by {@link
   * #LEAST_SPREAD}: where some forks of a parser are compiled to slower code, four or six can be
   * alike by chance, and their small spread then says nothing.
   */
  @Override
  public double variance(int a, int b) {
    int n = pairs.common(a, b);
    double prior = prior(n);
    double drawn =
        variances == null
            ? pairs.variance(a, b)
            : (prior * (variances.of(a) + variances.of(b)) + (n - 1) * pairs.variance(a, b))
                / (prior + n - 1);
    double least = n == 2 ? LEAST_SPREAD_OF_TWO : LEAST_SPREAD;
    if (n < ORDER_BLOCKS && subjects < FEW_SUBJECTS) {
      least = 0;
    }
    return Math.max(2 * least * least, drawn) / n;
  }

  /** Never more than the residual of all subjects has. */
  @Override
  public double freedom(int a, int b) {
    int n = pairs.common(a, b);
    return variances == null
        ? Math.max(1, n - 1)
        : Math.min(prior(n) + n - 1, (subjects - 1.0) * (blocks - 1));
  }

  /** Degrees of freedom that are borrowed from the other subjects. */
  private double prior(int n) {
    boolean borrowsMore =
        n >= SEVERAL_BLOCKS && subjects > FEW_SUBJECTS && subjects < MANY_SUBJECTS;
    double usual = borrowsMore ? 16 : 12;
    return n < 3 ? 6 : usual;
  }

  private double level(int n) {
    return n < ORDER_BLOCKS && subjects < FEW_SUBJECTS ? STRICT_LEVEL : LEVEL;
  }

  /** The level at which all pairs of the blocks of an ordered document are distinguished. */
  @Override
  public double level() {
    return LEVEL;
  }

  /** Student's interval of one difference alone. */
  @Override
  public double marginAlone(int a, int b) {
    int n = pairs.common(a, b);
    return n < 2
        ? Double.POSITIVE_INFINITY
        : StudentT.exceeded(n - 1.0, (1 - Comparison.CONFIDENCE) / 2)
            * Math.sqrt(pairs.variance(a, b) / n);
  }

  /**
   * All pairs with their margins. Distinguished are those that hold a candidate, by four common
   * blocks, or by fewer where they are far apart; those of two speeds are not. {@code null} where
   * no two subjects share two blocks.
   */
  @Override
  public AllPairs pairs() {
    if (IntStream.range(0, subjects).noneMatch(i -> i != best && pairs.common(i, best) > 1)) {
      return null;
    }
    double[][] differences = new double[subjects][subjects];
    double[][] margins = new double[subjects][subjects];
    boolean[][] separated = new boolean[subjects][subjects];
    for (int a = 0; a < subjects; a++) {
      for (int b = 0; b < subjects; b++) {
        differences[a][b] = pairs.mean(a, b);
        margins[a][b] = margin(a, b, comparisons);
        separated[a][b] = separated(a, b);
      }
    }
    double[] means = IntStream.range(0, subjects).mapToDouble(this::mean).toArray();
    return AllPairs.of(PairMethod.BEST, means, differences, margins, separated);
  }

  private boolean separated(int a, int b) {
    boolean oneSpeedEach = twoSpeeds.get(a).isEmpty() && twoSpeeds.get(b).isEmpty();
    double apart = Math.abs(pairs.mean(a, b)) - margin(a, b, comparisons);
    return a != b
        && (candidates[a] || candidates[b])
        && oneSpeedEach
        && apart > (pairs.common(a, b) < ORDER_BLOCKS ? FAR : 0);
  }
}
