package org.xmlbench.core.measure;

/** What a fork times: one operation, again and again, in one thread. */
public interface TimedWork {
  /**
   * Runs the operation once and checks what is cheap to check; the benchmark's body.
   *
   * @return what must not be optimised away
   * @throws WrongEventsException when the result is not what it must be
   */
  Object run() throws Exception;

  /** Operations that have ended since the start. */
  long operations();

  /**
   * CPU time so far of other processes that do part of the work, in nanoseconds: it is part of what
   * an operation costs. 0 where there are none.
   */
  default long otherCpuNanos() {
    return 0;
  }
}
