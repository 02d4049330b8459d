package org.xmlbench.suite.iolite;

import org.xmlbench.core.record.Outcome;

/** A fork without a figure; the message is one line that says why. */
final class ForkFailedException extends Exception {
  private final transient Outcome outcome;

  ForkFailedException(Outcome outcome, String message) {
    super(message);
    this.outcome = outcome;
  }

  /** How it ended. */
  Outcome outcome() {
    return outcome;
  }
}
