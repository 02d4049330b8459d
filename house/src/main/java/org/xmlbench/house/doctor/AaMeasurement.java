package org.xmlbench.house.doctor;

import org.xmlbench.results.store.Finding;

/**
 * How much the noise of this host matters, as measured by one program against itself. Its finding
 * is appended to those that were read.
 */
@FunctionalInterface
public interface AaMeasurement {
  /**
   * Measures; how long that takes depends on the implementation.
   *
   * @throws InterruptedException when the thread is interrupted meanwhile
   */
  Finding measure() throws InterruptedException;
}
