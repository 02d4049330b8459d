package org.xmlbench.piximal.automaton;

/** The actions that one path of an NFA requires, in the order of their places. */
public sealed interface ActionQueue permits HeapQueue, ArenaQueue {
  /** How many bits of an entry are its action's. */
  int ACTION_BITS = 8;

  void add(int action, long at);

  long size();

  /** One of them: its place, shifted by {@link #ACTION_BITS}, and its action. */
  long get(long index);

  /** Gives the memory back: the path is contradicted, or has been replayed. */
  void clear();
}
