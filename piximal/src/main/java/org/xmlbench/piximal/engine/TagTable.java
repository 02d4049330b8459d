package org.xmlbench.piximal.engine;

import java.util.Arrays;

/** The start tags with attributes that a reader knows, of one document after another. */
final class TagTable {
  /** As many are kept before those that are there are forgotten. */
  static final int MOST = 1 << 12;

  private KnownTag[] numbered = {};
  private int size;

  /** All of them by {@link KnownTag#number}: as many as {@link #size} says, until one is kept. */
  KnownTag[] numbered() {
    return numbered;
  }

  int size() {
    return size;
  }

  boolean isFull() {
    return size == MOST;
  }

  void forget() {
    for (int i = 0; i < size; i++) {
      numbered[i].element.tags = null;
    }
    numbered = new KnownTag[0];
    size = 0;
  }

  /**
   * Keeps a tag that was read, and declares no namespace, if it is of use.
   *
   * @param cells what was read of it, see {@link PlainCell#START}
   * @param first where its attributes are counted there
   */
  void keep(
      Symbol element, byte[] b, int from, int behind, long[] cells, int first, SymbolTable table) {
    int count = PlainAttributes.count(cells[first]);
    if (behind - from > KnownTag.MOST_BYTES
        || count > KnownTag.MOST_ATTRIBUTES
        || size == MOST
        || !isTaken(element)) {
      return;
    }
    Symbol[] names = new Symbol[count];
    Symbol[] prefixed = new Symbol[count];
    long[] places = new long[count];
    int prefixes = 0;
    for (int i = 0; i < count; i++) {
      Symbol name = table.numbered((int) cells[first + 1 + 2 * i]);
      if (!name.qualified || name.declares || isAmong(name, prefixed, prefixes)) {
        return;
      }
      names[i] = name;
      // Both halves are counted from the same byte.
      places[i] = cells[first + 2 + 2 * i] - ((long) from << Integer.SIZE | from);
      if (name.prefix != null) {
        prefixed[prefixes++] = name;
      }
    }
    if (size == numbered.length) {
      numbered = Arrays.copyOf(numbered, Math.max(16, size * 2));
    }
    KnownTag tag =
        new KnownTag(
            element,
            new TagBytes(Arrays.copyOfRange(b, from, behind)),
            size,
            b[behind - 2] == '/',
            names,
            Arrays.copyOf(prefixed, prefixes),
            places);
    numbered[size++] = tag;
    element.tags.keep(tag);
  }

  /** Of many names there is but one tag: the first is not kept. */
  private static boolean isTaken(Symbol element) {
    if (element.tags != null) {
      return element.tags.takes();
    }
    if (element.hadTag) {
      element.tags = new ElementTags();
    }
    element.hadTag = true;
    return element.tags != null;
  }

  private static boolean isAmong(Symbol name, Symbol[] prefixed, int count) {
    for (int i = 0; i < count && name.prefix != null; i++) {
      if (prefixed[i].local.isSame(name.local)) {
        return true;
      }
    }
    return false;
  }
}
