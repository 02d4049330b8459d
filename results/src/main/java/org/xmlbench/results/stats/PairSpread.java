package org.xmlbench.results.stats;

/** How well the difference of two means is known, pair by pair. */
interface PairSpread {
  /** Variance of the difference of the two means. */
  double variance(int a, int b);

  /** Degrees of freedom of that variance. */
  double freedom(int a, int b);
}
