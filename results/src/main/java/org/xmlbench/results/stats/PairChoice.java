package org.xmlbench.results.stats;

import org.xmlbench.core.Labelled;

/** Which pairs of subjects a comparison distinguishes: a user's choice, or a run's. */
public enum PairChoice implements Labelled {
  /** Those with a subject that may be the fastest. */
  BEST,
  /** All of them, by wider intervals. */
  ALL;

  /** The name of the choice among a manifest's options; runs without it compare all pairs. */
  public static final String OPTION = ComparisonMethod.OPTION;
}
