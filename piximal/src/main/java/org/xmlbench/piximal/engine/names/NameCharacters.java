package org.xmlbench.piximal.engine.names;

import org.xmlbench.piximal.engine.scan.Utf8;

/** Productions [4] NameStartChar and [4a] NameChar of the fifth edition. */
public final class NameCharacters {
  private static final int[][] STARTS = {
    {'A', 'Z'},
    {'a', 'z'},
    {'_', '_'},
    {':', ':'},
    {0xC0, 0xD6},
    {0xD8, 0xF6},
    {0xF8, 0x2FF},
    {0x370, 0x37D},
    {0x37F, 0x1FFF},
    {0x200C, 0x200D},
    {0x2070, 0x218F},
    {0x2C00, 0x2FEF},
    {0x3001, 0xD7FF},
    {0xF900, 0xFDCF},
    {0xFDF0, 0xFFFD},
    {0x10000, 0xEFFFF}
  };

  private static final int[][] OTHERS = {
    {'-', '-'}, {'.', '.'}, {'0', '9'}, {0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}
  };

  private NameCharacters() {}

  static boolean isStart(int character) {
    return isIn(character, STARTS);
  }

  static boolean isPart(int character) {
    return isIn(character, STARTS) || isIn(character, OTHERS);
  }

  private static boolean isIn(int character, int[][] ranges) {
    for (int[] range : ranges) {
      if (character >= range[0] && character <= range[1]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Where a name of those bytes is wrong: the first byte of a character that may not stand there,
   * or {@code to} where none is. Empty bytes are wrong at their end.
   *
   * @param token whether any NameChar may begin it, as production [7] Nmtoken has it
   */
  public static int firstWrong(byte[] bytes, int from, int to, boolean token) {
    int at = from;
    while (at < to) {
      int length = bytes[at] >= 0 ? 1 : Utf8.length(bytes, at, to);
      if (length <= 0) {
        return at;
      }
      int character = Utf8.codePoint(bytes, at, length);
      if (!(at == from && !token ? isStart(character) : isPart(character))) {
        return at;
      }
      at += length;
    }
    return to;
  }
}
