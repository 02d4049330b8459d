package org.xmlbench.piximal.engine.tape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.piximal.engine.fast.DirectReader;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;

/**
 * The events of a part of a document as numbers, and the bytes of the part. An event is a cell of
 * its kind, the number of a name, and the byte of the part at which it ends; what else its kind
 * needs is in further cells. A tape is used for one part after another.
 */
public final class Tape extends CacheLinePadded {
  /** An element begins that has neither attributes nor declarations. */
  static final int START = 0;

  /**
   * An element begins. Further cells: {@link #tag}; of each declaration the number of its prefix,
   * or -1, and that of the namespace in {@link #namespaces}; of each attribute {@link #attribute},
   * and a place.
   */
  static final int START_WITH_MORE = 1;

  static final int END = 2;

  /** An element ends that declares namespaces; a further cell has how many. */
  static final int END_WITH_MORE = 3;

  /** A text that is all of the bytes since the event before. */
  static final int TEXT = 4;

  /** A text at the place in a further cell; in place of a name's number see {@link #section}. */
  static final int TEXT_ELSEWHERE = 5;

  /** The place of its text is in a further cell. */
  static final int COMMENT = 6;

  /** The number is that of its target; the place of its data is in a further cell. */
  static final int INSTRUCTION = 7;

  /** A reference to an entity that may be declared in what was not read. */
  static final int SKIPPED = 8;

  /** Three events, and the cell ends with the second: a start, a text as it stands, and the end. */
  static final int ELEMENT_WITH_TEXT = 9;

  /** The part ends, maybe behind the last event: behind the document. */
  static final int STOP = 10;

  private static final int KIND_SHIFT = 60;
  private static final int MOST_NUMBER = (1 << KIND_SHIFT - Integer.SIZE) - 1;

  public long[] cells = new long[1 << 12];
  private int size;

  /** The bytes of the part, from the first one. */
  byte[] bytes = {};

  int limit;

  /** Values and texts that are not among the bytes as they are. */
  final ByteBuilder side = new ByteBuilder();

  final List<String> namespaces = new ArrayList<>();

  /** The table whose numbers are those of names. */
  SymbolTable table;

  /** Its names then, by their numbers. */
  Symbol[] names = {};

  /** How often it had forgotten names. */
  int forgotten;

  /** Where the last event ends. */
  int position;

  void begin() {
    size = 0;
    position = 0;
    side.clear();
    namespaces.clear();
  }

  void end(DirectReader reader) {
    cell(STOP, 0, reader.in.documentPosition());
    bytes = reader.in.window();
    limit = reader.in.windowEnd();
    table = reader.table;
    names = table.numbered();
    forgotten = table.forgotten();
  }

  /** Adds an event that ends before that byte. */
  void add(int kind, int number, int behind) {
    cell(kind, number, behind);
    position = behind;
  }

  private void cell(int kind, int number, int behind) {
    cell((long) kind << KIND_SHIFT | (long) number << Integer.SIZE | behind);
  }

  void cell(long value) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, size * 2);
    }
    cells[size++] = value;
  }

  void pair(int first, int second) {
    cell((long) first << Integer.SIZE | second & 0xFFFFFFFFL);
  }

  /** Adds a place: among the bytes, or, by its complement, in {@link #side}. */
  void place(byte[] some, int from, int to, boolean isInBytes) {
    if (isInBytes) {
      pair(from, to);
    } else {
      int start = side.length;
      side.add(some, from, to);
      pair(~start, ~side.length);
    }
  }

  public static int kind(long cell) {
    return (int) (cell >>> KIND_SHIFT);
  }

  /** The number of the name in a cell. */
  public static int number(long cell) {
    return (int) (cell >>> Integer.SIZE) & MOST_NUMBER;
  }

  /** The byte of the part behind the event of a cell. */
  public static int behind(long cell) {
    return (int) cell;
  }

  public static int first(long pair) {
    return (int) (pair >> Integer.SIZE);
  }

  public static int second(long pair) {
    return (int) pair;
  }

  /** How many attributes and declarations a tag has, and whether the DTD declares some. */
  static long tag(int attributes, int declarations, boolean typed) {
    return (long) attributes << Integer.SIZE | declarations << 1 | (typed ? 1 : 0);
  }

  /** The number of an attribute's name, and whether the attribute stands in the tag. */
  static long attribute(int number, boolean stands) {
    return (long) number << 1 | (stands ? 1 : 0);
  }

  /** Whether a text stands in a section, and whether that begins with it. */
  static int section(boolean inside, boolean first) {
    return inside ? first ? 2 : 1 : 0;
  }
}
