package org.xmlbench.core.measure;

/**
 * One of several threads failed in which a subject worked at the same time. Its message ends where
 * the reason of its cause begins.
 */
final class FailedThreadException extends Exception {
  private static final long serialVersionUID = 1;

  FailedThreadException(String where, Throwable cause) {
    super(where, cause);
  }
}
