package org.xmlbench.core;

/**
 * Input that the user can correct: an unknown name, a size that does not parse, a file that cannot
 * be read. The message is one line that says what, where, and what to do; the command line prints
 * it and exits with 2.
 */
public final class UserErrorException extends RuntimeException {
  public UserErrorException(String message) {
    super(message);
  }

  public UserErrorException(String message, Throwable cause) {
    super(message, cause);
  }
}
