package org.xmlbench.results.stats;

import org.xmlbench.core.Explained;

/** Which pairs of subjects the comparison of a race distinguishes, as a user asks for it. */
public enum PairChoice implements Explained {
  /** Those with a subject that may be the fastest. */
  BEST("each subject with the fastest"),
  ALL("all with each other, by wider intervals");

  private final String meaning;

  PairChoice(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /** The name of the choice among a manifest's options, where it is not {@link #BEST}. */
  public static final String OPTION = "pairs";
}
