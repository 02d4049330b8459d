package org.xmlbench.readahead.strategy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.Printable;

/**
 * Compares a file's size at its end with that when it was opened. A strategy that has read ahead
 * may have seen the end before the file grew, and one that was cut looks like a shorter one: no
 * strategy may let a changed file pass for a whole one.
 */
public final class SizeAtOpen extends WatchedInput {
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

  /** The end is an error where the file has changed its size. */
  @Override
  protected void after(int count) throws IOException {
    if (count >= 0) {
      return;
    }
    long now = Files.size(file);
    if (now != bytes) {
      throw new IOException(
          "%s: had %d bytes when it was opened and has %d now"
              .formatted(Printable.line(file.toString()), bytes, now));
    }
  }
}
