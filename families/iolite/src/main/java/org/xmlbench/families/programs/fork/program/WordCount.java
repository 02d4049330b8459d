package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.xmlbench.readahead.strategy.BufferSource;

/** The program {@code wc}: bytes, lines and words. */
public final class WordCount implements Consumer {
  @Override
  public String consume(BufferSource source) throws IOException {
    long bytes = 0;
    long lines = 0;
    long words = 0;
    boolean inWord = false;
    for (ByteBuffer buffer = source.next(); buffer != null; buffer = source.next()) {
      int end = buffer.limit();
      bytes += buffer.remaining();
      for (int i = buffer.position(); i < end; i++) {
        byte value = buffer.get(i);
        boolean letter = value > ' ' || value < 0;
        lines += value == '\n' ? 1 : 0;
        words += letter && !inWord ? 1 : 0;
        inWord = letter;
      }
    }
    return text(bytes, lines, words);
  }

  public static String text(long bytes, long lines, long words) {
    return "bytes=%d lines=%d words=%d".formatted(bytes, lines, words);
  }
}
