package org.xmlbench.house.check;

import org.xmlbench.core.Labelled;

/** The result of a driver's delivery of a file. */
public enum CheckResult implements Labelled {
  /** The events are those of the reference. */
  AGREE,
  /** They are not, or there are none; but the document needs what the driver declares missing. */
  DECLARED,
  /** They are not, and nothing is declared; or the right ones are not known. */
  DIFFER,
  /** The parser rejected the document, and nothing is declared. */
  REJECTED,
  /** The driver broke, ended its JVM, or did not end in time. */
  FAILED,
  /** The document is outside the domain in which parsers must agree. */
  OUTSIDE;

  /** Whether the driver is at fault, so that the command exits with 1. */
  public boolean isFault() {
    return this == DIFFER || this == REJECTED || this == FAILED;
  }
}
