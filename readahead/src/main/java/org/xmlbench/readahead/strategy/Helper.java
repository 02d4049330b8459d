package org.xmlbench.readahead.strategy;

import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * The second thread of a strategy: it works for one reader, and ends with it. What it fails with,
 * the reader gets.
 */
public final class Helper implements Closeable {
  /** How long a helper sleeps that is far enough ahead: 1 ms, in which a parser takes 300 KB. */
  private static final long NAP_NANOS = 1_000_000;

  private final Thread thread;
  private volatile boolean stopped;
  private volatile Throwable failure;

  /** What a helper does until it is done or {@link #stopped()}. */
  @FunctionalInterface
  public interface Work {
    /**
     * Works.
     *
     * @throws InterruptedException when the reader closed the input, or may have
     */
    void run(Helper self) throws IOException, InterruptedException;
  }

  private Helper(String name, Work work, Runnable atEnd) {
    thread = new Thread(() -> work(work, atEnd), "xmlbench-" + name);
    thread.setDaemon(true);
  }

  /**
   * Starts a helper.
   *
   * @param name of the thread, after {@code xmlbench-}
   * @param atEnd runs last in the helper's thread, however the work ended and after a failure was
   *     noted: it informs the reader, for example by closing a pipe
   */
  public static Helper start(String name, Work work, Runnable atEnd) {
    Helper helper = new Helper(name, work, atEnd);
    helper.thread.start();
    return helper;
  }

  private void work(Work work, Runnable atEnd) {
    try {
      work.run(this);
    } catch (Throwable e) {
      failure = e;
    } finally {
      atEnd.run();
    }
  }

  /** Whether the reader wants no more. */
  public boolean stopped() {
    return stopped;
  }

  /**
   * For the helper: sleeps while it is further ahead of the reader than it may be.
   *
   * @param done first byte that it has not brought
   * @param position first byte that the reader has not taken
   * @param lead how far it may be ahead, in bytes
   * @return whether the reader wants more
   */
  public boolean mayContinue(long done, LongSupplier position, long lead) {
    while (!stopped && done - position.getAsLong() > lead) {
      LockSupport.parkNanos(NAP_NANOS);
    }
    return !stopped;
  }

  /**
   * For the reader: throws what the helper failed with, if it did.
   *
   * @throws IOException with the helper's message, and its failure as the cause
   */
  public void check() throws IOException {
    Throwable thrown = failure;
    if (thrown != null && !stopped) {
      String message = thrown instanceof IOException ? thrown.getMessage() : thrown.toString();
      throw new IOException(message, thrown);
    }
  }

  /** Stops the helper, whatever it waits for, and returns when its thread has ended. */
  @Override
  public void close() {
    stopped = true;
    boolean interrupted = false;
    thread.interrupt();
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
