package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.xmlbench.piximal.DocumentBytes;

/**
 * A place in a document of which only the byte is known: lines are counted when they are asked for,
 * from the nearest place before it that was counted.
 */
public final class DocumentPosition {
  private static final int STEP = 1 << 16;

  private final DocumentBytes document;

  /** Of all places of the document; guarded by itself. */
  private final NavigableMap<Long, TextPosition> counted;

  private final long offset;

  private DocumentPosition(
      DocumentBytes document, NavigableMap<Long, TextPosition> counted, long offset) {
    this.document = document;
    this.counted = counted;
    this.offset = offset;
  }

  /** The beginning of a document, behind a byte order mark of so many bytes. */
  public static DocumentPosition of(DocumentBytes document, int markBytes) {
    NavigableMap<Long, TextPosition> counted = new TreeMap<>();
    counted.put((long) markBytes, new TextPosition(markBytes));
    return new DocumentPosition(document, counted, markBytes);
  }

  public DocumentPosition at(long other) {
    return new DocumentPosition(document, counted, other);
  }

  /** Bytes of the document before it. */
  public long offset() {
    return offset;
  }

  /** Line and column. Threads may ask at the same time. */
  TextPosition position() {
    synchronized (counted) {
      TextPosition known = counted.floorEntry(offset).getValue();
      if (known.offset() < offset) {
        known = behind(known);
        counted.put(offset, known);
      }
      return known;
    }
  }

  private TextPosition behind(TextPosition before) {
    TextPosition place = new TextPosition(before);
    byte[] step = new byte[STEP];
    try {
      for (long at = before.offset(); at < offset; at += STEP) {
        int count = (int) Math.min(STEP, offset - at);
        document.copy(at, step, 0, count);
        place.pass(step, 0, count, count);
      }
      return place;
    } catch (IOException e) {
      // What was read is not there any more: the lines before it are known.
      return place;
    }
  }
}
