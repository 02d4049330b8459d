package org.xmlbench.core.measure;

import org.xmlbench.core.event.EventTotals;

/** A subject delivered other events than its document holds. */
public final class WrongEventsException extends RuntimeException {
  /** A subject whose events are wrong in another way than by number or digest. */
  public WrongEventsException(String message) {
    super(message);
  }

  /** Totals that are not the oracle's. */
  public static WrongEventsException totals(EventTotals expected, EventTotals actual) {
    return new WrongEventsException("events differ: expected " + expected + ", got " + actual);
  }

  /** Totals that are, and a digest that is not. */
  public static WrongEventsException digest(String expected, String actual) {
    return new WrongEventsException(
        "totals agree but the digest differs: expected " + expected + ", got " + actual);
  }
}
