package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The events of a part of a document as numbers. An event is a cell of its kind and of the bytes
 * that it takes in the document, and whatever its kind needs beside that. A tape is used for one
 * part after another.
 */
public final class Tape {
  /**
   * The start of an element, with attributes: its name, their number, and of each its name and the
   * place of its value. Of an element whose attributes are declared, the number's complement, and
   * how many of them, the last ones, are defaults.
   */
  static final int START = 0;

  /** The start of an element without attributes. */
  static final int PLAIN_START = 1;

  /** The end of an element that began in the part. */
  static final int END = 2;

  /** The end of an element that began before the part. */
  static final int OUTER_END = 3;

  /** A text that is all of the bytes that the event takes. */
  static final int PLAIN_TEXT = 4;

  /** A text that is elsewhere. */
  static final int TEXT = 5;

  /** What follows in a CDATA section, and is all of the bytes that the event takes. */
  static final int PLAIN_SECTION = 6;

  /** A text in a CDATA section, and behind its place 1 where the section begins with it, else 0. */
  static final int SECTION = 7;

  static final int COMMENT = 8;
  static final int INSTRUCTION = 9;

  /** No event, but bytes that the next one takes. */
  static final int GAP = 10;

  /** The part ends. */
  static final int STOP = 11;

  /** The document is wrong behind the last event. */
  static final int ERROR = 12;

  /** The part was not read to its end. */
  static final int GIVEN_UP = 13;

  /** A reference to an entity that may be declared in what was not read. */
  static final int SKIPPED = 14;

  /**
   * Events that {@link PlainContent} has read ahead: where the first of them begins, the first of
   * their cells in {@link #ahead}, how many these are, how many elements are open behind them that
   * begin there, and the cells of their starts.
   */
  static final int AHEAD = 15;

  static final int KIND_BITS = 4;

  /** As many bytes an event takes that fits into one cell. */
  static final int MOST_BYTES = (1 << 31 - KIND_BITS) - 1;

  int[] cells = new int[1 << 12];
  int size;

  /** Texts that are not in the document as they are. */
  final Scratch side = new Scratch();

  /** What was read ahead, as {@link PlainContent} has it. */
  long[] ahead = new long[1 << 10];

  private int aheadSize;

  /** The names of the part, by the number that stands in a cell, among others. */
  Symbol[] names = {};

  int nameCount;

  /** Its tags, likewise. */
  KnownTag[] tags = {};

  int tagCount;

  /** How many elements that began before the part end in it. */
  int outerEnds;

  /** How much entities and default values have added to the part. */
  private long expanded;

  /**
   * The elements that began in the part and are open at its end: where their starts are, by its
   * complement where that is in {@link #ahead}.
   */
  private int[] open = new int[1 << 6];

  private int opened;

  private byte[] document;
  private int begin;
  private int position;

  /** Begins a part of that document at that byte. */
  void begin(byte[] some, int at) {
    document = some;
    size = 0;
    aheadSize = 0;
    outerEnds = 0;
    side.clear();
    opened = 0;
    expanded = 0;
    begin = at;
    position = at;
  }

  /** The byte at which the part begins. */
  int from() {
    return begin;
  }

  /** Behind the last event. */
  public int position() {
    return position;
  }

  /** Says how much entities and default values have added. */
  void expanded(long bytes) {
    expanded = bytes;
  }

  /** How much entities and default values have added, by {@code ParserLimits}. */
  public long expanded() {
    return expanded;
  }

  /** Adds an event which ends before that byte, and returns where it is. */
  int add(int kind, int behind) {
    int bytes = behind - position;
    while (bytes > MOST_BYTES) {
      cell(MOST_BYTES << KIND_BITS | GAP);
      bytes -= MOST_BYTES;
    }
    int at = size;
    cell(bytes << KIND_BITS | kind);
    position = behind;
    return at;
  }

  /** Takes back what was added since the tape had that size, and ended before that byte. */
  void back(int formerSize, int formerPosition) {
    size = formerSize;
    position = formerPosition;
  }

  /** Whether an event fits into one cell that ends before that byte. */
  boolean fits(int behind) {
    return behind - position <= MOST_BYTES;
  }

  void cell(int value) {
    if (size == cells.length) {
      cells = Arrays.copyOf(cells, size * 2);
    }
    cells[size++] = value;
  }

  /** Adds a place: in the document, or, by its complement, in {@link #side}. */
  void place(byte[] bytes, int from, int to, boolean inDocument) {
    if (inDocument) {
      cell(from);
      cell(to);
    } else {
      cell(~side.length);
      side.add(bytes, from, to);
      cell(~side.length);
    }
  }

  void name(Symbol name) {
    cell(name.number);
  }

