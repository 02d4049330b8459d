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
    int feeds = afterReturn ? -1 : ByteScanner.lineFeeds(bytes, from, to);
    if (feeds < 0) {
      passEach(bytes, from, to);
    } else {
      int lineStart = from;
      if (feeds > 0) {
        lineStart = to;
        while (bytes[lineStart - 1] != '\n') {
          lineStart--;
        }
        column = 1;
      }
      line += feeds;
      column += ByteScanner.characters(bytes, lineStart, to);
    }
    offset += original;
  }

  private void passEach(byte[] bytes, int from, int to) {
    int lineStart = from;
    boolean isNew = false;
    long ended = 0;
    int at = from;
    while (at < to) {
      long feeds = to - at < Long.BYTES ? 0 : WordScanner.lineFeeds(bytes, at);
      boolean plain =
          to - at >= Long.BYTES
              && WordScanner.returns(bytes, at) == 0
              && !endsReturn(bytes, from, at);
      if (plain) {
        ended += Long.bitCount(feeds);
        if (feeds != 0) {
          lineStart = at + Long.BYTES - Long.numberOfLeadingZeros(feeds) / Byte.SIZE;
          isNew = true;
        }
        at += Long.BYTES;
        continue;
      }
      byte b = bytes[at];
      if (b == '\n' || b == '\r') {
        ended += b == '\n' && endsReturn(bytes, from, at) ? 0 : 1;
        lineStart = at + 1;
        isNew = true;
      }
      at++;
    }
    line += ended;
    column = (isNew ? 1 : column) + ByteScanner.characters(bytes, lineStart, to);
    afterReturn = to > from ? bytes[to - 1] == '\r' : afterReturn;
  }

  /** Whether a carriage return stands before that byte. */
  private boolean endsReturn(byte[] bytes, int from, int at) {
    return at > from ? bytes[at - 1] == '\r' : afterReturn;
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
