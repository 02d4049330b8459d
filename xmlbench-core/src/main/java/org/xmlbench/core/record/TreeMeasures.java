package org.xmlbench.core.record;

import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.MEDIAN;

/** What forks measure of the memory that trees take. */
public final class TreeMeasures {
  static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Bytes of all objects that the root of a tree leads to. */
  public static final Measure LIVE = DECLARED.add("tree_live", "bytes", MEDIAN, UNKNOWN);

  public static final Measure OBJECTS = DECLARED.add("tree_objects", "count", MEDIAN, UNKNOWN);

  /** What strings, and arrays of bytes and characters, have of {@link #LIVE}. */
  public static final Measure TEXT = DECLARED.add("tree_text", "bytes", MEDIAN, UNKNOWN);

  /**
   * What the heap holds after a full collection with the tree, less what it held before the tree
   * was built.
   */
  public static final Measure HEAP = DECLARED.add("tree_heap", "bytes", MEDIAN, UNKNOWN);

  private TreeMeasures() {}
}
