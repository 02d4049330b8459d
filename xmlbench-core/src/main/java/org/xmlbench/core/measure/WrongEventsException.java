package org.xmlbench.core.measure;

import org.xmlbench.core.event.EventTotals;

/** A subject delivered other events than its document holds. */
final class WrongEventsException extends RuntimeException {
  WrongEventsException(String message) {
    super(message);
  }

  static WrongEventsException totals(EventTotals expected, EventTotals actual) {
    return new WrongEventsException("events differ: expected " + expected + ", got " + actual);
  }

  static WrongEventsException digest(String expected, String actual) {
    return new WrongEventsException(
        "totals agree but the digest differs: expected " + expected + ", got " + actual);
  }
}
