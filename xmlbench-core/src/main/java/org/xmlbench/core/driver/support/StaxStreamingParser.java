package org.xmlbench.core.driver.support;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
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
  private static final String JDK_MESSAGE = "\nMessage: ";

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
    this.factory = factory;
    this.undeclaredEntity = undeclaredEntity;
    factory.setXMLResolver((publicId, systemId, base, namespace) -> InputStream.nullInputStream());
  }

  /** The driver's own options and the one that this class sets, for the driver's description. */
  public static List<String> options(String... own) {
    return AfterError.REUSE.options(own, XMLInputFactory.RESOLVER + "=empty");
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    doctypeSeen = false;
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(in);
      try {
        feed(reader, sink);
      } finally {
        reader.close();
      }
    } catch (XMLStreamException e) {
      throw translate(e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    }
  }

  private void feed(XMLStreamReader reader, EventSink sink)
      throws XMLStreamException, UnsupportedDocumentException {
    int depth = 0;
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          depth++;
          startElement(reader, sink);
        }
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          sink.endElement();
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          if (depth > 0) {
            sink.text(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
          }
        }
        case XMLStreamConstants.PROCESSING_INSTRUCTION ->
            sink.processingInstruction(reader.getPITarget(), reader.getPIData());
        case XMLStreamConstants.ENTITY_REFERENCE ->
            throw UnsupportedDocumentException.entity(reader.getLocalName());
        case XMLStreamConstants.DTD -> doctypeSeen = true;
        default -> {}
      }
    }
  }

  private static void startElement(XMLStreamReader reader, EventSink sink) {
    for (int i = 0, count = reader.getNamespaceCount(); i < count; i++) {
      sink.namespace(reader.getNamespacePrefix(i), reader.getNamespaceURI(i));
    }
    sink.startElement(reader.getNamespaceURI(), reader.getLocalName());
    for (int i = 0, count = reader.getAttributeCount(); i < count; i++) {
      sink.attribute(
          reader.getAttributeNamespace(i),
          reader.getAttributeLocalName(i),
          reader.getAttributeValue(i));
    }
  }

  private IOException translate(XMLStreamException failure) {
    if (failure.getNestedException() instanceof IOException inner) {
      return Rejections.ofStream(inner);
    }
    Location location = failure.getLocation();
    String message = failure.getMessage();
    int ownText = message == null ? -1 : message.indexOf(JDK_MESSAGE);
    return Rejections.rejected(
        location == null ? 0 : location.getLineNumber(),
        location == null ? 0 : location.getColumnNumber(),
        failure,
        ownText < 0 ? message : message.substring(ownText + JDK_MESSAGE.length()),
        undeclaredEntity,
        doctypeSeen);
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
