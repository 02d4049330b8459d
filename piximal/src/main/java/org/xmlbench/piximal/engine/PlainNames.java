package org.xmlbench.piximal.engine;

/**
 * Known names of elements and attributes, one after another. That which came after the same name
 * before is tried first.
 */
final class PlainNames {
  private final SymbolTable table;

  /** The name that was read last; at first none. */
  private Symbol previous = new Symbol(new byte[0], 0, 0, true);

  PlainNames(SymbolTable table) {
    this.table = table;
  }

  /** The name that came after the last one before; null where none did. */
  Symbol guess() {
    return previous.follower;
  }

  /** The guess was right. */
  void take(Symbol guess) {
    previous = guess;
  }

  /**
   * The known name that stands there; null where there is none.
   *
   * @param from has eight bytes behind it
   */
  Symbol read(byte[] b, int from, int limit) {
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
    return end < limit ? table.find(b, from, end) : null;
  }
}
