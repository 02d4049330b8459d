package org.xmlbench.drivers.piximal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.piximal.UnknownEntityException;

/**
 * A parser behind SAX or StAX that tells a document which it cannot deliver from one that is wrong.
 *
 * @param parser takes both for wrong
 */
record PiximalParser(StreamingParser parser) implements StreamingParser {
  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    try {
      parser.parse(in, sink);
    } catch (NotWellFormedException e) {
      throw told(e);
    }
  }

  @Override
  public void parse(Reader in, EventSink sink) throws IOException {
    try {
      parser.parse(in, sink);
    } catch (NotWellFormedException e) {
      throw told(e);
    }
  }

  private static IOException told(NotWellFormedException e) {
    return e.getCause() instanceof UnknownEntityException unknown
        ? UnsupportedDocumentException.entity(unknown.entity())
        : e;
  }

  @Override
  public Class<?> implementation() {
    return parser.implementation();
  }
}
