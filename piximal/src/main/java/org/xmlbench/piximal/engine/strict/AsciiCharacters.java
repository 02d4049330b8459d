package org.xmlbench.piximal.engine.strict;

import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/** Production [2] Char, for a byte that is a character of ASCII. */
final class AsciiCharacters {
  private AsciiCharacters() {}

  /**
   * Whether it may be where the input is: in XML 1.1 the text of an entity may have control
   * characters, to which its declaration refers.
   */
  static boolean mayBe(ByteInput in, byte b) {
    return (ByteClasses.OF[b] & ByteClasses.CHAR) != 0 || in.isXml11 && b > 0 && in.isInEntity();
  }
}
