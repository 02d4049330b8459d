package org.xmlbench.readahead.strategy;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * A file that arrives buffer by buffer. A program that can take buffers needs no other copy: those
 * of {@code ring} are the very ones that the helper's reads filled.
 */
public interface BufferSource extends Closeable {
  /**
   * The next bytes, valid until the next call or {@link #close()}; {@code null} at the end, then
   * and ever after. A buffer may be empty.
   */
  ByteBuffer next() throws IOException;

  @Override
  void close() throws IOException;
}
