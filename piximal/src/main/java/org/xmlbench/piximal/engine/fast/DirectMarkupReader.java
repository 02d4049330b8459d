package org.xmlbench.piximal.engine.fast;

import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.Utf8;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * Reads comments, CDATA sections and processing instructions, for {@link DirectSaxReader} and
 * {@link DirectReader}: those that are there as a whole, and have nothing in them that is
 * normalised.
 */
final class DirectMarkupReader {
  private static final int COMMENT_BYTES = "<!--".length();
  private static final int SECTION_BYTES = "<![CDATA[".length();

  /** The first eight bytes with which a section begins. */
  private static final long SECTION =
      WordScanner.word("<![CDATA".getBytes(StandardCharsets.US_ASCII), 0);

  private final ByteInput in;
  private final SymbolTable names;
  private final DirectTextReader text;

  /** Where the text is of what was read last. */
  int from;

  int to;
  Symbol target;

  DirectMarkupReader(ByteInput in, SymbolTable names, DirectTextReader text) {
    this.in = in;
    this.names = names;
    this.text = text;
  }

  /** Reads such markup; returns where content goes on, or its complement for strict readers. */
  int read(int at) {
    byte[] b = in.buffer;
    int behind =
        b[at + 1] == '?' ? instruction(b, at) : b[at + 2] == '-' ? comment(b, at) : section(b, at);
    return behind < 0 ? ~at : behind;
  }

  private int comment(byte[] b, int start) {
    if (b[start + 3] != '-') {
      return -1;
    }
    from = start + COMMENT_BYTES;
    int behind = behind(b, from, '-', 2);
    to = behind - 3;
    return behind < 0 || hasTwoHyphens(b, from, to) ? -1 : behind;
  }

  /** Whether two hyphens stand side by side, of which the first is before {@code to}. */
  private static boolean hasTwoHyphens(byte[] b, int from, int to) {
    // One of two neighbours is looked at.
    for (int at = from + 1; at < to; at += 2) {
      if (b[at] == '-' && (b[at - 1] == '-' || b[at + 1] == '-')) {
        return true;
      }
    }
    return to > from && b[to - 1] == '-';
  }

  private int section(byte[] b, int start) {
    if (WordScanner.word(b, start) != SECTION || b[start + Long.BYTES] != '[') {
      return -1;
    }
    from = start + SECTION_BYTES;
    int behind = behind(b, from, ']', 2);
    to = behind - 3;
    return behind;
  }

  private int instruction(byte[] b, int start) {
    int end = start + 2;
    while (ByteClasses.isName(b[end])) {
      end++;
    }
    target = end < in.limit ? names.find(b, start + 2, end) : null;
    if (target == null || !target.isTarget) {
      return -1;
    }
    from = ByteClasses.skipSpace(b, end, in.limit);
    if (from == end && (b[end] != '?' || b[end + 1] != '>')) {
      return -1;
    }
    int behind = behind(b, from, '?', 1);
    to = behind - 2;
    return behind;
  }

  /**
   * Behind the {@code >} that ends markup: as many bytes as are told are before it. Less than 0
   * where there is none, or something before it is not itself.
   */
  private int behind(byte[] b, int from, char before, int count) {
    int limit = in.limit;
    int at = from;
    while (true) {
      at = text.stop(at);
      if (at >= limit) {
        return -1;
      }
      byte c = b[at];
      if (c < 0) {
        int length = Utf8.length(b, at, limit);
        if (length <= 0) {
          return -1;
        }
        at += length;
      } else if (c == '>') {
        boolean ends = at - count >= from && b[at - 1] == before && b[at - count] == before;
        at++;
        if (ends) {
          return at;
        }
      } else if (c == '<' || c == '&' || ByteClasses.isText(c)) {
        at++;
      } else {
        return -1;
      }
    }
  }
}
