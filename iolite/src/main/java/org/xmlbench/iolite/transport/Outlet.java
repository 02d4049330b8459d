package org.xmlbench.iolite.transport;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * Where a program puts its output: it claims a buffer, fills it and publishes it. For one thread.
 */
public interface Outlet extends Closeable {
  /** Bytes of a buffer of every outlet, so that no way has larger ones than another. */
  int BUFFER = 1 << 16;

  /**
   * A buffer to fill, of {@link #BUFFER} bytes; waits until there is one.
   *
   * @throws IOException when nobody reads any more
   */
  MemorySegment claim() throws IOException;

  /**
   * Hands over the first bytes of what was claimed last; they must not be touched any more.
   *
   * @throws IOException when nobody reads any more
   */
  void publish(int length) throws IOException;

  /** Tells the reader that there is nothing more, however the program ended. */
  @Override
  void close() throws IOException;
}
