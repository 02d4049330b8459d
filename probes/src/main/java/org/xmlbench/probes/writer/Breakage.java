package org.xmlbench.probes.writer;

import org.xmlbench.core.document.BrokenConstraint;

/** Breaks a constraint of a document once, at the first place from a position on. */
final class Breakage {
  private final BrokenConstraint constraint;
  private final long position;
  private boolean done;

  Breakage(BrokenConstraint constraint, long position) {
    this.constraint = constraint;
    this.position = position;
  }

  /** Whether it is broken where the writer stands, which is a place to break that one. */
  boolean breaks(BrokenConstraint breakable, long bytes) {
    if (done || breakable != constraint || bytes < position) {
      return false;
    }
    done = true;
    return true;
  }

  /** Whether there was a place. */
  boolean done() {
    return done;
  }
}
