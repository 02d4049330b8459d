package org.xmlbench.results.stats;

import org.apache.commons.numbers.gamma.Digamma;

/**
 * How far the forks of each subject spread, where subjects may have different blocks. A variance
 * over few blocks scatters, so each is drawn towards a typical one, with a weight that is fixed:
 * where a race has left some subjects with two blocks, their scatter does not show how alike the
 * subjects are.
 *
 * <p>Source of the parts: {@link ModeratedVariances}. The typical variance is the geometric mean,
 * corrected for what few degrees of freedom do to a logarithm, so that one noisy subject hides
 * little of the others; and what the residual of one subject takes from the others is taken out
 * again (Grubbs, JASA 43, 1948).
 */
final class SubjectVariances {
  /** Blocks that the typical variance counts as, beside a subject's own. */
  private static final double PRIOR_FREEDOM = 12;

  private static final double LEAST_SHARE = 0.01;

  private final double[] variances;
  private final double typical;

  /**
   * @param pairs of three subjects at least
   */
  SubjectVariances(PairDifferences pairs, int[] blocks) {
    int subjects = pairs.subjects();
    double share = (subjects - 1.0) / subjects;
    double[] own = own(pairs);
    double mean = 0;
    for (double variance : own) {
      mean += variance / subjects;
    }
    double least = LEAST_SHARE * mean;
    double logs = 0;
    for (int i = 0; i < subjects; i++) {
      own[i] = Math.max(least, own[i]);
      logs += (Math.log(own[i]) + bias(freedom(blocks[i]))) / subjects;
    }
    this.typical = mean > 0 ? Math.exp(logs - bias(PRIOR_FREEDOM)) : 0;
    double total = 0;
    for (int i = 0; i < subjects; i++) {
      double freedom = freedom(blocks[i]);
      own[i] = (PRIOR_FREEDOM * typical + freedom * own[i]) / (PRIOR_FREEDOM + freedom);
      total += own[i] * share;
    }
    for (int i = 0; i < subjects; i++) {
      double freed =
          subjects / (subjects - 2.0) * (own[i] * share - total / subjects / (subjects - 1.0));
      own[i] = Math.max(least, freed);
    }
    this.variances = own;
  }

  /** Variances of the residuals of the model subject + block, by the differences of all pairs. */
  private static double[] own(PairDifferences pairs) {
    int subjects = pairs.subjects();
    double[] sums = new double[subjects];
    double all = 0;
    for (int a = 0; a < subjects; a++) {
      for (int b = 0; b < subjects; b++) {
        sums[a] += a == b ? 0 : pairs.variance(a, b);
      }
      all += sums[a] / 2 / subjects;
    }
    double[] own = new double[subjects];
    for (int i = 0; i < subjects; i++) {
      own[i] = (sums[i] - all) / (subjects - 1.0);
    }
    return own;
  }

  private static double freedom(int blocks) {
    return Math.max(1, blocks - 1);
  }

  /** What the logarithm of a variance of that many degrees of freedom is too low by. */
  private static double bias(double freedom) {
    return Math.log(freedom / 2) - Digamma.value(freedom / 2);
  }

  /** Variance of a fork of that subject, block taken out. */
  double of(int subject) {
    return variances[subject];
  }

  double typical() {
    return typical;
  }
}
