package org.xmlbench.results.gate;

public enum Verdict {
  /** Shown to be slower by less than the pass bound. */
  PASS,
  /** Proven to be slower by more than the margin. */
  REGRESSED,
  /** Neither was shown with the blocks that there were. */
  INCONCLUSIVE
}
