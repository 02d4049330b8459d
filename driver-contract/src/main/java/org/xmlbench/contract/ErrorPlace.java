package org.xmlbench.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.xmlbench.core.driver.NotWellFormedException;

/**
 * Where a parser says that a document is not well-formed.
 *
 * @param line 1-based, or 0 where it does not say
 * @param column 1-based, or 0 where it does not say
 */
record ErrorPlace(int line, int column) {
  /** Of a driver that takes no such input. */
  static final ErrorPlace NONE = new ErrorPlace(-1, -1);

  /** A parse that ends with an error. */
  @FunctionalInterface
  interface Parse {
    void run() throws IOException;
  }

  /**
   * The place that a parse names.
   *
   * @throws AssertionError when the parser takes the document
   */
  static ErrorPlace of(Parse parse) {
    try {
      parse.run();
    } catch (NotWellFormedException e) {
      return new ErrorPlace(e.line(), e.column());
    } catch (UnsupportedOperationException e) {
      return NONE;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    throw new AssertionError("a malformed document was accepted");
  }
}
