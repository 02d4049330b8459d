package org.xmlbench.results.run;

/** Tables of a run that is compared by nothing else, and has no CSV. */
public interface OwnTables extends RunTables {
  /** What {@code compare --json} prints: the model behind the text. */
  Object model();

  /** What the run measures, in the middle of the message that refuses CSV. */
  String experiment();
}
