package org.xmlbench.results.memory;

import java.util.List;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.store.MeasuredTree;

/**
 * The memory of the trees of one cell.
 *
 * @param cell with the heap that runs give it
 * @param documentBytes size of its document
 * @param smallest the smallest heap; {@code null} where no fork was right in the cell's own
 * @param heaps multiples of it, the smallest first; none where there is no smallest heap
 */
public record CellMemory(
    Cell cell, long documentBytes, LiveTree live, SmallestHeap smallest, List<AtHeap> heaps) {
  public CellMemory {
    heaps = List.copyOf(heaps);
  }

  /** Bytes of the tree's objects for each byte of the document. */
  double liveBytesPerByte() {
    return (double) live.bytes() / documentBytes;
  }

  /** It as the manifest of a run keeps it. */
  MeasuredTree measured() {
    return new MeasuredTree(
        cell.id(),
        liveBytesPerByte(),
        smallest == null || smallest.bound() == SmallestHeap.Bound.ABOVE ? null : smallest.mib(),
        heaps.stream()
            .map(
                at ->
                    new MeasuredTree.AtHeap(
                        at.multiple(), at.collectingShare().median(), at.timeOverLargest()))
            .toList());
  }
}
