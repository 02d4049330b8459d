package org.xmlbench.suite.doctor;

import org.xmlbench.results.store.Finding;

/** One thing that may make a host noisy. */
interface HostCheck {
  /** What it looks at: the finding's name. */
  String name();

  /**
   * Begins to look. Some values are counters that only a second reading turns into a rate.
   *
   * @return makes the finding when enough time has passed
   * @throws HostFiles.UnreadableException when the system does not tell it, here or at the end
   */
  Look begin(HostFiles host);

  /** The second half of a check. */
  @FunctionalInterface
  interface Look {
    /**
     * Ends to look.
     *
     * @throws HostFiles.UnreadableException when the system does not tell it
     */
    Finding end(HostFiles host);
  }
}
