package org.xmlbench.core.measure;

import org.xmlbench.core.Labelled;

/** What the events of a timed operation are compared with. */
public enum Verification implements Labelled {
  /** The document's oracle. */
  ORACLE,
  /**
   * Themselves, from one operation to the next: the document needs a capability that the driver
   * declared missing.
   */
  DECLARED,
  /** Themselves, from one operation to the next: the right events are unknown. */
  UNVERIFIED;

  static Verification of(String label) {
    return Labelled.of(label, Verification.class);
  }
}
