package org.xmlbench.piximal.engine.fast;

import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.AttributeShape;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/**
 * Finds names that have been judged before, and guesses which come next. {@code MARGIN} zeros are
 * behind the bytes.
 */
final class NameGuesser {
  private final ByteInput in;
  private final SymbolTable table;

  NameGuesser(ByteInput in, SymbolTable table) {
    this.in = in;
    this.table = table;
  }

  /** The known name of an element there, after that of {@code before}; null where none is. */
  Symbol element(Symbol before, byte[] b, int from) {
    Symbol name = before.follower;
    if (!isAt(name, b, from)) {
      name = before.formerFollower;
      if (!isAt(name, b, from)) {
        name = find(b, from);
      }
      if (name != null) {
        before.formerFollower = before.follower;
        before.follower = name;
      }
    }
    return name;
  }

  private boolean isAt(Symbol name, byte[] b, int from) {
    return name != null
        && name.standsAt(b, from, in.limit)
        && !ByteClasses.isName(b[from + name.length]);
  }

  private Symbol find(byte[] b, int from) {
    int end = from;
    while (ByteClasses.isName(b[end])) {
      end++;
    }
    return end < in.limit ? table.find(b, from, end) : null;
  }

  /** The known name of an attribute that is there; null where there is none. */
  Symbol attribute(AttributeShape before, byte[] b, int at) {
    AttributeShape next = before.next;
    return next != null && isAt(next.name, b, at) ? next.name : find(b, at);
  }
}
