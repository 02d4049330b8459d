package org.xmlbench.piximal.parallel;

/**
 * Where a document is cut: at the first {@code <} of each piece of the chunk's size. There markup
 * begins, unless it stands in a comment, a CDATA section or a processing instruction, which the
 * reader of the chunk before finds out.
 *
 * @param from the document's first byte; where it is before the array, the first chunk of the array
 *     begins at its first byte, whatever stands there
 * @param size bytes of a chunk, about
 */
record ChunkCuts(byte[] document, int from, int size) {
  /** Instead of the first byte of a chunk that has none. */
  static final int NONE = -1;

  /** How many chunks there are. */
  int count() {
    return (int) (((long) document.length - from + size - 1) / size);
  }

  /** First byte of a chunk; {@link #NONE} where no markup begins in its piece. */
  int start(int index) {
    if (index == 1 && from < 0) {
      return 0;
    }
    long begin = from + (long) index * size;
    int end = (int) Math.min(document.length, begin + size);
    for (int at = (int) Math.min(begin, end); at < end; at++) {
      if (document[at] == '<') {
        return at;
      }
    }
    return NONE;
  }

  /** First byte of the next chunk that has one; the document's end where none has. */
  int stop(int index) {
    for (int next = index + 1; next < count(); next++) {
      int start = start(next);
      if (start != NONE) {
        return start;
      }
    }
    return document.length;
  }
}
