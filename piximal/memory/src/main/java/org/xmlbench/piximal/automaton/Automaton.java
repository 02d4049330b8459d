package org.xmlbench.piximal.automaton;

import java.util.Arrays;
import java.util.List;

/**
 * The two tables by which a published parser reads: the next state by state and byte, and the
 * action that a step requires by state and next state.
 */
public final class Automaton {
  public static final Automaton XML =
      new Automaton(XmlTables.STATES, XmlTables.ACTIONS, XmlTables.NEXT, XmlTables.REQUIRED);

  public static final Automaton PXML =
      new Automaton(PxmlTables.STATES, PxmlTables.ACTIONS, PxmlTables.NEXT, PxmlTables.REQUIRED);

  /** The state in which a document begins, and has to end. */
  static final int CONTENT = 0;

  private final List<String> states;

  /** By state times 256 plus byte. */
  final byte[] next;

  /** By state times {@link #width} plus next state: an {@link Action}'s ordinal. */
  final byte[] required;

  /** How many states there are, with that of garbage. */
  final int width;

  /** The state of a path that has ended. */
  final int garbage;

  private Automaton(String[] states, String[] actions, String[] next, String[] required) {
    if (!List.of(actions).equals(Arrays.stream(Action.values()).map(Action::name).toList())) {
      throw new IllegalStateException("the tables know other actions: " + List.of(actions));
    }
    this.states = List.of(states);
    this.width = states.length;
    this.garbage = this.states.indexOf("GARBAGE");
    this.next = cells(next);
    this.required = cells(required);
  }

  private static byte[] cells(String[] rows) {
    String all = String.join("", rows);
    byte[] cells = new byte[all.length()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) (all.charAt(i) - '0');
    }
    return cells;
  }

  /** Names of the states in the order of their numbers, without that of garbage. */
  public List<String> states() {
    return states.subList(0, garbage);
  }

  String name(int state) {
    return states.get(state);
  }

  /** The state after that one, by a byte from 0 to 255. */
  public int next(int state, int b) {
    return next[state << 8 | b];
  }
}
