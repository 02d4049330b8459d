package org.xmlbench.core.measure;

import java.util.Optional;
import org.xmlbench.core.event.EventTotals;

/** A subject delivered other events than its document holds. */
public final class WrongEventsException extends RuntimeException {
  /** A subject whose events are wrong in another way than by number or digest. */
  public WrongEventsException(String message) {
    super(message);
  }

  /**
   * Requires that nothing is wrong.
   *
   * @param what stands before what is wrong, in the message
   * @param wrong what is wrong; empty where nothing is
   * @throws WrongEventsException when something is
   */
  public static void requireNone(String what, Optional<String> wrong) {
    if (wrong.isPresent()) {
      throw new WrongEventsException(what + wrong.get());
    }
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
