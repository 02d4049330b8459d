package org.xmlbench.results.table;

/** A word that marks a row or a figure. A family writes each of its terms once, in an enum. */
public interface Term {
  /** Its name in JSON. */
  String id();

  /** What a table shows; a {@link Cell.Word} may show more. */
  String label();

  /** How to take it. */
  Tone tone();

  /** What it means, in one sentence. */
  String meaning();
}
