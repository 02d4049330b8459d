package org.xmlbench.house.engine;

import java.io.IOException;

/** What may begin of the next block while the forks of this one are at work. */
interface Ahead {
  /** Nothing begins. */
  Ahead NONE = new Ahead() {};

  /**
   * The last fork of this block has started and has no other beside it: one of the next block may
   * warm up at the same time.
   */
  default void besideTheLast() throws IOException, InterruptedException {}

  /** No fork of this block measures any more: those of the next block may start. */
  default void afterTheTurns() {}
}
