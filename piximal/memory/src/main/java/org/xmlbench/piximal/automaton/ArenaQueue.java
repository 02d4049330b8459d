package org.xmlbench.piximal.automaton;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** A queue outside of the heap, in an arena of its own, which doubles as it grows. */
public final class ArenaQueue implements ActionQueue {
  private static final long FIRST = 1 << 10;

  private Arena arena;
  private MemorySegment entries = MemorySegment.NULL;
  private long capacity;
  private long size;

  @Override
  public void add(int action, long at) {
    if (size == capacity) {
      grow();
    }
    entries.setAtIndex(ValueLayout.JAVA_LONG, size++, at << ACTION_BITS | action);
  }

  private void grow() {
    capacity = capacity == 0 ? FIRST : capacity * 2;
    // Shared, as the thread that replays is another.
    Arena larger = Arena.ofShared();
    MemorySegment moved = larger.allocate(ValueLayout.JAVA_LONG, capacity);
    moved.copyFrom(entries.asSlice(0, size * Long.BYTES));
    close();
    arena = larger;
    entries = moved;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long get(long index) {
    return entries.getAtIndex(ValueLayout.JAVA_LONG, index);
  }

  @Override
  public void clear() {
    close();
    entries = MemorySegment.NULL;
    capacity = 0;
    size = 0;
  }

  private void close() {
    if (arena != null) {
      arena.close();
      arena = null;
    }
  }
}
