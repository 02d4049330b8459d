package org.xmlbench.suite.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Gives forks their turns: A B, B A, A B … An iteration of one so stands beside an iteration of the
 * other, and what slows the machine down for a second slows both alike.
 */
final class TurnScheduler {
  private TurnScheduler() {}

  /** A fork that asks for turns. */
  interface Taker {
    /** Sleeps until it asks for something; {@code false} when it has left. */
    boolean isAskedFor() throws IOException, InterruptedException;

    /** Whether it asked to go on when nobody wants a turn any more, instead of for a turn. */
    boolean rests();

    /** Lets it go on until it asks again. */
    void grant() throws IOException, InterruptedException;
  }

  /** Lets forks that have asked for one take turns until none wants one; then all go on. */
  static void among(List<? extends Taker> takers) throws IOException, InterruptedException {
    List<Taker> waiting = new ArrayList<>(takers);
    List<Taker> resting = new ArrayList<>();
    while (!waiting.isEmpty()) {
      for (Taker taker : List.copyOf(waiting)) {
        taker.grant();
        boolean stays = taker.isAskedFor();
        if (!stays || taker.rests()) {
          waiting.remove(taker);
        }
        if (stays && taker.rests()) {
          resting.add(taker);
        }
      }
      Collections.reverse(waiting);
    }
    for (Taker taker : resting) {
      taker.grant();
    }
  }
}
