package org.xmlbench.piximal.automaton;

import java.util.Arrays;

/** A queue on the heap, which doubles as it grows. */
public final class HeapQueue implements ActionQueue {
  private static final int FIRST = 1 << 10;

  private long[] entries;
  private int size;

  @Override
  public void add(int action, long at) {
    if (entries == null) {
      entries = new long[FIRST];
    } else if (size == entries.length) {
      entries = Arrays.copyOf(entries, size * 2);
    }
    entries[size++] = at << ACTION_BITS | action;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long get(long index) {
    return entries[(int) index];
  }

  @Override
  public void clear() {
    entries = null;
    size = 0;
  }
}
