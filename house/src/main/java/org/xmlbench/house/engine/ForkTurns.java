package org.xmlbench.house.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * One fork's turns: where it asks for them, and the side that grants them. One thread waits and
 * grants; another closes it when the fork has ended, however it did.
 */
public interface ForkTurns extends TurnScheduler.Taker, AutoCloseable {
  Path address();

  /** How long the fork has waited for its turns until now, which does not count as its own time. */
  Duration waited();

  /** Called by the executor when the fork's process has started. */
  void started(RunningFork fork);

  /** The fork's process, once it has started. */
  RunningFork fork() throws InterruptedException;

  /** The fork has ended: a thread that waits for its request is notified that it left. */
  @Override
  void close() throws IOException;

  /** Makes the turns of forks that run at the same time. */
  @FunctionalInterface
  interface Source {
    /**
     * Turns for one fork.
     *
     * @param number differs between forks that run at the same time
     */
    ForkTurns open(int number) throws IOException;
  }
}
