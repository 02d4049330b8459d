package org.xmlbench.results.run;

/**
 * A family whose figure is a rate: where two of its runs stand side by side, it is shown instead of
 * the time in the model, of which it is the inverse.
 */
public interface RatedPairs {
  /** What the figure is, and what a time of these runs is, in sentences. */
  String caution();

  /** What is counted in a second, such as {@code calls}. */
  String counted();
}
