package org.xmlbench.piximal.engine;

/**
 * Known names of elements and attributes, one after another. The two that came after the same name
 * last are tried first.
 */
final class PlainNames extends Padding {
  private final SymbolTable table;

  private final Symbol none = new Symbol(new byte[0], 0, 0, true);

  /** Number of the name of the element that was read last; less than 0 before the first. */
  private int last = -1;

  PlainNames(SymbolTable table) {
    this.table = table;
  }

  SymbolTable table() {
    return table;
  }

  /** The name of the element that was read last, or another one, if names were forgotten. */
  Symbol last() {
    return last >= 0 && last < table.size() ? table.numbered(last) : none;
  }

  void take(Symbol element) {
    last = element == none ? -1 : element.number;
  }

  /**
   * The known name of an element that stands there; null where there is none.
   *
   * @param from has eight bytes behind it
   */
  Symbol element(byte[] b, int from, int limit) {
    Symbol before = last();
    Symbol name = before.follower;
    if (!stands(name, b, from, limit)) {
      name = otherOf(before.formerFollower, b, from, limit);
      if (name == null) {
        return null;
      }
      before.formerFollower = before.follower;
      before.follower = name;
    }
    take(name);
    return name;
  }

  /**
   * The known name of an attribute that stands there, with a sign of equality behind it; null where
   * there is none.
   *
   * @param before the name before it in the tag: of the element, or of another attribute
   * @param from has eight bytes behind it
   */
  Symbol attribute(Symbol before, byte[] b, int from, int limit) {
    Symbol name = before.attribute;
    if (!isNamed(name, b, from, limit)) {
      name = before.formerAttribute;
      if (!isNamed(name, b, from, limit)) {
        name = find(b, from, limit);
      }
      if (name == null || b[from + name.length] != '=') {
        return null;
      }
      before.formerAttribute = before.attribute;
      before.attribute = name;
    }
    return name;
  }

  private static boolean isNamed(Symbol name, byte[] b, int from, int limit) {
    return name != null && name.standsAt(b, from, limit) && b[from + name.length] == '=';
  }

  private static boolean stands(Symbol name, byte[] b, int from, int limit) {
    return name != null
        && name.standsAt(b, from, limit)
        && !ByteClasses.isName(b[from + name.length]);
  }

  /** The second guess, or whichever known name stands there; null where there is none. */
  private Symbol otherOf(Symbol guess, byte[] b, int from, int limit) {
    return stands(guess, b, from, limit) ? guess : find(b, from, limit);
  }

  private Symbol find(byte[] b, int from, int limit) {
    int end = from;
    while (end < limit && ByteClasses.isName(b[end])) {
      end++;
    }
    return end < limit ? table.find(b, from, end) : null;
  }
}
