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
}
