package org.xmlbench.piximal.engine;

import java.util.Arrays;
import java.util.List;

/** The elements that are open, outermost first. */
final class ElementStack {
  private Symbol[] names = new Symbol[32];
  private int[] marks = new int[32];
  private int depth;

  /**
   * Opens one.
   *
   * @param mark of {@link NamespaceScopes}, before its own declarations
   */
  void push(Symbol name, int mark) {
    if (depth == names.length) {
      names = Arrays.copyOf(names, depth * 2);
      marks = Arrays.copyOf(marks, depth * 2);
    }
    names[depth] = name;
    marks[depth++] = mark;
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
