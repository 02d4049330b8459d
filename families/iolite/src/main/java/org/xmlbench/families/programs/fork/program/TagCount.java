package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.xmlbench.readahead.strategy.BufferSource;

/**
 * Counts start tags as {@code wc} counts words: by a look at every byte, for well-formed documents
 * without a DOCTYPE in an encoding that keeps ASCII. In those a {@code <} is markup everywhere but
 * in comments, CDATA sections and processing instructions.
 */
public final class TagCount implements Consumer {
  private static final byte[] COMMENT_END = "-->".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] CDATA_END = "]]>".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] INSTRUCTION_END = "?>".getBytes(StandardCharsets.US_ASCII);

  @Override
  public String consume(BufferSource source) throws IOException {
    Scan scan = new Scan();
    long bytes = 0;
    for (ByteBuffer buffer = source.next(); buffer != null; buffer = source.next()) {
      bytes += buffer.remaining();
      scan.take(buffer);
    }
    return text(bytes, scan.tags);
  }

  public static String text(long bytes, long tags) {
    return "bytes=%d start-tags=%d".formatted(bytes, tags);
  }

  /** Where the scan is, which may be anywhere when a buffer ends. */
  private static final class Scan {
    private long tags;
    private boolean afterLess;
    private boolean afterBang;

    /** What ends the section that is being skipped; {@code null} in markup and text. */
    private byte[] awaited;

    private int matched;

    void take(ByteBuffer buffer) throws IOException {
      int end = buffer.limit();
      for (int i = buffer.position(); i < end; i++) {
        byte value = buffer.get(i);
        if (awaited != null) {
          skip(value);
        } else if (afterLess) {
          open(value);
        } else if (afterBang) {
          openBang(value);
        } else {
          afterLess = value == '<';
        }
      }
    }

    private void open(byte value) {
      afterLess = false;
      switch (value) {
        case '/' -> {}
        case '!' -> afterBang = true;
        case '?' -> await(INSTRUCTION_END);
        default -> tags++;
      }
    }

    private void openBang(byte value) throws IOException {
      afterBang = false;
      switch (value) {
        case '-' -> await(COMMENT_END);
        case '[' -> await(CDATA_END);
        default -> throw new IOException("start tags are counted in documents without a DOCTYPE");
      }
    }

    private void await(byte[] end) {
      awaited = end;
      matched = 0;
    }

    private void skip(byte value) {
      if (value == awaited[matched]) {
        matched++;
      } else if (matched < 2 || value != awaited[0] || awaited.length < 3) {
        // After "--" a third dash leaves two of them matched, and so for brackets.
        matched = value == awaited[0] ? 1 : 0;
      }
      if (matched == awaited.length) {
        awaited = null;
      }
    }
  }
}
