package org.xmlbench.inspection;

import org.xmlbench.core.Printable;

/**
 * Names, distinguished from what surrounds them. Beyond ASCII every character counts as part of a
 * name: which of them are is for the parsers to say, and differs between editions of XML 1.0.
 */
final class Names {
  private static final int SHOWN = 80;

  private Names() {}

  /** Whether a name can start with {@code c}; false for -1, the end. */
  static boolean isStart(int c) {
    return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':';
  }

  /** Whether a name can go on with {@code c}; false for -1, the end. */
  static boolean isPart(int c) {
    return isStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
  }

  /** Whether a name has a character above U+00FF. */
  static boolean isBeyondLatin1(String name) {
    return name.chars().anyMatch(c -> c > 0xFF);
  }

  /** Whether a name has a character above U+007F. */
  static boolean isBeyondAscii(String name) {
    return name.chars().anyMatch(c -> c > 0x7F);
  }

  /** What a message shows of a name or URI that comes from a document: short and printable. */
  static String shown(String text) {
    return Printable.line(text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text);
  }
}
