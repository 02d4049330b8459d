package org.xmlbench.core.driver;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.event.EventSink;

/**
 * A parser that can be used any number of times, by one thread at a time. After an error, the next
 * parse sees nothing of the document before.
 */
public sealed interface Parser permits StreamingParser, TreeParser {
  /**
   * Parses a whole document and feeds its events to {@code sink}. A tree parser builds the tree and
   * walks it. The encoding is detected by the parser.
   *
   * @throws NotWellFormedException when the parser rejects the document
   * @throws UnsupportedDocumentException when the parser cannot deliver something that the document
   *     holds, such as a reference to an entity
   * @throws IOException when {@code in} cannot be read
   */
  void parse(InputStream in, EventSink sink) throws IOException;

  /** The class that parses, for the record: the library's own, not the driver's. */
  Class<?> implementation();
}
