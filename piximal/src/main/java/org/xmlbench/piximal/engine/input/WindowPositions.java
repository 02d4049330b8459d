package org.xmlbench.piximal.engine.input;

/** Lines and columns of the bytes in a window on a document, counted when they are asked for. */
final class WindowPositions {
  private ByteSource source;

  /** Of a byte order mark before the document. */
  private long markBytes;

  /** Where the window begins; null where the document does. */
  private DocumentPosition origin;

  /** A place that was counted; null where none is yet. */
  private TextPosition base;

  /** The byte of the window that {@link #base} stands for. */
  private int index;

  /** Begins a document; {@code bringing} is null where its bytes are as they came. */
  void begin(long mark, ByteSource bringing) {
    source = bringing;
    markBytes = mark;
    origin = null;
    base = null;
    index = 0;
  }

  void startAt(DocumentPosition where) {
    origin = where;
  }

  /** What is before that byte is no longer in the window, which begins with it. */
  void discard(byte[] window, int to) {
    if (isUncounted()) {
      origin = origin.at(origin.offset() + to);
    } else {
      pass(base(), window, to);
    }
    index = 0;
  }

  /** Counts up to there, unless that may be done later, too. */
  void countTo(byte[] window, int at) {
    if (!isUncounted()) {
      pass(base(), window, at);
      index = at;
    }
  }

  /** Whether the bytes are there to be counted later, too, from the origin on. */
  private boolean isUncounted() {
    return base == null && origin != null;
  }

  TextPosition next(byte[] window, int at) {
    pass(base(), window, at);
    index = at;
    return new TextPosition(base);
  }

  TextPosition at(byte[] window, int at) {
    TextPosition place = new TextPosition(base());
    pass(place, window, at);
    return place;
  }

  private TextPosition base() {
    if (base == null) {
      base = origin == null ? new TextPosition(markBytes) : new TextPosition(origin.position());
      origin = null;
    }
    return base;
  }

  /** Moves a place over bytes of the window; once they are passed in all, the base itself. */
  private void pass(TextPosition place, byte[] window, int to) {
    long original =
        source == null ? to - index : source.originalLength(window, index, to, place == base);
    place.pass(window, index, to, original);
  }
}
