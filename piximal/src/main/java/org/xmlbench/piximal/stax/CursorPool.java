package org.xmlbench.piximal.stax;

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Cursors whose stream readers were closed, for others: of a small document, names and buffers cost
 * more than it does. Any number of threads use it.
 */
final class CursorPool {
  /** More are left to the garbage collector. */
  private static final int MOST = 16;

  /** One that was released, for which no lock is taken. */
  private final AtomicReference<FactoryCursor> first = new AtomicReference<>();

  private final Queue<FactoryCursor> unused = new ArrayBlockingQueue<>(MOST);

  /** One that reads as those say, which are as those of all before but for the document's place. */
  FactoryCursor acquire(StreamProperties properties) {
    FactoryCursor released = first.getAndSet(null);
    FactoryCursor known = released == null ? unused.poll() : released;
    return known == null ? new FactoryCursor(properties) : known.of(properties);
  }

  /** Takes one back, whose document is closed, and which no other code uses. */
  void release(FactoryCursor closed) {
    if (!first.compareAndSet(null, closed)) {
      unused.offer(closed);
    }
  }
}
