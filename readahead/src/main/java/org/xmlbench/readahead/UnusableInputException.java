package org.xmlbench.readahead;

import java.io.IOException;

/**
 * A file that cannot be opened as asked: missing, a folder, not readable, no regular file where one
 * is needed, or a strategy that this machine does not offer. The message is one line that says what
 * to do.
 */
public final class UnusableInputException extends IOException {
  UnusableInputException(String message) {
    super(message);
  }
}
