package org.xmlbench.core.measure;

import java.time.Duration;
import java.util.List;
import org.openjdk.jmh.annotations.Mode;

/** How a session has JMH repeat its work, and where the work's threads run. */
interface WorkLoop {
  /** Binds the threads that do the work, before the measured phase; called by the one of JMH. */
  void bind();

  /** The processors that threads are bound to; empty where none is. */
  List<Integer> processors();

  /**
   * The shortest iteration that makes sense, in nanoseconds.
   *
   * @param operationNanos wall time of an operation in the last iteration; 0 before the first
   */
  long shortestNanos(long operationNanos);

  /** How JMH calls work that is to be measured in that mode. */
  Mode mode(Mode wanted);

  /** How long the next iterations last. */
  void last(Duration each);
}
