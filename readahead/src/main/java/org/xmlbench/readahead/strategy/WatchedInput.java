package org.xmlbench.readahead.strategy;

import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** Looks at each read of an input, whether it brings bytes or characters. */
public abstract class WatchedInput {
  /**
   * Called before each read.
   *
   * @throws IOException which ends the reading
   */
  protected void before() throws IOException {}

  /**
   * Called after each read.
   *
   * @param count bytes or characters that were read; negative at the end
   * @throws IOException which ends the reading
   */
  protected abstract void after(int count) throws IOException;

  /** The same input, each read of which is observed. */
  public final OpenInput over(OpenInput input) {
    return switch (input) {
      case OpenInput.Bytes(InputStream stream) -> new OpenInput.Bytes(over(stream));
      case OpenInput.Characters(Reader reader) -> new OpenInput.Characters(over(reader));
    };
  }

  /** The same bytes, each read of which is observed. */
  public final InputStream over(InputStream whole) {
    return new FilterInputStream(whole) {
      @Override
      public int read() throws IOException {
        before();
        return one(in.read());
      }

      @Override
      public int read(byte[] to, int offset, int length) throws IOException {
        before();
        return many(in.read(to, offset, length));
      }
    };
  }

  /** The same characters, each read of which is observed. */
  public final Reader over(Reader whole) {
    return new FilterReader(whole) {
      @Override
      public int read() throws IOException {
        before();
        return one(in.read());
      }

      @Override
      public int read(char[] to, int offset, int length) throws IOException {
        before();
        return many(in.read(to, offset, length));
      }
    };
  }

  private int one(int read) throws IOException {
    after(read < 0 ? read : 1);
    return read;
  }

  private int many(int count) throws IOException {
    after(count);
    return count;
  }
}
