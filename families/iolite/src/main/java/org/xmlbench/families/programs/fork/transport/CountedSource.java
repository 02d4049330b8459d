package org.xmlbench.families.programs.fork.transport;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.xmlbench.readahead.strategy.BufferSource;

/** Another source, with its bytes counted. */
public final class CountedSource implements BufferSource {
  private final BufferSource source;
  private long bytes;

  /** Counts what {@code source} delivers; its owner closes it. */
  public CountedSource(BufferSource source) {
    this.source = source;
  }

  /** Bytes delivered until now. */
  public long bytes() {
    return bytes;
  }

  @Override
  public ByteBuffer next() throws IOException {
    ByteBuffer buffer = source.next();
    bytes += buffer == null ? 0 : buffer.remaining();
    return buffer;
  }

  @Override
  public void close() {
    // A parser that closes its stream must not end what the program before it still writes to.
  }
}
