package org.xmlbench.results.stats;

import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.store.Manifest;

/**
 * How the subjects of a document are compared, as it was fixed before the run.
 *
 * @param firstBlocks blocks whose spread chose how many there are; 0 where their number was fixed
 * @param pairs which pairs are distinguished
 * @param left who left the document's race, and after how many blocks
 */
record ComparisonMethod(int firstBlocks, Pairs pairs, Map<Cell, Integer> left) {
  ComparisonMethod {
    left = Map.copyOf(left);
  }

  /** Which pairs are distinguished. */
  enum Pairs {
    /** All of the subjects that have the same blocks: {@link DocumentModel}. */
    ALL_OF_COMMON_BLOCKS,
    /** Those with a subject that may be the fastest: {@link BestModel}. */
    BEST,
    /** All, by the intervals of {@link BestModel}: because a user asks for it. */
    ALL
  }

  /**
   * The pairs that are distinguished in a run: those of its race, or all where it has none or they
   * are asked for.
   */
  static Pairs pairsOf(Manifest manifest) {
    if (manifest.plan().race() == null) {
      return Pairs.ALL_OF_COMMON_BLOCKS;
    }
    return PairChoice.ALL.label().equals(manifest.options().get(PairChoice.OPTION))
        ? Pairs.ALL
        : Pairs.BEST;
  }

  /** Whether subjects may have different blocks. */
  boolean withBest() {
    return pairs != Pairs.ALL_OF_COMMON_BLOCKS;
  }

  /** In how many of the document's blocks a cell was to run. */
  int blocks(Cell cell, int started) {
    return left.getOrDefault(cell, started);
  }
}
