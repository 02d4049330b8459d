package org.xmlbench.piximal;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** A file, read at the places that are asked for. */
record FileBytes(FileChannel file, long size) implements DocumentBytes {
  /**
   * As many bytes are read at a time: the JDK keeps a buffer as large as the largest read, for each
   * thread.
   */
  private static final int MOST = 1 << 16;

  @Override
  public void copy(long from, byte[] to, int at, int length) throws IOException {
    int done = 0;
    while (done < length) {
      ByteBuffer some = ByteBuffer.wrap(to, at + done, Math.min(MOST, length - done));
      int count = file.read(some, from + done);
      if (count < 0) {
        throw new IOException(
            "the bytes from %d on cannot be read: was the file cut off?".formatted(from + done));
      }
      done += count;
    }
  }
}
