package org.xmlbench.suite.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Gives forks their turns: A B, B A, A B … An iteration of one so stands beside an iteration of the
 * other, and what slows the machine down for a second slows both alike.
 */
final class TurnTaking {
  private TurnTaking() {}

  /** A fork that asks for turns. */
  interface Taker {
    /** Sleeps until it asks for a turn; {@code false} when it has left. */
    boolean isAskedFor() throws IOException, InterruptedException;

    /** Lets it go on until it asks again. */
    void grant() throws IOException, InterruptedException;
  }

  /** Lets forks that have asked take turns until all have left. */
  static void among(List<? extends Taker> takers) throws IOException, InterruptedException {
    List<Taker> waiting = new ArrayList<>(takers);
    while (!waiting.isEmpty()) {
      for (Taker taker : List.copyOf(waiting)) {
        taker.grant();
        if (!taker.isAskedFor()) {
          waiting.remove(taker);
        }
      }
      Collections.reverse(waiting);
    }
  }
}
