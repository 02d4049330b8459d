package org.xmlbench.inspection.shape;

/** A document that the JDK's parser does not read to its end. The message says where and why. */
public final class UnreadableDocumentException extends Exception {
  private static final long serialVersionUID = 1;

  UnreadableDocumentException(String message, Throwable cause) {
    super(message, cause);
  }
}
