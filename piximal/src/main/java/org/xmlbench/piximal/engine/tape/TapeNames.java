package org.xmlbench.piximal.engine.tape;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;

/** Which number a name of a tape has in the table of a reader of tapes. */
final class TapeNames extends CacheLinePadded {
  private static final int UNKNOWN = -1;

  private final SymbolTable own;

  /** By the table of a writer, which writes one tape after another. */
  private final Map<SymbolTable, Numbers> all = new HashMap<>();

  private Symbol[] names = {};
  private Numbers numbers = new Numbers();

  /** The own numbers by those of a writer, or unknown. */
  private int[] known = {};

  /** What is known of a writer. */
  private static final class Numbers {
    int[] own = {};

    /** How often its names had been forgotten then. */
    int forgotten;
  }

  TapeNames(SymbolTable own) {
    this.own = own;
  }

  /** The own table has forgotten names. */
  void clear() {
    all.clear();
  }

  /** Numbers are those of that tape from now on. */
  void begin(Tape tape) {
    names = tape.names;
    numbers = all.computeIfAbsent(tape.table, any -> new Numbers());
    int before = numbers.forgotten == tape.forgotten ? numbers.own.length : 0;
    numbers.forgotten = tape.forgotten;
    if (numbers.own.length < names.length) {
      numbers.own = Arrays.copyOf(numbers.own, names.length);
    }
    if (before < numbers.own.length) {
      Arrays.fill(numbers.own, before, numbers.own.length, UNKNOWN);
    }
    known = numbers.own;
  }

  /** The own number of a name; less than 0 where it has to be found. */
  int known(int number) {
    return known[number];
  }

  int find(int number) {
    int found = names[number].copyTo(own).number;
    known[number] = found;
    return found;
  }
}
