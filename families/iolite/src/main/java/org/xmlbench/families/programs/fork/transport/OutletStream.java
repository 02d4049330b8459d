package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Objects;

/** An outlet as a stream: what is written goes straight into the buffer that will be published. */
public final class OutletStream extends OutputStream {
  private final Outlet outlet;
  private MemorySegment buffer;
  private int used;

  /** A stream over an outlet, which it does not close. */
  public OutletStream(Outlet outlet) {
    this.outlet = outlet;
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] from, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, from.length);
    int done = 0;
    while (done < length) {
      if (buffer == null) {
        buffer = outlet.claim();
        used = 0;
      }
      int count = Math.min(length - done, Outlet.BUFFER - used);
      MemorySegment.copy(from, offset + done, buffer, ValueLayout.JAVA_BYTE, used, count);
      used += count;
      done += count;
      if (used == Outlet.BUFFER) {
        hand();
      }
    }
  }

  private void hand() throws IOException {
    outlet.publish(used);
    buffer = null;
  }

  /** Publishes the last buffer, which need not be full. */
  @Override
  public void close() throws IOException {
    if (buffer != null) {
      hand();
    }
  }
}
