package org.xmlbench.readahead.experiment;

import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** The beginning of a file: when so much of it was read, reading fails, which ends the parse. */
final class LimitedInput {
  private final long limit;
  private long read;

  LimitedInput(long limit) {
    this.limit = limit;
  }

  /** Whether the parse ended because of the limit, and not because of the document. */
  boolean reached() {
    return read >= limit;
  }

  private int counted(int count) {
    read += Math.max(0, count);
    return count;
  }

  private void requireMore() throws IOException {
    if (reached()) {
      throw new IOException("as much as was asked for has been read");
    }
  }

  InputStream of(InputStream whole) {
    return new FilterInputStream(whole) {
      @Override
      public int read() throws IOException {
        requireMore();
        int one = in.read();
        counted(one < 0 ? 0 : 1);
        return one;
      }

      @Override
      public int read(byte[] to, int offset, int length) throws IOException {
        requireMore();
        return counted(in.read(to, offset, length));
      }
    };
  }

  Reader of(Reader whole) {
    return new FilterReader(whole) {
      @Override
      public int read() throws IOException {
        requireMore();
        int one = in.read();
        counted(one < 0 ? 0 : 1);
        return one;
      }

      @Override
      public int read(char[] to, int offset, int length) throws IOException {
        requireMore();
        return counted(in.read(to, offset, length));
      }
    };
  }
}