  /** Ends the part, whose numbers are those of that writer's names and tags. */
  void end(SymbolTable table, TagTable tagTable) {
    names = table.numbered();
    nameCount = table.size();
    tags = tagTable.numbered();
    tagCount = tagTable.size();
  }

  /** Adds what was read ahead from that byte on. The elements that it ends are closed. */
  void ahead(PlainContent content, int from, PlainCells room) {
    add(AHEAD, content.behind);
    cell(from);
    int first = aheadSize;
    cell(first);
    cell(content.size);
    cell(content.open);
    aheadSize += content.size;
    if (aheadSize > ahead.length) {
      ahead = Arrays.copyOf(ahead, Math.max(aheadSize, ahead.length * 2));
    }
    System.arraycopy(content.cells, 0, ahead, first, content.size);
    for (int i = 0; i < content.open; i++) {
      int start = first + room.starts[i];
      cell(start);
      opened(~start);
    }
  }

  /** An element began whose start is there. */
  private void opened(int start) {
    if (opened == open.length) {
      open = Arrays.copyOf(open, opened * 2);
    }
    open[opened++] = start;
  }

  /** The innermost element ended, which may have begun before the part. */
  void closed() {
    if (opened == 0) {
      outerEnds++;
    } else {
      opened--;
    }
  }

  /** Adds the start of an element, behind which its attributes are to be added. */
  void start(Symbol name, int behind, int attributes) {
    opened(add(attributes == 0 ? PLAIN_START : START, behind));
    name(name);
    if (attributes != 0) {
      cell(attributes);
    }
  }

  /** Adds the end of an element that began in the part. */
  void end(int behind) {
    closed();
    add(END, behind);
  }

  /** Whether the part ends with an error. */
  boolean isWrong() {
    return lastKind() == ERROR;
  }

  /** Whether the part was not read to its end. */
  public boolean isGivenUp() {
    return lastKind() == GIVEN_UP;
  }

  private int lastKind() {
    return cells[size - 1] & (1 << KIND_BITS) - 1;
  }

  /**
   * The innermost element that is open behind the part; empty where it ends the outermost one, or
   * is wrong.
   *
   * @param innermost the one that is open where it begins
   * @param aware whether attributes may declare namespaces
   */
  public Optional<OpenElement> behind(OpenElement innermost, boolean aware) {
    if (isWrong() || outerEnds >= innermost.depth()) {
      return Optional.empty();
    }
    OpenElement inner = innermost;
    for (int i = 0; i < outerEnds; i++) {
      inner = inner.outer();
    }
    for (int i = 0; i < opened; i++) {
      int start = open[i];
      inner =
          start >= 0
              ? OpenElement.of(inner, names[cells[start + 1]], declared(start, aware))
              : openedAhead(inner, ~start);
    }
    return Optional.of(inner);
  }

  private OpenElement openedAhead(OpenElement outer, int start) {
    long cell = ahead[start];
    int number = PlainCell.number(cell);
    if (PlainCell.kind(cell) == PlainCell.KNOWN_START) {
      return OpenElement.of(outer, tags[number].element, List.of());
    }
    List<OpenElement.Declared> declared = new ArrayList<>();
    boolean some = PlainCell.kind(cell) == PlainCell.START && PlainCell.bytes(ahead[start + 1]) > 0;
    int count = some ? PlainAttributes.count(ahead[start + 1]) : 0;
    for (int i = 0, at = start + 2; i < count; i++, at += 2) {
      long place = ahead[at + 1];
      declare(names[(int) ahead[at]], string(PlainCell.bytes(place), (int) place), declared);
    }
    return OpenElement.of(outer, names[number], declared);
  }

  private static void declare(Symbol name, String value, List<OpenElement.Declared> declared) {
    if (name.declares) {
      byte[] prefix = name.prefix == null ? new byte[0] : name.local.bytes;
      declared.add(new OpenElement.Declared(new OpenElement.Name(prefix), value));
    }
  }

  private List<OpenElement.Declared> declared(int start, boolean aware) {
    List<OpenElement.Declared> declared = new ArrayList<>();
    boolean some = aware && (cells[start] & (1 << KIND_BITS) - 1) == START;
    int counted = some ? cells[start + 2] : 0;
    int count = counted < 0 ? ~counted : counted;
    for (int i = 0, at = start + (counted < 0 ? 4 : 3); i < count; i++, at += 3) {
      declare(names[cells[at]], string(cells[at + 1], cells[at + 2]), declared);
    }
    return declared;
  }

  private String string(int from, int to) {
    return from >= 0
        ? new String(document, from, to - from, StandardCharsets.UTF_8)
        : new String(side.bytes, ~from, ~to - ~from, StandardCharsets.UTF_8);
  }
}
