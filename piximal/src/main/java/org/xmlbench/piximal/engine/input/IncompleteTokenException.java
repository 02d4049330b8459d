package org.xmlbench.piximal.engine.input;

/** The bytes that are there end inside of a token: it is read again once there are more. */
public final class IncompleteTokenException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** It tells nothing but that, and is thrown once a buffer. */
  public static final IncompleteTokenException INSTANCE = new IncompleteTokenException();

  private IncompleteTokenException() {
    super(null, null, false, false);
  }
}
