package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.ParserOptions;

/**
 * Reads content ahead that needs no decision: tags of names that are known, whose attributes are
 * well-formed and stand as they are, end tags that are due, and texts up to markup or a reference.
 * One loop notes each in a number or a few, for somebody else to look at. Namespaces are not
 * resolved.
 *
 * <p>It stops before whatever else there is, also before whatever is wrong, and leaves that to the
 * other readers: it accepts nothing that they reject, and reports no error.
 */
final class PlainContent {
  /** A text. A cell has the kind of an event, the number of its name, and how many bytes it has. */
  static final int TEXT = 0;

  /** The start of an element without attributes. */
  static final int PLAIN_START = 1;

  /**
   * The start of an element with attributes. In the next cell are how many namespaces it declares
   * and how many attributes stand in its tag, and in two for each of these the number of its name,
   * see {@link PlainAttributes#ALTERED}, and where its value begins and ends.
   */
  static final int START = 2;

  /** The end of an element that was read ahead, too, and declares no namespace. */
  static final int END = 3;

  /** The same of one that declares as many as the next cell says. */
  static final int DECLARING_END = 4;

  /** The end of the innermost element of those that were open before. */
  static final int OUTER_END = 5;

  /**
   * An element that has a text and nothing else: its start, the text, whose bytes those of the cell
   * are, and its end.
   */
  static final int LEAF = 6;

  /**
   * The start of an element whose tag is known. In place of its name's number is that of the {@link
   * KnownTag}.
   */
  static final int KNOWN_START = 7;

  /** The same as {@link #LEAF} of an element whose tag is known. */
  static final int KNOWN_LEAF = 8;

  /**
   * A text that is one character, whose number is in place of a name's, and stands as a reference.
   */
  static final int REFERENCE = 9;

  static final int KIND_BITS = 4;
  static final int KIND = (1 << KIND_BITS) - 1;

  /** As many bytes are there behind each place where a tag or a text begins. */
  static final int MARGIN = 16;

  private final ByteInput in;
  private final PlainNames names;
  private final PlainAttributes attributes;
  private final ElementStack elements;
  private final PlainCells room;
  private final int floor;
  private final int mostDepth;

  /** The events that were read ahead. */
  long[] cells;

  /** How many cells they have. */
  int size;

  /** Behind what was read ahead. */
  int behind;

  /** How many elements were opened, and not closed, by what was read ahead; see the room. */
  int open;

  /** Of the elements that were open before: how many are, behind what was read. */
  int before;

  /** How many of those that were opened declare namespaces. */
  private int declaring;

  private boolean vectors;

  /** Behind the window of the bits. */
  private int window;

  /**
   * One that reads ahead in that input.
   *
   * @param elements that are open at the input's position
   * @param floor as many of them are not ended
   */
  PlainContent(
      ByteInput in, ReaderNames known, ElementStack elements, int floor, ParserOptions options) {
    this.in = in;
    this.names = new PlainNames(known.table());
    this.room = known.cells();
    this.cells = room.cells;
    this.elements = elements;
    this.floor = floor;
    this.mostDepth = options.limits().depth();
    this.attributes = new PlainAttributes(known, names, options);
  }

  static int number(long cell) {
    return (int) cell >>> KIND_BITS;
  }

  static int bytes(long cell) {
    return (int) (cell >>> Integer.SIZE);
  }

  private static long cell(int kind, int number, int bytes) {
    return (long) bytes << Integer.SIZE | number << KIND_BITS | kind;
  }

  /**
   * Reads ahead from the input's position, which does not move.
   *
   * @param stop no event is read that begins there or behind
   * @return whether there is an event
   */
  boolean read(int stop) {
    int limit = in.limit;
    int at = in.position;
    size = 0;
    open = 0;
    declaring = 0;
    if (at + StopBits.BLOCK > limit) {
      return false;
    }
    cells = room.ready();
    vectors = ByteScanner.usesVectors();
    window = vectors ? room.stops.fill(in, at) : at + StopBits.WINDOW;
    before = elements.depth();
    read(in.buffer, at, limit, Math.min(Math.min(limit - MARGIN, stop), window));
    return size > 0;
  }

  /** What is most frequent stands in one loop, so that what it needs is in registers. */
  private void read(byte[] b, int from, int limit, int last) {
    long[] some = cells;
    Symbol[] opened = room.opened;
    int used = 0;
    int at = from;
    while (at < last && used < PlainCells.USUAL) {
      if (b[at] != '<') {
        int end = textEnd(b, at, limit);
        if (isNoText(at, end)) {
          int behind = end == at ? PlainReferences.behind(b, at, limit) : -1;
          if (behind < 0) {
            break;
          }
          some[used++] = cell(REFERENCE, PlainReferences.character(b, at), behind - at);
          at = behind;
          continue;
        }
        some[used++] = cell(TEXT, 0, end - at);
        at = end;
        if (at >= last || b[at] != '<') {
          continue;
        }
      }
      boolean isEnd = b[at + 1] == '/';
      Symbol guess = isEnd ? null : names.guess();
      if (guess != null && isPlainStart(guess, b, at, limit)) {
        size = used;
        names.take(guess);
        at = element(guess, null, b, at, limit, last);
        used = size;
      } else if (isEnd && open > 0 && declaring == 0) {
        Symbol due = opened[open - 1];
        if (!due.endTag.standAt(b, at, limit)) {
          break;
        }
        open--;
        some[used++] = cell(END, due.number, due.endTag.length);
        at += due.endTag.length;
      } else {
        size = used;
        int behind = isEnd ? end(b, at, limit) : start(b, at, limit, last);
        if (behind < 0) {
          break;
        }
        used = size;
        at = behind;
      }
    }
    size = used;
    behind = at;
  }

