package org.xmlbench.piximal.engine.scan;

/**
 * No vectors: those are for Java 25. {@link org.xmlbench.piximal.trial.TrialState} says so before
 * any is used.
 */
final class VectorDecoder {
  private VectorDecoder() {}

  static int decode(byte[] bytes, int from, int to, char[] into) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }

  static int decodeText(byte[] bytes, int from, int to, char[] into) {
    throw new UnsupportedOperationException("vectors need Java 25");
  }
}
