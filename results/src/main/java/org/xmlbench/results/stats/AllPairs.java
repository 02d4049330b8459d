package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Which subjects are distinguished, and the margins of all differences of their means. */
final class AllPairs {
  private final PairMethod method;
  private final double[] means;
  private final double[][] differences;
  private final double[][] margins;
  private final boolean[][] separated;

  private AllPairs(PairMethod method, double[] means) {
    this(
        method,
        means.clone(),
        new double[means.length][means.length],
        new double[means.length][means.length],
        new boolean[means.length][means.length]);
    for (int i = 0; i < means.length; i++) {
      for (int j = 0; j < means.length; j++) {
        differences[i][j] = means[i] - means[j];
      }
    }
  }

  private AllPairs(
      PairMethod method,
      double[] means,
      double[][] differences,
      double[][] margins,
      boolean[][] separated) {
    this.method = method;
    this.means = means;
    this.differences = differences;
    this.margins = margins;
    this.separated = separated;
  }

  /** Pairs whose differences are not those of the means, since they have different blocks. */
  static AllPairs of(
      PairMethod method,
      double[] means,
      double[][] differences,
      double[][] margins,
      boolean[][] separated) {
    return new AllPairs(method, means, differences, margins, separated);
  }

  /**
   * Tukey's honestly significant difference.
   *
   * @param meanVariance variance of one subject's mean, block effects removed
   * @param freedom of that variance
   */
  static AllPairs tukey(double[] means, double meanVariance, double freedom, double confidence) {
    AllPairs pairs = new AllPairs(PairMethod.TUKEY, means);
    double margin =
        StudentizedRange.quantile(means.length, freedom, confidence) * Math.sqrt(meanVariance);
    for (int i = 0; i < means.length; i++) {
      for (int j = 0; j < i; j++) {
        pairs.set(i, j, margin, Math.abs(means[i] - means[j]) > margin);
      }
    }
    return pairs;
  }

  /**
   * Student's interval of each pair with Bonferroni's correction: two are distinguished exactly
   * where the interval of their difference excludes 0.
   *
   * @param level of all pairs together
   */
  static AllPairs bonferroni(PairMethod method, double[] means, PairSpread spread, double level) {
    AllPairs pairs = new AllPairs(method, means);
    double tail = level / means.length / (means.length - 1);
    for (int i = 0; i < means.length; i++) {
      for (int j = 0; j < i; j++) {
        double t = StudentT.exceeded(spread.freedom(i, j), tail);
        double margin = t * Math.sqrt(spread.variance(i, j));
        pairs.set(i, j, margin, Math.abs(means[i] - means[j]) > margin);
      }
    }
    return pairs;
  }

  private void set(int i, int j, double margin, boolean isSeparated) {
    margins[i][j] = margin;
    margins[j][i] = margin;
    separated[i][j] = isSeparated;
    separated[j][i] = isSeparated;
  }

  PairMethod method() {
    return method;
  }

  /** The subject of the lowest mean. */
  int lowest() {
    return lowest(means);
  }

  static int lowest(double[] means) {
    int lowest = 0;
    for (int i = 1; i < means.length; i++) {
      if (means[i] < means[lowest]) {
        lowest = i;
      }
    }
    return lowest;
  }

  /** Mean of one subject less that of another. */
  double difference(int a, int b) {
    return differences[a][b];
  }

  /** Half the width of the interval of that difference; all intervals hold at once. */
  double margin(int a, int b) {
    return margins[a][b];
  }

  /** Whether the two are distinguished. */
  boolean separated(int a, int b) {
    return separated[a][b];
  }

  /** The compact letter display: two subjects share a letter where they are not distinguished. */
  List<String> letters() {
    return LetterDisplay.of(separated, means);
  }

  /**
   * The same of some subjects.
   *
   * @return {@code null} in the places of the others
   */
  List<String> letters(boolean[] in) {
    int[] rows = IntStream.range(0, in.length).filter(i -> in[i]).toArray();
    boolean[][] apart = new boolean[rows.length][rows.length];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < rows.length; j++) {
        apart[i][j] = separated[rows[i]][rows[j]];
      }
    }
    List<String> some =
        LetterDisplay.of(apart, Arrays.stream(rows).mapToDouble(i -> means[i]).toArray());
    String[] all = new String[in.length];
    for (int i = 0; i < rows.length; i++) {
      all[rows[i]] = some.get(i);
    }
    return Arrays.asList(all);
  }
}
