package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.ParserOptions;

/**
 * Reads content ahead that needs no decision: tags of names that are known, whose attributes are
 * well-formed and stand as they are, end tags that are due, texts up to markup or a reference,
 * comments, CDATA sections and instructions. One loop notes each in a number or a few, for somebody
 * else to look at, see {@link PlainCell}. Namespaces are not resolved.
 *
 * <p>It stops before whatever else there is, also before whatever is wrong, and leaves that to the
 * other readers: it accepts nothing that they reject, and reports no error.
 */
final class PlainContent extends Padding {
  /** As many bytes are there behind each place where a tag or a text begins. */
  static final int MARGIN = 16;

  private final ByteInput in;
  private final PlainNames names;
  private final PlainAttributes attributes;
  private final PlainMarkup markup;
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
    this.markup = new PlainMarkup(known.table(), room);
    this.elements = elements;
    this.floor = floor;
    this.mostDepth = options.limits().depth();
    this.attributes = new PlainAttributes(known, names, options);
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
    Symbol name = names.last();
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
          some[used++] =
              PlainCell.of(PlainCell.REFERENCE, PlainReferences.character(b, at), behind - at);
          at = behind;
          continue;
        }
        some[used++] = PlainCell.of(PlainCell.TEXT, 0, end - at);
        at = end;
        if (at >= last || b[at] != '<') {
          continue;
        }
      }
      boolean isEnd = b[at + 1] == '/';
      Symbol guess = isEnd ? null : name.follower;
      if (guess != null && isPlainStart(guess, b, at, limit)) {
        size = used;
        name = guess;
        at = element(guess, null, b, at, limit, last);
        used = size;
      } else if (isEnd && open > 0 && declaring == 0) {
        Symbol due = opened[open - 1];
        if (!due.endTag.standAt(b, at, limit)) {
          break;
        }
        open--;
        some[used++] = PlainCell.of(PlainCell.END, due.number, due.endTag.length);
        at += due.endTag.length;
      } else {
        size = used;
        names.take(name);
        int behind = isEnd ? end(b, at, limit) : start(b, at, limit, last);
        name = names.last();
        if (behind < 0) {
          break;
        }
        used = size;
        at = behind;
      }
    }
    names.take(name);
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
                ? PlainCell.of(PlainCell.LEAF, name.number, end - text)
                : PlainCell.of(PlainCell.KNOWN_LEAF, tag.number, end - text);
        return behind;
      }
    }
    cells[size++] =
        tag == null
            ? PlainCell.of(PlainCell.PLAIN_START, name.number, text - from)
            : PlainCell.of(PlainCell.KNOWN_START, tag.number, text - from);
    opened(name, 0, size - 1);
    if (!isText) {
      return text;
    }
    cells[size++] = PlainCell.of(PlainCell.TEXT, 0, end - text);
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
      cells[size++] = PlainCell.of(PlainCell.OUTER_END, 0, behind - from);
      return behind;
    }
    open--;
    ended(due, room.declared[open], behind - from);
    return behind;
  }

  private void ended(Symbol name, int declared, int bytes) {
    cells[size++] =
        PlainCell.of(declared > 0 ? PlainCell.DECLARING_END : PlainCell.END, name.number, bytes);
    if (declared > 0) {
      cells[size++] = declared;
      declaring--;
    }
  }

  private int start(byte[] b, int from, int limit, int last) {
    if (b[from + 1] == '!' || b[from + 1] == '?') {
      return other(b, from, limit);
    }
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
    cells[size++] = PlainCell.of(PlainCell.KNOWN_START, tag.number, tag.bytes.length);
    cells[size++] = PlainCell.of(PlainCell.END, name.number, 0);
    return from + tag.bytes.length;
  }

  private int other(byte[] b, int from, int limit) {
    long cell = markup.read(b, from, limit, vectors);
    if (cell == 0) {
      return -1;
    }
    cells[size++] = cell;
    return from + PlainCell.bytes(cell);
  }

  private void opened(Symbol name, int declared, int start) {
    // A reference is written where it changes only, see docs/decisions/0086.
    if (room.opened[open] != name) {
      room.opened[open] = name;
    }
    room.starts[open] = start;
    declaring += declared > 0 ? 1 : 0;
    if (declaring > 0) {
      room.declared[open] = declared;
    }
    open++;
  }

  /** Reads a tag with more in it than the name of its element. */
  private int attributes(Symbol element, byte[] b, int from, int limit) {
    int behind = attributes.read(element, b, from + 1 + element.length, limit, vectors, size + 1);
    if (behind < 0 || behind - from > Tape.MOST_BYTES) {
      return -1;
    }
    int declared = attributes.declared;
    if (declared == 0 && !attributes.altered) {
      room.tags.keep(element, b, from, behind, cells, size + 1, names.table());
    }
    int start = size;
    cells[start] = PlainCell.of(PlainCell.START, element.number, behind - from);
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
    if (at < limit && (b[at] == '<' || b[at] == '&')) {
      return at;
    }
    return PlainEnds.text(b, from, at, limit);
  }
}
