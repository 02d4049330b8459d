package org.xmlbench.piximal.engine.input;

import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.WordScanner;

/** A place in a document, which moves on. */
public final class TextPosition {
  /** As many bytes are counted at a time: most are ASCII, and are not looked at twice. */
  private static final int SOME = 1 << 12;

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
    for (int at = from; at < to; at += SOME) {
      pass(bytes, at, Math.min(to, at + SOME));
    }
    offset += original;
  }

  private void pass(byte[] bytes, int from, int to) {
    int feeds = afterReturn ? -1 : ByteScanner.lineFeeds(bytes, from, to);
    if (feeds < 0) {
      passAny(bytes, from, to);
    } else if (feeds == 0) {
      column += to - from;
    } else {
      line += feeds;
      column = 1 + to - WordScanner.behindLineEnd(bytes, from, from, to);
    }
  }

  private void passAny(byte[] bytes, int from, int to) {
    long ends = ByteScanner.lineEnds(bytes, from, to, afterReturn);
    int lineStart = (int) ends;
    line += ends >>> Integer.SIZE;
    column = lineStart > from ? 1 : column;
    column += ByteScanner.characters(bytes, lineStart, to);
    afterReturn = bytes[to - 1] == '\r';
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
