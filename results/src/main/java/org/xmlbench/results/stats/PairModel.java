package org.xmlbench.results.stats;

/** The differences of subjects by the blocks of one document. */
interface PairModel extends PairSpread {
  /** Logarithm of a subject's time, up to a constant of the document. */
  double mean(int subject);

  /** The subject of the lowest mean. */
  int lowest();

  /** The level at which pairs are distinguished. */
  double level();

  /** All pairs; {@code null} where there is no margin of error. */
  AllPairs pairs();

  /** Half the width of the interval of one difference alone. */
  double marginAlone(int a, int b);
}
