package org.xmlbench.piximal.engine;

/** Room for the numbers of {@link PlainContent}, which is used for one document after another. */
final class PlainCells {
  /** As many cells are used before no further event is read ahead. */
  static final int USUAL = 1 << 10;

  /** Of a tag that is read ahead. */
  static final int MOST_ATTRIBUTES = 100;

  private static final int CELLS = USUAL + 8 + 2 * MOST_ATTRIBUTES;
  private static final long[] NONE = {};

  long[] cells = NONE;

  /** The names of the elements that were opened, and not closed, outermost first. */
  Symbol[] opened = {};

  /** How many namespaces each of them declares, from the first that declares some. */
  int[] declared = {};

  int[] starts = {};

  final StopBits stops = new StopBits();

  /** The tags that {@link PlainCell#KNOWN_START} is of. */
  final TagTable tags = new TagTable();

  /** Makes room: for the first document that has content to be read ahead. */
  long[] ready() {
    if (cells == NONE) {
      cells = new long[CELLS];
      opened = new Symbol[CELLS];
      declared = new int[CELLS];
      starts = new int[CELLS];
    }
    return cells;
  }
}
