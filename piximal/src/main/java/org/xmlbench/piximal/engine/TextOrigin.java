package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * A place in a document that is a segment, of which only the byte is known: lines are counted when
 * somebody asks for them, from the place that was asked for before it.
 */
public final class TextOrigin {
  private static final int STEP = 1 << 16;

  private final MemorySegment document;
  private final TextOrigin before;
  private final long offset;
  private TextPosition counted;

  private TextOrigin(MemorySegment document, TextOrigin before, long offset) {
    this.document = document;
    this.before = before;
    this.offset = offset;
  }

  /** The beginning of a document, before a byte order mark of so many bytes. */
  public static TextOrigin of(MemorySegment document, int markBytes) {
    TextOrigin first = new TextOrigin(document, null, markBytes);
    first.counted = new TextPosition(markBytes);
    return first;
  }

  /** A place that is not before this one. */
  public TextOrigin at(long other) {
    return new TextOrigin(document, this, other);
  }

  /** Bytes of the document before it. */
  public long offset() {
    return offset;
  }

  /** Line and column. Threads may ask at the same time. */
  synchronized TextPosition position() {
    if (counted == null) {
      counted = counted();
    }
    return counted;
  }

  private TextPosition counted() {
    TextPosition place = new TextPosition(before.position());
    byte[] step = new byte[STEP];
    try {
      for (long at = before.offset; at < offset; at += STEP) {
        int count = (int) Math.min(STEP, offset - at);
        SegmentBytes.copy(document, at, step, 0, count);
        place.pass(step, 0, count, count);
      }
      return place;
    } catch (IOException e) {
      // What was read is not there any more: the lines before it are known.
      return place;
    }
  }
}
