package org.xmlbench.piximal.engine;

import java.util.Arrays;

/** The attributes of the tag that was read last, without the declarations of namespaces. */
final class AttributeTable extends Padding {
  private Symbol[] names = new Symbol[16];
  private String[] types = new String[16];
  private byte[][] bytes = new byte[16][];

  /** Where a value begins; the complement of that in the scratch, of a tag that is plain. */
  private int[] from = new int[16];

  private int[] to = new int[16];
  private boolean[] specified = new boolean[16];
  private int count;

  /** Which of the fields hold the attributes. */
  private int form;

  /** One after another. */
  private static final int ADDED = 0;

  /** What was read ahead of a tag whose attributes are {@link PlainAttributes#areSimple}. */
  private static final int SIMPLE = 1;

  private static final int KNOWN = 2;

  /** What values stand in, whose attributes stand in the tag, too; null where that differs. */
  private byte[] plain;

  /** Number of the tag, where it is a known one: all but where it begins stands there. */
  private int known;

  private int begin;

  /** What was read ahead. */
  private long[] cells;

  private int first;

  private CellNames numbers;

  /** Takes the values that are normalised: those of one tag. */
  final Scratch scratch = new Scratch();

  void clear() {
    count = 0;
    form = ADDED;
    plain = null;
    cells = null;
    scratch.clear();
  }

  /** Holds nothing of a document any more, and no large room. */
  void forget() {
    clear();
    Arrays.fill(bytes, null);
    scratch.trim();
  }

  void none() {
    count = 0;
  }

  /** Begins a tag without anything declared, of whose values most stand as they are. */
  void beginPlain(byte[] in) {
    count = 0;
    scratch.clear();
    form = ADDED;
    standIn(in);
  }

  /** References are written where they change only, see docs/decisions/0086. */
  private void standIn(byte[] in) {
    if (plain != in) {
      plain = in;
    }
  }

  /**
   * They are simple ones.
   *
   * @param some holds the number of the name and the place of the value of each
   * @param from of the first
   */
  void take(long[] some, int from, int size, byte[] in) {
    count = size;
    form = SIMPLE;
    standIn(in);
    first = from;
    if (cells != some) {
      cells = some;
    }
  }

  /** What numbers of names and tags mean. */
  void numbersAreOf(CellNames names) {
    numbers = names;
  }

  private KnownTag known() {
    return numbers.numberedTag(known);
  }

  /**
   * They are those of a known tag, whose prefixes are bound.
   *
   * @param from where it begins
   */
  void take(KnownTag tag, byte[] in, int from) {
    count = tag.names.length;
    form = KNOWN;
    standIn(in);
    known = tag.number;
    begin = from;
  }

  /** Adds one of such a tag whose value has been appended to the scratch. */
  void addAltered(Symbol name, int start) {
    addPlain(name, ~start, scratch.length);
  }

  /** Adds one of such a tag. */
  void addPlain(Symbol name, int start, int end) {
    if (count == names.length) {
      grow();
    }
    if (names[count] != name) {
      names[count] = name;
    }
    from[count] = start;
    to[count++] = end;
  }

  /**
   * Adds one that stands in the tag, or is declared; a null in place of bytes is the scratch.
   *
   * @param type that is declared; null where none is
   */
  void add(Symbol name, byte[] in, int start, int end, String type, boolean stands) {
    if (count == names.length) {
      grow();
    }
    names[count] = name;
    types[count] = type;
    bytes[count] = in;
    from[count] = start;
    to[count] = end;
    specified[count++] = stands;
  }

  private void grow() {
    int more = count * 2;
    names = Arrays.copyOf(names, more);
    types = Arrays.copyOf(types, more);
    bytes = Arrays.copyOf(bytes, more);
    from = Arrays.copyOf(from, more);
    to = Arrays.copyOf(to, more);
    specified = Arrays.copyOf(specified, more);
  }

  int count() {
    return count;
  }

  Symbol name(int index) {
    if (form == SIMPLE) {
      return numbers.numbered((int) cells[first + 2 * index]);
    }
    return form == ADDED ? names[index] : known().names[index];
  }

  String type(int index) {
    return isDeclared(index) ? types[index] : "CDATA";
  }

  boolean isDeclared(int index) {
    return plain == null && types[index] != null;
  }

  boolean isSpecified(int index) {
    return plain != null || specified[index];
  }

  byte[] bytes(int index) {
    if (plain != null) {
      return form != ADDED || from[index] >= 0 ? plain : scratch.bytes;
    }
    return bytes[index] == null ? scratch.bytes : bytes[index];
  }

  int from(int index) {
    if (form == SIMPLE) {
      return PlainCell.bytes(cells[first + 2 * index + 1]);
    }
    if (form == KNOWN) {
      return begin + known().from(index);
    }
    int place = from[index];
    return place < 0 ? ~place : place;
  }

  int to(int index) {
    if (form == SIMPLE) {
      return (int) cells[first + 2 * index + 1];
    }
    return form == ADDED ? to[index] : begin + known().to(index);
  }

  String value(int index) {
    if (form == SIMPLE) {
      long place = cells[first + 2 * index + 1];
      return name(index).value(plain, PlainCell.bytes(place), (int) place);
    }
    if (form == KNOWN) {
      return known().value(index);
    }
    return names[index].value(bytes(index), from(index), to[index]);
  }
}
