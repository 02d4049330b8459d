package org.xmlbench.piximal.engine.scan;

/** A text on which vectors are compared with longs. */
interface TrialSample {
  void byLongs();

  void byVectors();

  /** Uses what else changes to vectors with these, so that the JVM compiles it before. */
  default void warm() {}

  /** Whether both came to the same, and to what is right. */
  boolean isSame();

  /**
   * What is passed over, and lines: with blocks that are ASCII, steps that are, and others, since a
   * compiled method begins anew where it meets what it has never met.
   */
  static TrialSample passing(boolean byTable) {
    StringBuilder text = new StringBuilder();
    for (int length = 1; text.length() < 1 << 10; length = length % 70 + 3) {
      text.append("a text of some words, ".repeat(4), 0, length).append('<');
      if (text.length() > 1 << 9) {
        text.append("\u00E9\u20AC\uD83D\uDE00").append(" ".repeat(length * 2));
      }
      text.append(length % 2 == 0 ? "&" : "\n");
    }
    return new ScanningSample(text.toString(), byTable);
  }

  /** UTF-8 of one to four bytes. */
  static TrialSample decoding() {
    return new DecodingSample();
  }
}
