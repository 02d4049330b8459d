package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;

/**
 * The memory that trees of a cell take, as it was measured on this host before the run.
 *
 * @param cell the cell's one-line name
 * @param liveBytesPerByte bytes of the tree's objects for each byte of the document
 * @param smallestHeapMiB the smallest heap in which its operations end; {@code null} where that is
 *     unknown
 * @param heaps what collections take in multiples of that heap, the smallest first
 */
public record MeasuredTree(
    String cell,
    double liveBytesPerByte,
    Integer smallestHeapMiB,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<AtHeap> heaps) {
  /** The multiples of the smallest heap in which collections are measured. */
  public static final List<Double> MULTIPLES = List.of(1.5, 2.0, 4.0);

  public MeasuredTree {
    heaps = heaps == null ? List.of() : List.copyOf(heaps);
  }

  /** Share of the time that collections take in that multiple; empty where it is unknown. */
  public Optional<Double> share(double multiple) {
    return at(multiple).map(AtHeap::collectingShare);
  }

  /** Time in that multiple over that in the largest; empty where it is unknown. */
  public Optional<Double> time(double multiple) {
    return at(multiple).map(AtHeap::timeOverLargest);
  }

  private Optional<AtHeap> at(double multiple) {
    return heaps.stream().filter(at -> at.multiple() == multiple).findFirst();
  }

  /**
   * In one heap.
   *
   * @param multiple of the smallest heap
   * @param collectingShare share of the operations' wall time that collections take, 0 to 1
   * @param timeOverLargest wall time of an operation over that in the largest multiple
   */
  public record AtHeap(double multiple, double collectingShare, double timeOverLargest) {}
}
