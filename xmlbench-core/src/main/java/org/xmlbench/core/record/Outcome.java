package org.xmlbench.core.record;

import org.xmlbench.core.Labelled;

/** How a fork ended. */
public enum Outcome implements Labelled {
  /** Verified and timed: the only outcome that enters a comparison. */
  OK,
  /** Timed, but the document needs a capability that the driver declared missing. */
  DECLARED,
  /** Timed, but the right events of the document are unknown. */
  UNVERIFIED,
  /** The events were not those of the document. */
  WRONG,
  /** The subject threw, exited, crashed or ran out of memory. */
  FAILED,
  /** The subject did not end in time and was killed. */
  TIMEOUT,
  /** Not run, for a reason that is given. */
  SKIPPED,
  /** Run, but its condition did not hold; replaced inside its block. */
  VOID;

  /** Whether the fork has figures. */
  public boolean isTimed() {
    return this == OK || this == DECLARED || this == UNVERIFIED;
  }

  /** Whether the subject is at fault, so that the command exits with 1. */
  public boolean isFault() {
    return this == WRONG || this == FAILED || this == TIMEOUT;
  }
}
