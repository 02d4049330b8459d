package org.xmlbench.core.check;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.core.event.CanonicalStream;

/**
 * Keeps a canonical stream, and stops a parser that delivers the same text again and again: no
 * document of the contract grows by more than the factor allowed here.
 */
final class FiniteOutput implements CanonicalStream.Output {
  private static final int FACTOR = 20;
  private static final int ALLOWANCE = 1 << 20;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int limit;
  private boolean stopped;

  FiniteOutput(int documentBytes) {
    limit = FACTOR * documentBytes + ALLOWANCE;
  }

  /** Whether the parser had to be stopped. */
  boolean stopped() {
    return stopped;
  }

  String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void write(byte[] source, int offset, int length) {
    if (bytes.size() + length > limit) {
      stopped = true;
      throw new IllegalStateException("the parser delivers more than the document can hold");
    }
    bytes.write(source, offset, length);
  }
}
