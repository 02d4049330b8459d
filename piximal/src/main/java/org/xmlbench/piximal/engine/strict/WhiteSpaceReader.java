package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.IncompleteTokenException;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/**
 * Section 3.2.1: white space between elements, where no other text is declared. A text that has
 * anything else is no such white space as a whole, however its bytes arrive.
 */
final class WhiteSpaceReader {
  /** So much of it is white space on its own, whatever follows. */
  private static final int MOST = 1 << 12;

  private final ByteInput in;

  /** The white space that was read last, from the first byte on. */
  final byte[] bytes = new byte[MOST];

  int length;

  WhiteSpaceReader(ByteInput in) {
    this.in = in;
  }

  /**
   * Reads white space at the input's position, where a text begins.
   *
   * @return whether there is some, and nothing else up to markup, a reference or the end
   */
  boolean read() throws IOException {
    byte[] b = in.buffer;
    int from = in.position;
    int most = Math.min(in.limit, from + MOST);
    int to = ByteClasses.skipSpace(b, from, most);
    if (to == in.limit && to < from + MOST && !in.ended) {
      throw IncompleteTokenException.INSTANCE;
    }
    boolean isAll = to == most || b[to] == '<' || b[to] == '&';
    if (to == from || !isAll) {
      return false;
    }
    // What follows may belong to the same line end.
    in.position = to == from + MOST && b[to - 1] == '\r' ? to - 1 : to;
    normalize(b, from, in.position);
    return true;
  }

  /** Keeps it with its line ends as section 2.11 has them. */
  private void normalize(byte[] b, int from, int to) {
    length = 0;
    boolean isOfDocument = !in.isInEntity();
    for (int at = from; at < to; at++) {
      if (b[at] != '\r' || !isOfDocument) {
        bytes[length++] = b[at];
      } else if (at + 1 == to || b[at + 1] != '\n') {
        bytes[length++] = '\n';
      }
    }
  }
}
