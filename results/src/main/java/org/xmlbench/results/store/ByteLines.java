package org.xmlbench.results.store;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The lines of a file as bytes, of which a few are in memory at a time. */
final class ByteLines implements Closeable {
  private static final int CHUNK = 1 << 16;

  private final InputStream in;
  private byte[] buffer = new byte[CHUNK];
  private int start;
  private int end;
  private int next;
  private int filled;

  ByteLines(Path file) throws IOException {
    this.in = Files.newInputStream(file);
  }

  /** Goes to the next line, which need not be ended; returns whether there is one. */
  boolean next() throws IOException {
    start = next;
    end = start;
    while (true) {
      while (end < filled) {
        if (buffer[end] == '\n') {
          next = end + 1;
          return true;
        }
        end++;
      }
      if (!fill()) {
        next = end;
        return end > start;
      }
    }
  }

  /** Reads more behind the line's beginning, which becomes that of the buffer. */
  private boolean fill() throws IOException {
    System.arraycopy(buffer, start, buffer, 0, filled - start);
    filled -= start;
    end -= start;
    start = 0;
    if (filled == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int read = in.read(buffer, filled, buffer.length - filled);
    filled += Math.max(0, read);
    return read > 0;
  }

  /** What holds the line, from {@link #start} to {@link #end} without its end of line. */
  byte[] buffer() {
    return buffer;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** The line, decoded leniently: it may be torn inside a character. */
  String text() {
    return new String(buffer, start, end - start, StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
