package org.xmlbench.families.piximal.fork;

/** A way to read the document once. */
interface TimedRead {
  /**
   * Reads it.
   *
   * @return the nanoseconds that count
   * @throws org.xmlbench.core.measure.WrongEventsException when it has read something else
   */
  long nanos() throws Exception;

  /** What was read before was a warm-up. */
  default void begin() {}
}
