package org.xmlbench.piximal.engine;

/**
 * Known names of elements and attributes, one after another. The two that came after the same name
 * last are tried first.
 */
final class PlainNames {
  private final SymbolTable table;

  /** The element whose name was read last; at first none. */
  private Symbol element = new Symbol(new byte[0], 0, 0, true);

  /** The name before that of the next attribute: of the element, or of another attribute. */
  private Symbol before = element;

  PlainNames(SymbolTable table) {
    this.table = table;
  }

  SymbolTable table() {
    return table;
  }

  /** The name of the element that came after the last one before; null where none did. */
  Symbol guess() {
    return element.follower;
  }

  /** The guess was right. */
  void take(Symbol guess) {
    element = guess;
    before = guess;
  }

  /**
   * The known name of an element that stands there; null where there is none.
   *
   * @param from has eight bytes behind it
   */
  Symbol element(byte[] b, int from, int limit) {
    Symbol name = element.follower;
    if (!stands(name, b, from, limit)) {
      name = otherOf(element.formerFollower, b, from, limit);
      if (name == null) {
        return null;
      }
      element.formerFollower = element.follower;
      element.follower = name;
    }
    take(name);
    return name;
  }

  /**
   * The known name of an attribute that stands there, in the tag of the last element, with a sign
   * of equality behind it; null where there is none.
   *
   * @param from has eight bytes behind it
   */
  Symbol attribute(byte[] b, int from, int limit) {
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
    before = name;
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
