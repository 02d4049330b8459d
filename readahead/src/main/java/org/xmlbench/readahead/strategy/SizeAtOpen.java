package org.xmlbench.readahead.strategy;

import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.Printable;

/**
 * Holds a file's size at its end against that when it was opened. A strategy that has read ahead
 * may have seen the end before the file grew, and one that was cut looks like a shorter one: by
 * none of them may a changed file pass for a whole one.
 */
public final class SizeAtOpen {
  private final Path file;
  private final long bytes;

  private SizeAtOpen(Path file, long bytes) {
    this.file = file;
    this.bytes = bytes;
  }

  /** The size now, before the file is opened. */
  public static SizeAtOpen of(Path file) throws IOException {
    return new SizeAtOpen(file, Files.size(file));
  }

  /** The same input, whose end is an error where the file has changed its size. */
  public OpenInput checked(OpenInput input) {
    return switch (input) {
      case OpenInput.Bytes(InputStream stream) -> new OpenInput.Bytes(new Stream(stream));
      case OpenInput.Characters(Reader reader) -> new OpenInput.Characters(new Characters(reader));
    };
  }

  private int atEnd() throws IOException {
    long now = Files.size(file);
    if (now != bytes) {
      throw new IOException(
          "%s: had %d bytes when it was opened and has %d now"
              .formatted(Printable.line(file.toString()), bytes, now));
    }
    return -1;
  }

  private final class Stream extends FilterInputStream {
    Stream(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int read = in.read();
      return read < 0 ? atEnd() : read;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = in.read(buffer, offset, length);
      return read < 0 ? atEnd() : read;
    }
  }

  private final class Characters extends FilterReader {
    Characters(Reader in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int read = in.read();
      return read < 0 ? atEnd() : read;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int read = in.read(buffer, offset, length);
      return read < 0 ? atEnd() : read;
    }
  }
}
