package org.xmlbench.piximal.engine;

/**
 * What the numbers mean that {@link PlainContent} notes. A cell has the kind of an event, the
 * number of its name, and how many bytes it takes; events of some kinds have other cells behind it.
 */
final class PlainCell {
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

  static final int COMMENT = 10;

  /** A CDATA section that is not empty. */
  static final int SECTION = 11;

  /** A processing instruction; the name is its target. */
  static final int INSTRUCTION = 12;

  private static final int KIND_BITS = 4;
  private static final int KIND = (1 << KIND_BITS) - 1;

  private PlainCell() {}

  static long of(int kind, int number, int bytes) {
    return (long) bytes << Integer.SIZE | number << KIND_BITS | kind;
  }

  static int kind(long cell) {
    return (int) cell & KIND;
  }

  static int number(long cell) {
    return (int) cell >>> KIND_BITS;
  }

  static int bytes(long cell) {
    return (int) (cell >>> Integer.SIZE);
  }
}
