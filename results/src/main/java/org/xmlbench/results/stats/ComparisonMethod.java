package org.xmlbench.results.stats;

import java.util.Map;
import org.xmlbench.core.UserErrorException;
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
  /** The name of the choice among a manifest's options; runs without it compare all pairs. */
  static final String OPTION = "pairs";

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
   * The pairs that the manifest of a run names.
   *
   * @throws UserErrorException when it names others
   */
  static Pairs pairsOf(Manifest manifest) {
    String named = manifest.options().get(OPTION);
    if (named == null) {
      return manifest.plan().race() == null ? Pairs.ALL_OF_COMMON_BLOCKS : Pairs.BEST;
    }
    if (named.equals(PairChoice.BEST.label())) {
      return Pairs.BEST;
    }
    throw new UserErrorException(
        "the manifest's option %s is '%s', where only '%s' is known"
            .formatted(OPTION, named, PairChoice.BEST.label()));
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
