package org.xmlbench.results.stats;

import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Operation;

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

  /** That of an operation: a call's bytes hold a fixed head, and differ by toolkit. */
  static SizeUnit of(Operation operation) {
    return operation.isOfBytes() ? BYTES : N;
  }

  /** The word for the size in sentences. */
  public String symbol() {
    return symbol;
  }
}
