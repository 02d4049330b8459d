package org.xmlbench.results.table;

import org.xmlbench.core.Labelled;

/** How a reader should take a {@link Term}. */
public enum Tone implements Labelled {
  /** What a reader looks for. */
  GOOD,
  /** A fact. */
  PLAIN,
  /** A reason for care. */
  ASIDE,
  /** A fault. */
  BAD
}
