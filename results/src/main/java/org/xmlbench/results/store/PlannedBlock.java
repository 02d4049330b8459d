package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.record.Cell;

/**
 * What a block of one document and condition holds, and how many such blocks the plan asks for.
 *
 * @param targetBlocks blocks to measure; a run that ends early has fewer
 * @param jvmFlags flags of every fork's JVM, equal for all subjects
 * @param cells every cell, once a block, in the catalogue's order
 */
public record PlannedBlock(
    String document, int targetBlocks, List<String> jvmFlags, List<Cell> cells) {

  public PlannedBlock {
    jvmFlags = jvmFlags == null ? List.of() : List.copyOf(jvmFlags);
    cells = List.copyOf(cells);
  }

  PlannedBlock of(int blocks) {
    return new PlannedBlock(document, blocks, jvmFlags, cells);
  }
}
