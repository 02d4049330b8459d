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
  UNVERIFIED,
  /**
   * Themselves, as those that are unverified; and a parser that rejects the document is not at
   * fault, since it lies outside the domain in which parsers must agree.
   */
  OUTSIDE;

  static Verification of(String label) {
    return Labelled.of(label, Verification.class);
  }
}
