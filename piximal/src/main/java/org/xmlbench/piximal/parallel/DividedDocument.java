package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A document whose beginning one thread reads, and the others by windows, one after the other. */
sealed interface DividedDocument permits ArrayDocument, SegmentDocument {
  /**
   * Reads the first chunk, and more where it cannot be divided there.
   *
   * @return where it ended; the last joint where the document has ended
   */
  <E extends Exception> Joint head(ChunkHandler<E> handler) throws IOException, E;

  /**
   * The next window.
   *
   * @param before where the one before it has ended, or the head
   * @throws IOException when what begins there is larger than an array
   */
  Window window(Joint before) throws IOException;

  /** The same place as the window sees it that begins there. */
  Joint begin(Joint before);

  static ChunkStart first() {
    return new ChunkStart(0, 0, List.of(), Map.of());
  }
}
