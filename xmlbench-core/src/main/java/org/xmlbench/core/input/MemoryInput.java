package org.xmlbench.core.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** A document held in memory, so that nothing but the parser is measured. */
public final class MemoryInput implements Input {
  /** The name of this input in a cell's condition. */
  public static final String NAME = "memory";

  private final byte[] bytes;

  /** An input over {@code bytes}, which are not copied and must not change. */
  public MemoryInput(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The bytes of {@code file}, at most 2 GiB less a few bytes. */
  public static MemoryInput load(Path file) throws IOException {
    return new MemoryInput(Files.readAllBytes(file));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public long size() {
    return bytes.length;
  }

  @Override
  public InputStream open() {
    return new ArrayStream(bytes);
  }

  /** As {@link java.io.ByteArrayInputStream}, without a lock for each read. */
  private static final class ArrayStream extends InputStream {
    private final byte[] bytes;
    private int position;

    ArrayStream(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read() {
      return position < bytes.length ? bytes[position++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      Objects.checkFromIndexSize(offset, length, target.length);
      if (length == 0) {
        return 0;
      }
      int available = bytes.length - position;
      if (available <= 0) {
        return -1;
      }
      int count = Math.min(available, length);
      System.arraycopy(bytes, position, target, offset, count);
      position += count;
      return count;
    }

    @Override
    public long skip(long count) {
      int skipped = Math.clamp(count, 0, bytes.length - position);
      position += skipped;
      return skipped;
    }

    @Override
    public int available() {
      return bytes.length - position;
    }
  }
}
