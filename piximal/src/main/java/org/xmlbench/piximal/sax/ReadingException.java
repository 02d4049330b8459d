package org.xmlbench.piximal.sax;

import java.io.IOException;

/** A document could not be read any further while its content was handed directly. */
final class ReadingException extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final transient IOException reason;

  ReadingException(IOException reason) {
    super(reason);
    this.reason = reason;
  }

  IOException reason() {
    return reason;
  }
}
