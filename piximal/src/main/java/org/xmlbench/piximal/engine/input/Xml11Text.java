package org.xmlbench.piximal.engine.input;

import java.util.Arrays;

/** A text of XML 1.1 that is there as a whole. */
public final class Xml11Text {
  private Xml11Text() {}

  /**
   * The text with its line ends as section 2.11 has them, and with a control character for each one
   * that may not be there but as a reference.
   */
  public static byte[] normalized(byte[] text) {
    Xml11Source source = new Xml11Source(null, 0, text, text.length);
    byte[] normalized = new byte[text.length];
    return Arrays.copyOf(normalized, source.fill(normalized, 0, text.length, true));
  }
}
