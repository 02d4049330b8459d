package org.xmlbench.house.engine;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs forks so that their measured iterations alternate: then one fork works and the others wait.
 *
 * <p>Before that they warm up, two at a time where the host has two processors: a fork that parses
 * and compiles uses more than one, and a pair, such as a gate's, has the same neighbour on both
 * sides. One that calls a server warms up alone. No turn is granted before all are warm.
 *
 * <p>The forks of the next block may start while those of a block end: see {@link Ahead}. No fork
 * warms up while one measures, of whichever block they are.
 */
final class InterleavedForks {
  private static final int WARMING_UP = 2;

  private final ForkExecutor executor;
  private final ForkTurns.Source source;
  private final WarmUpSlots slots;
  private final AtomicInteger opened = new AtomicInteger();

  /**
   * @param warmingUp how many forks warm up at the same time, at most
   */
  InterleavedForks(ForkExecutor executor, ForkTurns.Source source, int warmingUp) {
    this.executor = executor;
    this.source = source;
    this.slots = new WarmUpSlots(warmingUp);
  }

  /** How many forks this host can warm up at the same time. */
  static int warmingUp() {
    return Math.min(WARMING_UP, Runtime.getRuntime().availableProcessors());
  }

  /** The block of these forks, of which none has started. */
  InterleavedBlock block(List<ForkRequest> requests, BlockListener listener) {
    return new InterleavedBlock(
        requests, listener, executor, () -> source.open(opened.getAndIncrement()), slots);
  }
}
