package org.xmlbench.results.store;

import java.util.Arrays;

/** How the forks of a block are arranged in time. */
public enum Pairing {
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

  /** Its name in options and files. */
  public String label() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /**
   * The pairing of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Pairing of(String label) {
    return Arrays.stream(values())
        .filter(pairing -> pairing.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no pairing '" + label + "'"));
  }
}
