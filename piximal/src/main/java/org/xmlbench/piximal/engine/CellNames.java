package org.xmlbench.piximal.engine;

import java.util.Arrays;

/**
 * The names and tags that are meant by the numbers in cells: of the reader's own table, or of a
 * tape, whose names are sought in that table once each.
 */
final class CellNames {
  private final SymbolTable table;
  private Symbol[] names = {};
  private KnownTag[] tags = {};
  private Tape tape;

  CellNames(SymbolTable table) {
    this.table = table;
  }

  /** Numbers are those of the table, until a name or a tag is added. */
  void beginOwn(TagTable knownTags) {
    names = table.numbered();
    tags = knownTags.numbered();
  }

  /** Numbers are those of a tape. The table may have forgotten what it knew. */
  void begin(Tape some) {
    tape = some;
    names = names.length < some.nameCount ? new Symbol[some.names.length] : names;
    tags = tags.length < some.tagCount ? new KnownTag[some.tags.length] : tags;
    Arrays.fill(names, 0, some.nameCount, null);
    Arrays.fill(tags, 0, some.tagCount, null);
  }

  Symbol numbered(int number) {
    Symbol known = names[number];
    return known == null ? nameOfTape(number) : known;
  }

  private Symbol nameOfTape(int number) {
    Symbol own = tape.names[number].copyTo(table);
    names[number] = own;
    return own;
  }

  /** The name of a cell of {@link PlainContent} that has one. */
  Symbol name(long cell) {
    return numbered(PlainCell.number(cell));
  }

  KnownTag tag(long cell) {
    return numberedTag(PlainCell.number(cell));
  }

  KnownTag numberedTag(int number) {
    KnownTag known = tags[number];
    return known == null ? tagOfTape(number) : known;
  }

  private KnownTag tagOfTape(int number) {
    KnownTag own = tape.tags[number].in(table);
    tags[number] = own;
    return own;
  }

  /** The name of an element whose start that cell is, with its text or without. */
  Symbol element(long cell) {
    int kind = PlainCell.kind(cell);
    boolean isKnown = kind == PlainCell.KNOWN_START || kind == PlainCell.KNOWN_LEAF;
    return isKnown ? tag(cell).element : name(cell);
  }
}
