package org.xmlbench.results.store;

import org.xmlbench.core.Labelled;

/** How the forks of a block are arranged in time. */
public enum Pairing implements Labelled {
  /**
   * All JVMs exist at the same time and measure interleaved, an iteration of one next to an
   * iteration of the others; while one works, the others sleep.
   */
  TURNS,
  /** One fork after the other. */
  FORKS;

  /** Its name among the options of a manifest. */
  public static final String OPTION = "pairing";

  /**
   * Names, in a manifest's options, the documents whose forks ran one by one because memory did not
   * hold them all.
   */
  public static final String ONE_BY_ONE = "oneByOne";

  /**
   * The pairing of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Pairing of(String label) {
    return Labelled.of(label, Pairing.class);
  }
}
