package org.xmlbench.readahead.ring;

import java.io.InterruptedIOException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * A fixed number of buffers that go round between one thread that fills them and one that empties
 * them. A thread that has to wait is parked; none spins.
 *
 * @param <T> the buffers
 */
public final class HandOff<T> {
  private final BlockingQueue<T> empty;
  private final BlockingQueue<T> filled;
  private final T end;
  private boolean ended;

  /**
   * All buffers are empty at first.
   *
   * @param end not one of the buffers: follows the last filled one
   */
  public HandOff(List<T> buffers, T end) {
    empty = new ArrayBlockingQueue<>(buffers.size(), false, buffers);
    // One more than there are buffers, so that signalling the end never waits.
    filled = new ArrayBlockingQueue<>(buffers.size() + 1);
    this.end = end;
  }

  /** For the thread that fills: a buffer that the other one is done with. */
  public T claim() throws InterruptedException {
    return empty.take();
  }

  /** For the thread that fills: hands a buffer over. */
  public void publish(T buffer) {
    filled.add(buffer);
  }

  /** For the thread that fills: there is nothing more. */
  public void publishEnd() {
    filled.add(end);
  }

  /** For the thread that empties: the next filled buffer; {@code null} at the end. */
  public T take() throws InterruptedIOException {
    if (ended) {
      return null;
    }
    try {
      T buffer = filled.take();
      ended = buffer == end;
      return ended ? null : buffer;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while waiting for the file");
    }
  }

  /** For the thread that empties: it is done with a buffer. */
  public void release(T buffer) {
    empty.add(buffer);
  }
}
