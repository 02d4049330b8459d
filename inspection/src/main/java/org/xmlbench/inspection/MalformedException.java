package org.xmlbench.inspection;

/**
 * The text is no XML from here on, as every parser will say. It ends the inspection, and never
 * leaves this package.
 */
final class MalformedException extends RuntimeException {
  MalformedException(String message) {
    super(message, null, false, false);
  }
}
