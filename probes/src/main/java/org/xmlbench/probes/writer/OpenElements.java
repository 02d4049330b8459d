package org.xmlbench.probes.writer;

import java.util.Arrays;

/** The elements that are started and not ended; the one thing that grows, with the depth. */
final class OpenElements {
  private Name[] names = new Name[16];
  private int depth;
  private boolean rootSeen;

  boolean rootSeen() {
    return rootSeen;
  }

  boolean isEmpty() {
    return depth == 0;
  }

  void push(Name name) {
    if (depth == 0 && rootSeen) {
      throw new IllegalStateException("a second root: " + name);
    }
    rootSeen = true;
    if (depth == names.length) {
      names = Arrays.copyOf(names, depth * 2);
    }
    names[depth++] = name;
  }

  Name pop() {
    requireOne();
    return names[--depth];
  }

  void requireOne() {
    if (depth == 0) {
      throw new IllegalStateException("no element is open");
    }
  }

  void requireComplete() {
    if (depth > 0 || !rootSeen) {
      throw new IllegalStateException("the document is not complete: depth " + depth);
    }
  }
}
