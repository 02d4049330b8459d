package org.xmlbench.results.run;

/** A family of which two runs side by side need a word on what their figure is. */
public interface CautionedPairs {
  /** The sentences. */
  String caution();
}
