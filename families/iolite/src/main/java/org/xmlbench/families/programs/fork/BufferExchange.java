package org.xmlbench.families.programs.fork;

import java.io.Closeable;
import java.io.IOException;
import org.xmlbench.readahead.strategy.BufferSource;

/** Runs of one task, each by {@link #open}, {@link #go} and {@link #finish}, in this order. */
interface BufferExchange extends Closeable {
  /** Prepares a run, which is not part of its time. */
  BufferSource open() throws IOException;

  /** Lets the writer begin. */
  void go() throws IOException;

  /**
   * After the last byte: the writer has ended as well.
   *
   * @return nanoseconds of CPU time that another process spent on the run
   * @throws IOException when it failed, or its process has ended; the message is one line
   */
  long finish() throws IOException;

  /**
   * Instead of {@link #finish} where the reader failed, which may be for a writer that did.
   *
   * @throws IOException when the writer failed, or its process has ended
   */
  void explain() throws IOException;

  /** Ends a writer that still writes, and releases all resources. */
  @Override
  void close();

  static BufferExchange of(ProgramTask task) throws IOException {
    if (task.transport() == Transport.HAND_OFF) {
      return new ThreadExchange(task);
    }
    boolean alone = task.program().isSingle() && task.transport() != Transport.SHARED_RING;
    return alone ? new FileExchange(task) : new ProcessExchange(task);
  }
}
