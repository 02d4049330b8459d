package org.xmlbench.piximal.engine;

/** Where texts and values end in which not every byte can be passed over. */
final class PlainEnds {
  private PlainEnds() {}

  /**
   * Where a value ends, or something stands in it that is not itself.
   *
   * @param from as far as it was passed over
   * @return the complement of the place of what is neither the quote nor passed over, or of the
   *     limit
   */
  static int value(byte[] b, int from, int limit, byte quote) {
    int at = ByteScanner.value(b, from, limit);
    while (at < limit) {
      byte c = b[at];
      if (c == quote) {
        return at;
      }
      int length = c < 0 ? Utf8.length(b, at, limit) : c == '"' || c == '\'' ? 1 : 0;
      if (length <= 0) {
        break;
      }
      at = ByteScanner.value(b, at + length, limit);
    }
    return ~at;
  }

  /**
   * Where a text ends, by markup or a reference.
   *
   * @param from where it begins
   * @param passed as far as it was passed over
   * @return less than 0 where somebody else has to read it
   */
  static int text(byte[] b, int from, int passed, int limit) {
    int at = ByteScanner.text(b, passed, limit);
    while (at < limit) {
      byte c = b[at];
      if (c == '<' || c == '&') {
        return at;
      }
      int length = 1;
      if (c < 0) {
        length = Utf8.length(b, at, limit);
      } else if (c == '>') {
        length = at - 2 >= from && b[at - 1] == ']' && b[at - 2] == ']' ? 0 : 1;
      } else if (!ByteClasses.isText(c)) {
        return -1;
      }
      if (length <= 0) {
        return -1;
      }
      at = ByteScanner.text(b, at + length, limit);
    }
    return -1;
  }

  /** Whether all of the bytes are a text without markup and references, which stands as it is. */
  static boolean isText(byte[] b) {
    int at = ByteScanner.text(b, 0, b.length);
    while (at < b.length) {
      byte c = b[at];
      int length = c < 0 ? Utf8.length(b, at, b.length) : ByteClasses.isText(c) && c != '>' ? 1 : 0;
      if (length <= 0) {
        return false;
      }
      at = ByteScanner.text(b, at + length, b.length);
    }
    return true;
  }
}
