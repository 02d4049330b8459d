package org.xmlbench.piximal.engine;

/** A place in a document, which moves on. */
final class TextPosition {
  private long line = 1;
  private long column = 1;
  private long offset;
  private boolean afterReturn;

  /** The beginning of a document, behind as many bytes of a byte order mark. */
  TextPosition(long offset) {
    this.offset = offset;
  }

  TextPosition(TextPosition other) {
    line = other.line;
    column = other.column;
    offset = other.offset;
    afterReturn = other.afterReturn;
  }

  /**
   * Goes over bytes of the document. Lines end as section 2.11 says.
   *
   * @param original how many these were in the document as it came
   */
  void pass(byte[] bytes, int from, int to, long original) {
    int lineStart = from;
    boolean isNew = false;
    for (int i = from; i < to; i++) {
      byte b = bytes[i];
      if (b == '\n' || b == '\r') {
        boolean second = b == '\n' && (i > from ? bytes[i - 1] == '\r' : afterReturn);
        line += second ? 0 : 1;
        lineStart = i + 1;
        isNew = true;
      }
    }
    column = (isNew ? 1 : column) + characters(bytes, lineStart, to);
    afterReturn = to > from ? bytes[to - 1] == '\r' : afterReturn;
    offset += original;
  }

  private static long characters(byte[] bytes, int from, int to) {
    long characters = 0;
    for (int i = from; i < to; i++) {
      characters += Utf8.isTrail(bytes[i]) ? 0 : 1;
    }
    return characters;
  }

  long line() {
    return line;
  }

  long column() {
    return column;
  }

  long offset() {
    return offset;
  }
}