  /**
   * Reads an element that has a text alone, or as much of it; its start tag stands there.
   *
   * @param tag null where it has nothing in it but the name
   */
  private int element(Symbol name, KnownTag tag, byte[] b, int from, int limit, int last) {
    int text = from + (tag == null ? name.startTag : tag.bytes).length;
    int end = text >= last || b[text] == '<' ? text : textEnd(b, text, limit);
    boolean isText = !isNoText(text, end);
    if (isText && end < last && name.endTag.standAt(b, end, limit)) {
      int behind = end + name.endTag.length;
      if (behind - from <= Tape.MOST_BYTES) {
        cells[size++] =
            tag == null
                ? cell(LEAF, name.number, end - text)
                : cell(KNOWN_LEAF, tag.number, end - text);
        return behind;
      }
    }
    cells[size++] =
        tag == null
            ? cell(PLAIN_START, name.number, text - from)
            : cell(KNOWN_START, tag.number, text - from);
    opened(name, 0, size - 1);
    if (!isText) {
      return text;
    }
    cells[size++] = cell(TEXT, 0, end - text);
    return end;
  }

  private static boolean isNoText(int from, int end) {
    return end <= from || end - from > Tape.MOST_BYTES;
  }

  private boolean isPlainStart(Symbol name, byte[] b, int at, int limit) {
    return name.startTag != null
        && name.startTag.standAt(b, at, limit)
        && name.declarations == null
        && before + open < mostDepth;
  }

  /** All of these give the byte behind the event; less than 0 where somebody else reads it. */
  private int end(byte[] b, int from, int limit) {
    if (open == 0 && before <= floor) {
      return -1;
    }
    int at = from + 2;
    Symbol due = open > 0 ? room.opened[open - 1] : elements.name(before - 1);
    int behind = at + due.length + 1;
    if (!due.standsAt(b, at, limit) || b[behind - 1] != '>') {
      return -1;
    }
    if (open == 0) {
      before--;
      cells[size++] = cell(OUTER_END, 0, behind - from);
      return behind;
    }
    open--;
    ended(due, room.declared[open], behind - from);
    return behind;
  }

  private void ended(Symbol name, int declared, int bytes) {
    cells[size++] = cell(declared > 0 ? DECLARING_END : END, name.number, bytes);
    if (declared > 0) {
      cells[size++] = declared;
      declaring--;
    }
  }

  private int start(byte[] b, int from, int limit, int last) {
    Symbol name = names.element(b, from + 1, limit);
    if (name == null || name.declarations != null || before + open >= mostDepth) {
      return -1;
    }
    name.makeTags();
    int behind = from + 1 + name.length;
    if (b[behind] == '>') {
      return element(name, null, b, from, limit, last);
    }
    KnownTag tag = name.tags == null ? null : name.tags.at(b, from, limit);
    if (tag == null) {
      return attributes(name, b, from, limit);
    }
    if (!tag.empty) {
      return element(name, tag, b, from, limit, last);
    }
    cells[size++] = cell(KNOWN_START, tag.number, tag.bytes.length);
    cells[size++] = cell(END, name.number, 0);
    return from + tag.bytes.length;
  }

  private void opened(Symbol name, int declared, int start) {
    room.opened[open] = name;
    room.starts[open] = start;
    declaring += declared > 0 ? 1 : 0;
    if (declaring > 0) {
      room.declared[open] = declared;
    }
    open++;
  }

  /** Reads a tag with more in it than the name of its element. */
  private int attributes(Symbol element, byte[] b, int from, int limit) {
    int behind = attributes.read(b, from + 1 + element.length, limit, vectors, size + 1);
    if (behind < 0 || behind - from > Tape.MOST_BYTES) {
      return -1;
    }
    int declared = attributes.declared;
    if (declared == 0 && !attributes.altered) {
      room.tags.keep(element, b, from, behind, cells, size + 1, names.table());
    }
    int start = size;
    cells[start] = cell(START, element.number, behind - from);
    size = attributes.size;
    opened(element, declared, start);
    if (b[behind - 2] == '/') {
      open--;
      ended(element, declared, 0);
    }
    return behind;
  }

  /**
   * Where a text ends, by markup or a reference; less than 0 where somebody else has to read it.
   */
  private int textEnd(byte[] b, int from, int limit) {
    int at = vectors ? room.stops.text(from) : WordScanner.shortText(b, from);
    if (at < limit && b[at] == '<') {
      return at;
    }
    return PlainEnds.text(b, from, at, limit);
  }
}
