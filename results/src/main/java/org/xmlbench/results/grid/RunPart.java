package org.xmlbench.results.grid;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

/**
 * A part in the run that was made of several, where its footer stands beside its blocks.
 *
 * @param footer which node measured what
 * @param firstBlock number of its first block in the merged run
 * @param lastBlock number of its last one; less than {@code firstBlock} where it has none
 */
public record RunPart(@JsonUnwrapped PartFooter footer, int firstBlock, int lastBlock) {
  boolean has(int block) {
    return block >= firstBlock && block <= lastBlock;
  }
}
