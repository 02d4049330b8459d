package org.xmlbench.soap.message;

/** A message is not what it must be. */
public final class MessageException extends Exception {
  private static final long serialVersionUID = 1L;

  /** {@code message} says what is wrong with it. */
  public MessageException(String message) {
    super(message);
  }
}
