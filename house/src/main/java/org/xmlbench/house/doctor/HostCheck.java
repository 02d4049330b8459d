package org.xmlbench.house.doctor;

import org.xmlbench.results.store.Finding;

/** One thing that may make a host noisy. */
interface HostCheck {
  /** What it examines: the finding's name. */
  String name();

  /**
   * Takes the first reading. Some values are counters that only a second reading turns into a rate.
   *
   * @return makes the finding when enough time has passed
   * @throws HostFiles.UnreadableException when the system does not provide it, now or at the end
   */
  Look begin(HostFiles host);

  /** The second half of a check. */
  @FunctionalInterface
  interface Look {
    /**
     * Takes the second reading.
     *
     * @throws HostFiles.UnreadableException when the system does not provide it
     */
    Finding end(HostFiles host);
  }
}
