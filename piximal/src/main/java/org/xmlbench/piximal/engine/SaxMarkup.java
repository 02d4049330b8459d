package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import org.xml.sax.SAXException;

/**
 * Hands comments, CDATA sections and processing instructions, for {@link SaxContent}: those that
 * are there as a whole, and have nothing in them that is normalised.
 */
final class SaxMarkup {
  private static final int COMMENT_BYTES = "<!--".length();
  private static final int SECTION_BYTES = "<![CDATA[".length();

  /** The first eight bytes with which a section begins. */
  private static final long SECTION =
      SymbolTable.word("<![CDATA".getBytes(StandardCharsets.US_ASCII), 0);

  private final ByteInput in;
  private final SymbolTable names;
  private final SaxText text;
  private final SaxHandlers to;

  SaxMarkup(ByteInput in, SymbolTable names, SaxText text, SaxHandlers to) {
    this.in = in;
    this.names = names;
    this.text = text;
    this.to = to;
  }

  /** Reads markup that begins there with {@code <!} or {@code <?}. */
  int read(int at) throws SAXException {
    byte[] b = in.buffer;
    int behind =
        b[at + 1] == '?' ? instruction(b, at) : b[at + 2] == '-' ? comment(b, at) : section(b, at);
    return behind < 0 ? ~at : behind;
  }

  private int comment(byte[] b, int from) throws SAXException {
    if (b[from + 3] != '-') {
      return -1;
    }
    int begin = from + COMMENT_BYTES;
    int behind = behind(b, begin, '-', 2);
    if (behind < 0 || hasTwoHyphens(b, begin, behind - 3)) {
      return -1;
    }
    if (to.lexical != null) {
      int length = text.decode(begin, behind - 3);
      if (length < 0) {
        return -1;
      }
      in.position = behind;
      to.lexical.comment(text.decodedUnits(), 0, length);
    }
    return behind;
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

  /**
   * A handler of sections is told of the end together with the next event, by the strict reader.
   */
  private int section(byte[] b, int from) throws SAXException {
    if (to.lexical != null || SymbolTable.word(b, from) != SECTION || b[from + Long.BYTES] != '[') {
      return -1;
    }
    int begin = from + SECTION_BYTES;
    int behind = behind(b, begin, ']', 2);
    int length = behind < 0 ? -1 : text.decode(begin, behind - 3);
    if (length < 0) {
      return -1;
    }
    if (length > 0) {
      in.position = behind;
      to.content.characters(text.decodedUnits(), 0, length);
    }
    return behind;
  }

  private int instruction(byte[] b, int from) throws SAXException {
    int end = from + 2;
    while (ByteClasses.isName(b[end])) {
      end++;
    }
    Symbol target = end < in.limit ? names.find(b, from + 2, end) : null;
    if (target == null || !target.isTarget) {
      return -1;
    }
    int data = ByteClasses.skipSpace(b, end, in.limit);
    if (data == end && (b[end] != '?' || b[end + 1] != '>')) {
      return -1;
    }
    int behind = behind(b, data, '?', 1);
    if (behind < 0) {
      return -1;
    }
    in.position = behind;
    String text = new String(b, data, behind - 2 - data, StandardCharsets.UTF_8);
    to.content.processingInstruction(target.text(), text);
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
