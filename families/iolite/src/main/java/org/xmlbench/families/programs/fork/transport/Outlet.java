package org.xmlbench.families.programs.fork.transport;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * Where a program puts its output: it claims a buffer, fills it and publishes it. For one thread.
 */
public interface Outlet extends Closeable {
  /** Bytes of a buffer of every outlet, so that no transport has larger ones than another. */
  int BUFFER = 1 << 16;

  /**
   * A buffer to fill, of {@link #BUFFER} bytes; waits until there is one.
   *
   * @throws IOException when the reader has ended
   */
  MemorySegment claim() throws IOException;

  /**
   * Hands over the first bytes of what was claimed last; they must not be touched any more.
   *
   * @throws IOException when the reader has ended
   */
  void publish(int length) throws IOException;

  /** Signals the end to the reader, however the program ended. */
  @Override
  void close() throws IOException;
}
