package org.xmlbench.piximal.engine.scan;

/**
 * No vectors: those are for Java 25. {@link org.xmlbench.piximal.trial.TrialState} says so before
 * any is used.
 */
final class VectorScanner {
  private VectorScanner() {}

  static int text(byte[] bytes, int from, int limit) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }

  static int value(byte[] bytes, int from, int limit) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }
}
