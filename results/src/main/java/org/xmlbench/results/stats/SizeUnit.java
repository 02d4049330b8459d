package org.xmlbench.results.stats;

import java.util.Locale;

/** What the size of a document or of a call is counted in. */
public enum SizeUnit {
  /** Bytes of a parser's document. */
  BYTES("size"),
  /** The length n of the array that a call carries, or the number of values that are bound. */
  N("n");

  private final String symbol;

  SizeUnit(String symbol) {
    this.symbol = symbol;
  }

  /** The name in JSON. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The word for the size in sentences. */
  public String symbol() {
    return symbol;
  }
}
