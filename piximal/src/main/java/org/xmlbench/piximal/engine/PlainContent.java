package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.ParserLimits;
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
   * and where its value begins and ends.
   */
  static final int START = 2;

  /** The end of an element that was read ahead, too, and declares no namespace. */
  static final int END = 3;

  /** The same of one that declares as many as the next cell says. */
  static final int DECLARING_END = 4;

  /** The end of the innermost element of those that were open before. */
  static final int OUTER_END = 5;

  static final int KIND_BITS = 3;
  static final int KIND = (1 << KIND_BITS) - 1;

  /** As many bytes are there behind each place where a tag or a text begins. */
  private static final int MARGIN = 16;

  private final ByteInput in;
  private final SymbolTable names;
  private final ElementStack elements;
  private final PlainCells room;
  private final int floor;
  private final boolean aware;
  private final int mostDepth;
  private final int mostAttributes;

  /** The events that were read ahead. */
  long[] cells;

  /** How many cells they have. */
  int size;

  /** How many elements were opened, and not closed, by what was read ahead; see the room. */
  int open;

  /** How many of them declare namespaces, and the first that does. */
  private int declaring;

  private int firstDeclaring;

  /** Of the elements that were open before: how many are, behind what was read. */
  private int before;

  /** The name of an element or attribute that was read last; at first none. */
  private Symbol previous = new Symbol(new byte[0], 0, 0, true);

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
    this.names = known.table();
    this.room = known.cells();
    this.cells = room.cells;
    this.elements = elements;
    this.floor = floor;
    this.aware = options.namespaces();
    ParserLimits limits = options.limits();
    this.mostDepth = limits.depth();
    this.mostAttributes = Math.min(limits.attributes(), PlainCells.MOST_ATTRIBUTES);
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

  /** How many namespaces an element declares of those that are open, from 0, the outermost. */
  int declared(int index) {
    return declaring > 0 && index >= firstDeclaring ? room.declared[index] : 0;
  }

  /** So many elements of the room are open, and each declares as many namespaces as stand there. */
  void open(int elementsOfRoom) {
    open = elementsOfRoom;
    declaring = elementsOfRoom;
    firstDeclaring = 0;
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
        if (end <= at || end - at > Tape.MOST_BYTES) {
          break;
        }
        some[used++] = cell(TEXT, 0, end - at);
        at = end;
        if (at >= last || b[at] != '<') {
          continue;
        }
      }
      int behind;
      if (b[at + 1] == '/' && open > 0 && declaring == 0) {
        Symbol due = opened[open - 1];
        behind = at + 2 + due.length;
        if (!due.standsAt(b, at + 2, limit) || b[behind] != '>') {
          break;
        }
        behind++;
        open--;
        some[used++] = cell(END, due.number, behind - at);
      } else {
        size = used;
        behind = b[at + 1] == '/' ? end(b, at, limit) : start(b, at, limit);
        if (behind < 0) {
          break;
        }
        used = size;
      }
      at = behind;
    }
    size = used;
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

  private int start(byte[] b, int from, int limit) {
    Symbol name = name(b, from + 1, limit);
    if (name == null || name.declarations != null || before + open >= mostDepth) {
      return -1;
    }
    int behind = from + 1 + name.length;
    if (b[behind] != '>') {
      return attributes(name, b, from, limit);
    }
    cells[size++] = cell(PLAIN_START, name.number, behind + 1 - from);
    opened(name, 0);
    return behind + 1;
  }

  private void opened(Symbol name, int declared) {
    room.opened[open] = name;
    if (declared > 0 && declaring++ == 0) {
      firstDeclaring = open;
    }
    if (declaring > 0) {
      room.declared[open] = declared;
    }
    open++;
  }

  /** The known name that stands there; null where there is none. */
  private Symbol name(byte[] b, int from, int limit) {
    Symbol name = previous.follower;
    if (name == null
        || !name.standsAt(b, from, limit)
        || ByteClasses.isName(b[from + name.length])) {
      name = find(b, from, limit);
      if (name == null) {
        return null;
      }
      previous.follower = name;
    }
    previous = name;
    return name;
  }

  private Symbol find(byte[] b, int from, int limit) {
    int end = from;
    while (end < limit && ByteClasses.isName(b[end])) {
      end++;
    }
    return end < limit ? names.find(b, from, end) : null;
  }

  /** Reads a tag with more in it than the name of its element. */
  private int attributes(Symbol element, byte[] b, int from, int limit) {
    long tag = names.nextTag();
    int used = size + 2;
    int count = 0;
    int declared = 0;
    int at = from + 1 + element.length;
    while (at + MARGIN <= limit) {
      byte c = b[at];
      if (c == '>' || c == '/' && b[at + 1] == '>') {
        int behind = c == '>' ? at + 1 : at + 2;
        if (behind - from > Tape.MOST_BYTES) {
          return -1;
        }
        cells[size] = cell(START, element.number, behind - from);
        cells[size + 1] = (long) declared << Integer.SIZE | count;
        size = used;
        opened(element, declared);
        if (c == '/') {
          open--;
          ended(element, declared, 0);
        }
        return behind;
      }
      if (!ByteClasses.isSpace(c)) {
        return -1;
      }
      at++;
      if (b[at] >= 0 && b[at] <= '>') {
        // More white space, or the end of the tag, if it is well-formed.
        continue;
      }
      Symbol name = name(b, at, limit);
      if (name == null || name.tag == tag || count == mostAttributes) {
        return -1;
      }
      name.tag = tag;
      int begin = at + name.length + 2;
      if (begin >= limit || b[begin - 2] != '=') {
        return -1;
      }
      int end = valueEnd(b, begin, limit, b[begin - 1]);
      if (end < 0) {
        return -1;
      }
      cells[used] = name.number;
      cells[used + 1] = (long) begin << Integer.SIZE | end;
      used += 2;
      count++;
      declared += aware && name.declares ? 1 : 0;
      at = end + 1;
    }
    return -1;
  }

  /** Where a value ends that stands as it is; less than 0 where somebody else has to read it. */
  private int valueEnd(byte[] b, int from, int limit, byte quote) {
    if (quote != '"' && quote != '\'') {
      return -1;
    }
    int at = vectors ? room.stops.value(from) : ByteScanner.value(b, from, limit);
    if (at < limit && b[at] == quote) {
      return at;
    }
    return PlainEnds.value(b, at, limit, quote);
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
