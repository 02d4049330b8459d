package org.xmlbench.core.measure;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Waits until the JVM's compilers have nothing to do. */
final class IdleCompilers {
  private static final Duration LOOK = Duration.ofMillis(10);

  /** Less CPU time than this between two looks is idle: waking up costs a compiler some of it. */
  private static final Duration IDLE = Duration.ofNanos(500_000);

  /** So many idle looks in a row, since a compiler may wait for a processor during one. */
  private static final int LOOKS = 3;

  /** They may have work for ever where a program deoptimises for ever: then waiting is no help. */
  private static final Duration LIMIT = Duration.ofSeconds(3);

  private IdleCompilers() {}

  /**
   * Returns when they are idle, or at the latest after {@link #LIMIT}.
   *
   * @param compilerNanos their CPU time so far; 0 where it is unknown, which is taken for idle
   */
  static void await(LongSupplier compilerNanos) throws InterruptedException {
    long end = System.nanoTime() + LIMIT.toNanos();
    long before = compilerNanos.getAsLong();
    int idle = before == 0 ? LOOKS : 0;
    while (idle < LOOKS && System.nanoTime() < end) {
      Thread.sleep(LOOK);
      long now = compilerNanos.getAsLong();
      idle = now - before < IDLE.toNanos() ? idle + 1 : 0;
      before = now;
    }
  }
}
