package org.xmlbench.core.driver.support;

import java.util.Arrays;

/** Which child comes next at each level of a tree that is walked without recursion. */
public final class ChildIndexes {
  private int[] indexes = new int[64];
  private int depth;

  /** The index of the next child of the node that was entered last. */
  public int current() {
    return indexes[depth];
  }

  /** Goes on to the child after the one whose index is returned. */
  public int advance() {
    return indexes[depth]++;
  }

  /** Enters the child: its own children come next, from the first on. */
  public void enter() {
    depth++;
    if (depth == indexes.length) {
      indexes = Arrays.copyOf(indexes, 2 * depth);
    }
    indexes[depth] = 0;
  }

  /** Leaves the node that was entered last. */
  public void leave() {
    depth--;
  }
}
