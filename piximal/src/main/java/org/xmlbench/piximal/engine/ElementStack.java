package org.xmlbench.piximal.engine;

import java.util.Arrays;
import java.util.List;

/** The elements that are open, outermost first. */
final class ElementStack extends Padding {
  Symbol[] names = new Symbol[32];

  /** Their marks, see {@link #push}. */
  int[] marks = new int[32];

  /** How many are open. */
  int depth;

  /**
   * Opens one.
   *
   * @param mark of {@link NamespaceScopes}, before its own declarations
   */
  void push(Symbol name, int mark) {
    if (depth == names.length) {
      grow();
    }
    // A reference is written where it changes only, see docs/decisions/0086.
    if (names[depth] != name) {
      names[depth] = name;
    }
    marks[depth++] = mark;
  }

  /** Makes room for more. */
  void grow() {
    names = Arrays.copyOf(names, names.length * 2);
    marks = Arrays.copyOf(marks, marks.length * 2);
  }

  void pop() {
    depth--;
  }

  int depth() {
    return depth;
  }

  /** Name of the innermost. */
  Symbol name() {
    return names[depth - 1];
  }

  /** Mark of the innermost. */
  int mark() {
    return marks[depth - 1];
  }

  /** Name of one, from 0, the outermost. */
  Symbol name(int index) {
    return names[index];
  }

  /** Mark of one, from 0, the outermost. */
  int mark(int index) {
    return marks[index];
  }

  void addNamesTo(List<Symbol> kept) {
    kept.addAll(Arrays.asList(names).subList(0, depth));
  }

  void clear() {
    depth = 0;
  }
}
