package org.xmlbench.piximal.engine;

/** A place in a document, which moves on. */
public final class TextPosition {
  private long line = 1;
  private long column = 1;
  private long offset;
  private boolean afterReturn;

  /** The beginning of a document, behind as many bytes of a byte order mark. */
  public TextPosition(long offset) {
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
  public void pass(byte[] bytes, int from, int to, long original) {
    int lineStart = from;
    if (to > from) {
      long ends = ByteScanner.lineEnds(bytes, from, to, afterReturn);
      lineStart = (int) ends;
      line += ends >>> Integer.SIZE;
      column = lineStart > from ? 1 : column;
      afterReturn = bytes[to - 1] == '\r';
    }
    column += ByteScanner.characters(bytes, lineStart, to);
    offset += original;
  }

  /** Line, from 1. */
  public long line() {
    return line;
  }

  /** Column in characters, from 1. */
  public long column() {
    return column;
  }

  /** Bytes of the document before it, as it came. */
  public long offset() {
    return offset;
  }
}
