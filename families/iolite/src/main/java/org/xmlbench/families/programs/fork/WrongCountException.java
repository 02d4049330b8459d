package org.xmlbench.families.programs.fork;

/** A program counted something else than it must. */
final class WrongCountException extends RuntimeException {
  WrongCountException(String counted, String expected) {
    super("counted %s, must be %s".formatted(counted, expected));
  }
}
