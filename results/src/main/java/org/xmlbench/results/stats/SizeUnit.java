package org.xmlbench.results.stats;

import org.xmlbench.core.Labelled;

/** What the size of a document or of a call is counted in. */
public enum SizeUnit implements Labelled {
  /** Bytes of a parser's document. */
  BYTES("size"),
  /** The length n of the array that a call carries, or the number of values that are bound. */
  N("n");

  private final String symbol;

  SizeUnit(String symbol) {
    this.symbol = symbol;
  }

  /** The word for the size in sentences. */
  public String symbol() {
    return symbol;
  }
}
