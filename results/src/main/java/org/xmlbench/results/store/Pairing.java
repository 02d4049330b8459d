package org.xmlbench.results.store;

import org.xmlbench.core.Explained;
import org.xmlbench.core.Labelled;

/** How the forks of a block are arranged in time. */
public enum Pairing implements Explained {
  /**
   * All JVMs exist at the same time and measure interleaved, an iteration of one next to an
   * iteration of the others; while one works, the others sleep.
   */
  TURNS("the JVMs are interleaved, iteration by iteration"),
  FORKS("one JVM after the other");

  private final String meaning;

  Pairing(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

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
