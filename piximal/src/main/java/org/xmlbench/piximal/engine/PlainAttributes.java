package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.ParserOptions;

/**
 * Reads attributes ahead, for {@link PlainContent}: those of known names, different ones, whose
 * values stand as they are, or have nothing in them but what {@link PlainReferences} normalises.
 */
final class PlainAttributes extends Padding {
  private final SymbolTable table;
  private final PlainNames names;
  private final PlainCells room;
  private final boolean aware;
  private final int most;

  /** Beside the number of an attribute's name: whether its value is to be normalised. */
  static final long ALTERED = 1L << Integer.SIZE;

  /** Beside the number of attributes. */
  private static final int SIMPLE = 1 << 16;

  /** The cell behind those that were read last. */
  int size;

  /** How many of the attributes that were read last declare namespaces. */
  int declared;

  /** Whether values of those are to be normalised. */
  boolean altered;

  private boolean valueAltered;

  PlainAttributes(ReaderNames known, PlainNames names, ParserOptions options) {
    this.table = known.table();
    this.names = names;
    this.room = known.cells();
    this.aware = options.namespaces();
    this.most = Math.min(options.limits().attributes(), PlainCells.MOST_ATTRIBUTES);
  }

  /**
   * Reads those of one tag, and the tag's end.
   *
   * @param element its name
   * @param from behind it
   * @param first takes the first cell, which tells how many there are; see {@link PlainCell#START}
   * @return behind the tag; less than 0 where somebody else has to read it
   */
  int read(Symbol element, byte[] b, int from, int limit, boolean vectors, int first) {
    long[] cells = room.cells;
    long tag = table.nextTag();
    int used = first + 1;
    int count = 0;
    int declarations = 0;
    boolean simple = true;
    Symbol before = element;
    altered = false;
    int at = from;
    while (at + PlainContent.MARGIN <= limit) {
      byte c = b[at];
      if (c == '>' || c == '/' && b[at + 1] == '>') {
        int flag = simple && !altered ? SIMPLE : 0;
        cells[first] = (long) declarations << Integer.SIZE | flag | count;
        size = used;
        declared = declarations;
        return c == '>' ? at + 1 : at + 2;
      }
      if (c != ' ' && !ByteClasses.isSpace(c)) {
        return -1;
      }
      at++;
      if (b[at] >= 0 && b[at] <= '>') {
        // More white space, or the end of the tag, if it is well-formed.
        continue;
      }
      Symbol name = names.attribute(before, b, at, limit);
      if (name == null || name.tag == tag || count == most) {
        return -1;
      }
      name.tag = tag;
      before = name;
      int begin = at + name.length + 2;
      if (begin >= limit) {
        return -1;
      }
      int end = valueEnd(b, begin, limit, vectors);
      if (end < 0 || valueAltered && name.declares) {
        return -1;
      }
      cells[used] = valueAltered ? name.number | ALTERED : name.number;
      altered |= valueAltered;
      cells[used + 1] = (long) begin << Integer.SIZE | end;
      used += 2;
      simple &= name.simple;
      count++;
      declarations += aware && name.declares ? 1 : 0;
      at = end + 1;
    }
    return -1;
  }

  /** How many attributes a tag has, by its first cell. */
  static int count(long cell) {
    return (int) cell & SIMPLE - 1;
  }

  /**
   * Whether nothing is asked about a tag's attributes but what stands there, by its first cell:
   * their names have no prefix, none declares a namespace, and values stand as they are.
   */
  static boolean areSimple(long cell) {
    return ((int) cell & SIMPLE) != 0;
  }

  /** Where a value ends; less than 0 where somebody else has to read it. */
  private int valueEnd(byte[] b, int from, int limit, boolean vectors) {
    valueAltered = false;
    byte quote = b[from - 1];
    if (quote != '"' && quote != '\'') {
      return -1;
    }
    int at = vectors ? room.stops.value(from) : ByteScanner.value(b, from, limit);
    if (at < limit && b[at] == quote) {
      return at;
    }
    int end = PlainEnds.value(b, at, limit, quote);
    while (end < 0 && ~end < limit) {
      int behind = behindAltered(b, ~end, limit);
      if (behind < 0) {
        return -1;
      }
      valueAltered = true;
      end = PlainEnds.value(b, behind, limit, quote);
    }
    return end;
  }

  /** Behind what stands for something else there: a reference, or white space. */
  private static int behindAltered(byte[] b, int at, int limit) {
    if (b[at] == '&') {
      return PlainReferences.behind(b, at, limit);
    }
    return ByteClasses.isSpace(b[at]) ? at + 1 : -1;
  }
}
