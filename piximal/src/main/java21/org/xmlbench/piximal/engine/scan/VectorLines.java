package org.xmlbench.piximal.engine.scan;

/**
 * No vectors: those are for Java 25. {@link org.xmlbench.piximal.trial.TrialState} says so before
 * any is used.
 */
final class VectorLines {
  private VectorLines() {}

  static int lineFeeds(byte[] bytes, int from, int to) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }

  static long lineEnds(byte[] bytes, int from, int to, boolean afterReturn) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }

  static long characters(byte[] bytes, int from, int to) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }
}
