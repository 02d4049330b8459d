package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.concurrent.Semaphore;

/**
 * What the forks of a session may use of its host: some warm up at the same time, or one measures
 * and none warms up. The fork that waits longest comes first.
 */
final class WarmUpSlots {
  private final int all;
  private final Semaphore free;

  /**
   * @param all how many forks may warm up at the same time
   */
  WarmUpSlots(int all) {
    this.all = all;
    this.free = new Semaphore(all, true);
  }

  /** How many forks may warm up at the same time. */
  int all() {
    return all;
  }

  /**
   * Waits until a fork may start, which then warms up.
   *
   * @param alone whether no other may warm up beside it
   */
  Slot take(boolean alone) throws InterruptedException {
    int permits = alone ? all : 1;
    free.acquire(permits);
    return () -> free.release(permits);
  }

  /** Measures while no fork warms up. */
  void measure(Measuring measuring) throws IOException, InterruptedException {
    free.acquire(all);
    try {
      measuring.run();
    } finally {
      free.release(all);
    }
  }

  /** The place of a fork that warms up. */
  @FunctionalInterface
  interface Slot {
    /** The fork is warm, or has ended. */
    void release();
  }

  /** What needs the host for itself. */
  @FunctionalInterface
  interface Measuring {
    void run() throws IOException, InterruptedException;
  }
}
