package org.xmlbench.suite.iolite;

/** A fork without a figure; the message is one line that says why. */
final class ForkFailedException extends Exception {
  ForkFailedException(String message) {
    super(message);
  }
}
