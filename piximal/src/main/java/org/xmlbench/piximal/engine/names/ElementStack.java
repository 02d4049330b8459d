package org.xmlbench.piximal.engine.names;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.piximal.engine.input.CacheLinePadded;

/** The elements that are open, outermost first. */
public final class ElementStack extends CacheLinePadded {
  /** Their names; those from {@link #depth} on are of elements that have ended. */
  public Symbol[] names = new Symbol[32];

  /** Their marks, see {@link #push}. */
  public int[] marks = new int[32];

  /** How many are open. */
  public int depth;

  /** Opens one; the mark is that of {@link NamespaceScopes} before its own declarations. */
  public void push(Symbol name, int mark) {
    if (depth == names.length) {
      grow();
    }
    // A reference is written where it changes only, see docs/decisions/0086.
    if (names[depth] != name) {
      names[depth] = name;
    }
    marks[depth++] = mark;
  }

  public void grow() {
    names = Arrays.copyOf(names, names.length * 2);
    marks = Arrays.copyOf(marks, marks.length * 2);
  }

  public void pop() {
    depth--;
  }

  public int depth() {
    return depth;
  }

  /** Name of the innermost. */
  public Symbol name() {
    return names[depth - 1];
  }

  /** Mark of the innermost. */
  public int mark() {
    return marks[depth - 1];
  }

  /** Name of one, from 0, the outermost. */
  public Symbol name(int index) {
    return names[index];
  }

  public int mark(int index) {
    return marks[index];
  }

  public void addNamesTo(List<Symbol> kept) {
    kept.addAll(Arrays.asList(names).subList(0, depth));
  }

  public void clear() {
    depth = 0;
  }
}
