package org.xmlbench.core.driver;

import java.io.IOException;
import java.io.Reader;
import org.xmlbench.core.event.EventSink;

/** A parser that delivers events while it reads. Its operation is {@code parse}. */
public non-sealed interface StreamingParser extends Parser {
  /**
   * Parses a whole document whose bytes the caller decodes; the encoding that it declares says
   * nothing then.
   *
   * @throws UnsupportedOperationException when the library, or this driver, takes bytes only
   * @throws NotWellFormedException when the parser rejects the document
   * @throws UnsupportedDocumentException when the parser cannot deliver something that the document
   *     holds
   * @throws IOException when {@code in} cannot be read
   */
  default void parse(Reader in, EventSink sink) throws IOException {
    throw new UnsupportedOperationException(implementation().getName() + " is given no characters");
  }
}
