package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.xmlbench.readahead.strategy.BufferSource;

/**
 * The program {@code grep -c}: lines that hold a fixed string. It looks at every byte once (D.
 * Knuth, J. Morris, V. Pratt, SIAM Journal on Computing 6, 1977), so that where a buffer ends is
 * all the same to it.
 */
public final class LineSearch implements Consumer {
  private final byte[] pattern;

  /** How much of the pattern is still matched when the byte after that many does not fit. */
  private final int[] fallback;

  /** Searches for a string, which is not empty and in one line. */
  public LineSearch(String text) {
    pattern = text.getBytes(StandardCharsets.UTF_8);
    fallback = new int[pattern.length];
    for (int i = 1; i < pattern.length; i++) {
      fallback[i] = next(fallback[i - 1], pattern[i]);
    }
  }

  private int next(int matched, byte value) {
    int length = matched;
    while (length > 0 && pattern[length] != value) {
      length = fallback[length - 1];
    }
    return pattern[length] == value ? length + 1 : length;
  }

  @Override
  public String consume(BufferSource source) throws IOException {
    long bytes = 0;
    long lines = 0;
    int matched = 0;
    boolean found = false;
    for (ByteBuffer buffer = source.next(); buffer != null; buffer = source.next()) {
      int end = buffer.limit();
      bytes += buffer.remaining();
      for (int i = buffer.position(); i < end; i++) {
        byte value = buffer.get(i);
        if (value == '\n') {
          matched = 0;
          found = false;
        } else if (!found) {
          matched = next(matched, value);
          if (matched == pattern.length) {
            matched = 0;
            found = true;
            lines++;
          }
        }
      }
    }
    return text(bytes, lines);
  }

  public static String text(long bytes, long lines) {
    return "bytes=%d matching-lines=%d".formatted(bytes, lines);
  }
}
