package org.xmlbench.house.check;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The first line in which two canonical streams differ.
 *
 * @param line 1-based number of the line
 * @param expected the reference's line, or {@code null} where it has ended; long lines are cut
 *     around the difference
 * @param delivered the driver's line, or {@code null} where it has ended
 */
public record FirstDifference(long line, String expected, String delivered) {
  private static final int BUFFER = 1 << 16;
  private static final int HEAD = 40;
  private static final int BEFORE = 40;
  private static final int AFTER = 60;

  /** Compares two streams, in constant memory; empty when they are the same. */
  public static Optional<FirstDifference> between(InputStream expected, InputStream delivered)
      throws IOException {
    InputStream left = new BufferedInputStream(expected, BUFFER);
    InputStream right = new BufferedInputStream(delivered, BUFFER);
    CommonPart common = new CommonPart();
    while (true) {
      int a = left.read();
      int b = right.read();
      if (a != b) {
        return Optional.of(
            new FirstDifference(common.line, common.text(a, left), common.text(b, right)));
      }
      if (a < 0) {
        return Optional.empty();
      }
      common.add(a);
    }
  }

  /** The part of the current line that both streams share: its first bytes and its last ones. */
  private static final class CommonPart {
    private final byte[] head = new byte[HEAD];
    private final byte[] tail = new byte[BEFORE];
    private long line = 1;
    private long length;

    void add(int value) {
      if (value == '\n') {
        line++;
        length = 0;
        return;
      }
      if (length < HEAD) {
        head[(int) length] = (byte) value;
      }
      tail[(int) (length % BEFORE)] = (byte) value;
      length++;
    }

    /** The whole line of one stream, whose next byte is {@code next}. */
    String text(int next, InputStream rest) throws IOException {
      if (next < 0 && length == 0) {
        return null;
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      bytes.write(head, 0, (int) Math.min(length, HEAD));
      if (length > HEAD + BEFORE) {
        bytes.writeBytes(" … ".getBytes(StandardCharsets.UTF_8));
      }
      for (long i = Math.max(HEAD, length - BEFORE); i < length; i++) {
        bytes.write(tail[(int) (i % BEFORE)]);
      }
      int value = next;
      for (int i = 0; i < AFTER && value >= 0 && value != '\n'; i++) {
        bytes.write(value);
        value = rest.read();
      }
      if (value >= 0 && value != '\n') {
        bytes.writeBytes(" …".getBytes(StandardCharsets.UTF_8));
      }
      return bytes.toString(StandardCharsets.UTF_8);
    }
  }
}
