package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;

/**
 * Reads comments, CDATA sections and processing instructions ahead, for {@link PlainContent}: those
 * that are well-formed and stand as they are.
 */
final class PlainMarkup {
  private static final int COMMENT_BYTES = "<!--".length();
  private static final int SECTION_BYTES = "<![CDATA[".length();

  /** The first eight bytes with which a section begins. */
  private static final long SECTION =
      SymbolTable.word("<![CDATA".getBytes(StandardCharsets.US_ASCII), 0);

  private final SymbolTable names;
  private final PlainCells room;

  PlainMarkup(SymbolTable names, PlainCells room) {
    this.names = names;
    this.room = room;
  }

  /**
   * The cell of the markup that begins there with {@code <!} or {@code <?}; 0 where somebody else
   * has to read it.
   *
   * @param vectors whether there are bits of where texts may end
   */
  long read(byte[] b, int from, int limit, boolean vectors) {
    if (b[from + 1] == '?') {
      return instruction(b, from, limit, vectors);
    }
    return b[from + 2] == '-' ? comment(b, from, limit, vectors) : section(b, from, limit, vectors);
  }

  private static long cell(int kind, int number, int bytes) {
    return bytes > Tape.MOST_BYTES ? 0 : PlainCell.of(kind, number, bytes);
  }

  private long comment(byte[] b, int from, int limit, boolean vectors) {
    if (b[from + 3] != '-') {
      return 0;
    }
    int text = from + COMMENT_BYTES;
    int behind = behind(b, text, limit, vectors, '-', 2);
    boolean isPlain = behind >= 0 && !hasTwoHyphens(b, text, behind - 3);
    return isPlain ? cell(PlainCell.COMMENT, 0, behind - from) : 0;
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

  private long section(byte[] b, int from, int limit, boolean vectors) {
    if (SymbolTable.word(b, from) != SECTION || b[from + Long.BYTES] != '[') {
      return 0;
    }
    int text = from + SECTION_BYTES;
    int behind = behind(b, text, limit, vectors, ']', 2);
    return behind > text + 3 ? cell(PlainCell.SECTION, 0, behind - from) : 0;
  }

  private long instruction(byte[] b, int from, int limit, boolean vectors) {
    int at = from + 2;
    while (at < limit && ByteClasses.isName(b[at])) {
      at++;
    }
    Symbol target = at + 1 < limit ? names.find(b, from + 2, at) : null;
    if (target == null || !target.isTarget) {
      return 0;
    }
    int behind;
    if (b[at] == '?') {
      behind = b[at + 1] == '>' ? at + 2 : -1;
    } else {
      int data = ByteClasses.skipSpace(b, at, limit);
      behind = data > at ? behind(b, data, limit, vectors, '?', 1) : -1;
    }
    return behind < 0 ? 0 : cell(PlainCell.INSTRUCTION, target.number, behind - from);
  }

  /** Where the data of an instruction begins, which was read ahead and ends before {@code to}. */
  static int data(byte[] b, int from, Symbol target, int to) {
    return ByteClasses.skipSpace(b, from + 2 + target.length, to);
  }

  /**
   * Behind the {@code >} that ends markup: as many bytes as are told are before it. Less than 0
   * where there is none, or something before it is not itself.
   */
  private int behind(byte[] b, int from, int limit, boolean vectors, char before, int count) {
    int at = from;
    while (true) {
      at = vectors && room.stops.has(at) ? room.stops.text(at) : ByteScanner.text(b, at, limit);
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
