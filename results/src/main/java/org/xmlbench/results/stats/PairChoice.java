package org.xmlbench.results.stats;

import org.xmlbench.core.Labelled;

/** Which pairs of subjects the comparison of a race distinguishes, as a user asks for it. */
public enum PairChoice implements Labelled {
  /** Those with a subject that may be the fastest. */
  BEST,
  /** All of them, by wider intervals. */
  ALL;

  /** The name of the choice among a manifest's options, where it is not {@link #BEST}. */
  public static final String OPTION = "pairs";
}
