package org.xmlbench.piximal.parallel;

/**
 * Where a document is cut: at the first {@code <} of each piece of the chunk's size. There markup
 * begins, unless it stands in a comment, a CDATA section or a processing instruction, which the
 * reader of the chunk before finds out.
 *
 * @param from the document's first byte
 * @param first bytes of the first chunk, about: of those that one thread reads before the others
 *     begin. With 0 it stands before the array, and the second one begins at the array's first
 *     byte, whatever stands there
 * @param size bytes of each other chunk, about
 */
record ChunkCuts(byte[] document, int from, int first, int size) {
  /** Instead of the first byte of a chunk that has none. */
  static final int NONE = -1;

  int count() {
    long others = Math.max(0, (long) document.length - from - first);
    return 1 + (int) ((others + size - 1) / size);
  }

  /** First byte of a chunk; {@link #NONE} where no markup begins in its piece. */
  int start(int index) {
    if (index == 1 && first == 0) {
      return from;
    }
    long begin = index == 0 ? from : from + first + (index - 1L) * size;
    int end = (int) Math.min(document.length, begin + (index == 0 ? first : size));
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
