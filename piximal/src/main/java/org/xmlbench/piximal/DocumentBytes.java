package org.xmlbench.piximal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Objects;

/**
 * A document whose bytes can be read from any place, by several threads at the same time: in an
 * array, in a file of any size, or where a program has them. They must not change while the
 * document is read.
 */
public interface DocumentBytes {
  /** Its length in bytes, which stays the same. */
  long size();

  /**
   * Copies bytes of the document into an array.
   *
   * @param from the first of them, from 0
   * @param at the place of the first one in the array
   * @param length how many; all of them are within the document and within the array
   * @throws IOException when they cannot be read
   */
  void copy(long from, byte[] to, int at, int length) throws IOException;

  /** A document in an array, which is not copied. */
  static DocumentBytes of(byte[] document) {
    return new ArrayBytes(document);
  }

  /**
   * A file from its first byte to its end as it is now, whatever the position of the channel, which
   * does not change. The caller closes the channel. As with any read of a channel, a thread that is
   * interrupted meanwhile closes it.
   */
  static DocumentBytes of(FileChannel file) throws IOException {
    return new FileBytes(Objects.requireNonNull(file, "file"), file.size());
  }
}
