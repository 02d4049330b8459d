package org.xmlbench.readahead.strategy;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/**
 * A file being read. Reading is for one thread. Closing it, at any moment and any number of times,
 * ends the helper's thread and releases every descriptor and buffer before it returns.
 */
public sealed interface OpenInput extends Closeable {
  /** The file's bytes; the parser detects the encoding. */
  record Bytes(InputStream stream) implements OpenInput {
    @Override
    public void close() throws IOException {
      stream.close();
    }
  }

  /** The file's characters, decoded by the strategy, without a byte order mark. */
  record Characters(Reader reader) implements OpenInput {
    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
