package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Gives forks their turns: A B, B A, A B … So an iteration of one is adjacent to an iteration of
 * the other, and what slows the machine down for a second slows both alike.
 */
final class TurnScheduler {
  private TurnScheduler() {}

  /** A fork that asks for turns. */
  interface Taker {
    /** Sleeps until it asks for something; {@code false} when it has left. */
    boolean isAskedFor() throws IOException, InterruptedException;

    /** Whether it asked to continue when no fork wants a turn any more, instead of for a turn. */
    boolean rests();

    /** Lets it continue until it asks again. */
    void grant() throws IOException, InterruptedException;
  }

  /** Grants turns to forks that have asked for one until none wants one; then all continue. */
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
