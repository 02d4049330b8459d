package org.xmlbench.house.engine;

/** How a run ended, whatever the outcomes of its forks. */
public enum RunEnd {
  /** Every document has all its blocks. */
  COMPLETE,
  /** The budget ended; every document has a block at least. */
  BUDGET,
  /** The budget ended before every document had one block: nothing can be concluded. */
  BUDGET_BEFORE_ONE_ROUND
}
