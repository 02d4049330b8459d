package org.xmlbench.piximal.engine.scan;

/**
 * No vectors: those are for Java 25. {@link org.xmlbench.piximal.trial.TrialState} says so before
 * any is used.
 */
public final class VectorStops {
  private VectorStops() {}

  static boolean fitsTable() {
    return false;
  }

  public static boolean texts(
      byte[] bytes, int from, int blocks, long[] texts, long[] wrong, boolean byTable) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }

  public static void values(byte[] bytes, int from, int blocks, long[] values, boolean byTable) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }
}
