package org.xmlbench.piximal.automaton;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.piximal.MalformedXmlException;

/** Errors of documents in memory, with their places. */
final class DocumentPlace {
  private DocumentPlace() {}

  /** An error at that byte. */
  static MalformedXmlException error(MemorySegment document, long at, String rule, String reason) {
    long line = 1;
    long column = 1;
    byte before = 0;
    for (long i = 0; i < at; i++) {
      byte b = document.get(ValueLayout.JAVA_BYTE, i);
      if (b == '\r' || b == '\n' && before != '\r') {
        line++;
        column = 1;
      } else if (b != '\n' && !isTrail(b)) {
        column++;
      }
      before = b;
    }
    return new MalformedXmlException(reason, rule, line, column, at);
  }

  /** Whether a byte goes on with a character of several bytes. */
  private static boolean isTrail(byte b) {
    return (b & 0xC0) == 0x80;
  }
}
