package org.xmlbench.core.driver.support;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/**
 * A parser behind StAX's cursor. The factory must be namespace-aware; it is kept, a reader is made
 * for each document. It is given a resolver for which every external entity is empty.
 */
public final class StaxStreamingParser implements StreamingParser {
  /** How a document's reader is made. */
  @FunctionalInterface
  private interface Opening {
    XMLStreamReader open() throws XMLStreamException;
  }

  private final XMLInputFactory factory;
  private final Pattern undeclaredEntity;
  private boolean doctypeSeen;

  /** A parser whose library reports a reference that it cannot expand as an event. */
  public StaxStreamingParser(XMLInputFactory factory) {
    this(factory, Rejections.NONE);
  }

  /**
   * A parser whose library rejects a reference that it cannot expand.
   *
   * @param undeclaredEntity finds the entity's name in the message (group 1)
   */
  public StaxStreamingParser(XMLInputFactory factory, Pattern undeclaredEntity) {
    this(factory, undeclaredEntity, true);
  }

  private StaxStreamingParser(
      XMLInputFactory factory, Pattern undeclaredEntity, boolean emptyEntities) {
    this.factory = factory;
    this.undeclaredEntity = undeclaredEntity;
    if (emptyEntities) {
      factory.setXMLResolver(
          (publicId, systemId, base, namespace) -> InputStream.nullInputStream());
    }
  }

  /** A parser that reads whatever its library lets it read: no resolver stops it. */
  public static StaxStreamingParser withoutResolver(XMLInputFactory factory) {
    return new StaxStreamingParser(factory, Rejections.NONE, false);
  }

  /** The driver's own options and the one that this class sets, for the driver's description. */
  public static List<String> options(String... own) {
    return AfterError.REUSE.options(own, XMLInputFactory.RESOLVER + "=empty");
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    parse(() -> factory.createXMLStreamReader(in), sink);
  }

  @Override
  public void parse(Reader in, EventSink sink) throws IOException {
    parse(() -> factory.createXMLStreamReader(in), sink);
  }

  private void parse(Opening opening, EventSink sink) throws IOException {
    doctypeSeen = false;
    XMLStreamReader reader = null;
    try {
      reader = opening.open();
      feed(reader, sink);
    } catch (XMLStreamException e) {
      throw translate(e, reader);
    } catch (RuntimeException e) {
      throw e.getCause() instanceof XMLStreamException deferred
          ? translate(deferred, reader)
          : Rejections.broke(e);
    } finally {
      StaxFeed.close(reader);
    }
  }

  private void feed(XMLStreamReader reader, EventSink sink)
      throws XMLStreamException, UnsupportedDocumentException {
    int depth = 0;
    while (reader.hasNext()) {
      int event = reader.next();
      depth = StaxFeed.deliver(event, depth, reader, sink);
      doctypeSeen |= event == XMLStreamConstants.DTD;
    }
  }

  private IOException translate(XMLStreamException failure, XMLStreamReader reader) {
    return StaxRejections.of(
        failure, reader == null ? null : reader.getLocation(), undeclaredEntity, doctypeSeen);
  }

  /** The class of the readers that the factory makes. */
  @Override
  public Class<?> implementation() {
    try {
      XMLStreamReader reader =
          factory.createXMLStreamReader(
              new ByteArrayInputStream("<a/>".getBytes(StandardCharsets.US_ASCII)));
      reader.close();
      return reader.getClass();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(factory.getClass() + " makes no reader", e);
    }
  }
}
