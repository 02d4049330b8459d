package org.xmlbench.piximal.automaton;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.engine.input.TextPosition;

/** Errors of documents in memory, with their places. */
final class DocumentPlace {
  private static final int BLOCK = 1 << 16;

  private DocumentPlace() {}

  /** An error at that byte. */
  static MalformedXmlException error(MemorySegment document, long at, String rule, String reason) {
    byte[] block = new byte[BLOCK];
    TextPosition place = new TextPosition(0);
    for (long from = 0; from < at; from += BLOCK) {
      int bytes = (int) Math.min(BLOCK, at - from);
      MemorySegment.copy(document, ValueLayout.JAVA_BYTE, from, block, 0, bytes);
      place.pass(block, 0, bytes, bytes);
    }
    return new MalformedXmlException(reason, rule, place.line(), place.column(), at);
  }
}
