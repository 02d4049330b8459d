package org.xmlbench.results.stats;

import java.util.Arrays;
import org.apache.commons.numbers.gamma.Digamma;
import org.apache.commons.numbers.gamma.Trigamma;

/**
 * How well the difference of each pair of subjects is known where subjects may vary differently.
 *
 * <p>A variance over few blocks scatters, so each is shrunk towards the others, as far as their
 * scatter is what chance makes of equal variances (empirical Bayes: Smyth, Statistical Applications
 * in Genetics and Molecular Biology 3, 2004, section 6.2): first the subjects' towards each other,
 * which are then corrected for what the residual of one subject takes from the others (Grubbs, JASA
 * 43, 1948), and then that of each pair's block differences towards the sum of its two subjects'.
 * What is borrowed counts as degrees of freedom, but never as more than {@value
 * #MOST_PRIOR_FREEDOM}, and with three or four blocks as no more than one or two times those that
 * the blocks give: one subject that varies much is too often not seen among others in few blocks.
 */
final class ModeratedVariances {
  /** With this limit the error rate holds with unequal variances; without it, it does not. */
  static final double MOST_PRIOR_FREEDOM = 12;

  private static final double LEAST_SHARE = 0.01;
  private static final double LEAST_FREEDOM = 1e-3;
  private static final int BISECTIONS = 60;

  private final RandomizedBlocks model;
  private final double blockFreedom;
  private final double mostPrior;
  private final double prior;
  private final double[] variances;

  private ModeratedVariances(RandomizedBlocks model) {
    this.model = model;
    this.blockFreedom = model.blocks() - 1.0;
    this.mostPrior = Math.min(MOST_PRIOR_FREEDOM, (model.blocks() - 2) * blockFreedom);
    this.variances = new double[model.subjects()];
    this.prior = model.meanSquare() > 0 ? estimate() : mostPrior;
  }

  /** Estimates them from the residuals of at least four subjects in three blocks. */
  static ModeratedVariances of(RandomizedBlocks model) {
    return new ModeratedVariances(model);
  }

  /** Variance of a block's difference of two subjects. */
  double ofDifference(int a, int b) {
    double deviation = model.deviation(a, b);
    return (prior * (variances[a] + variances[b]) + blockFreedom * deviation * deviation)
        / (prior + blockFreedom);
  }

  /** Degrees of freedom of all these variances: never more than the whole residual has. */
  double freedom() {
    return Math.min(model.freedom(), prior + blockFreedom);
  }

  /** Fills in the subjects' variances; returns the degrees of freedom of their prior. */
  private double estimate() {
    int subjects = variances.length;
    double share = (subjects - 1.0) / subjects;
    double least = LEAST_SHARE * model.meanSquare();
    for (int i = 0; i < subjects; i++) {
      variances[i] = Math.max(least, model.residualSquares(i) / (blockFreedom * share));
    }
    double freedom = moderate(variances, blockFreedom);
    double total = Arrays.stream(variances).sum() * share;
    for (int i = 0; i < subjects; i++) {
      double freed =
          subjects
              / (subjects - 2.0)
              * (variances[i] * share - total / subjects / (subjects - 1.0));
      variances[i] = Math.max(least, freed);
    }
    return freedom;
  }

  /**
   * Shrinks variances towards their common prior, in the same array; returns its degrees of
   * freedom.
   */
  private double moderate(double[] variances, double freedom) {
    double[] logs = new double[variances.length];
    double shift = Math.log(freedom / 2) - Digamma.value(freedom / 2);
    for (int i = 0; i < logs.length; i++) {
      logs[i] = Math.log(variances[i]) + shift;
    }
    double mean = Arrays.stream(logs).average().orElseThrow();
    double scatter = 0;
    for (double log : logs) {
      scatter += (log - mean) * (log - mean) / (logs.length - 1);
    }
    double excess = scatter - Trigamma.value(freedom / 2);
    double prior = excess > 0 ? priorFreedom(excess) : mostPrior;
    double centre = Math.exp(mean + Digamma.value(prior / 2) - Math.log(prior / 2));
    for (int i = 0; i < variances.length; i++) {
      variances[i] = (prior * centre + freedom * variances[i]) / (prior + freedom);
    }
    return prior;
  }

  /** Solves trigamma(d / 2) = excess for d up to the limit, by bisection on the logarithm. */
  private double priorFreedom(double excess) {
    double low = LEAST_FREEDOM;
    double high = mostPrior;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = Math.sqrt(low * high);
      if (Trigamma.value(middle / 2) > excess) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
