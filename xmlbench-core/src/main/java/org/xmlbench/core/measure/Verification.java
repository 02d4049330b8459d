package org.xmlbench.core.measure;

import java.util.Locale;

/** What the events of a timed operation are compared with. */
public enum Verification {
  /** The document's oracle. */
  ORACLE,
  /**
   * Themselves, from one operation to the next: the document needs a capability that the driver
   * declared missing.
   */
  DECLARED,
  /** Themselves, from one operation to the next: the right events are unknown. */
  UNVERIFIED;

  /** The name in a fork's arguments. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Verification of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
