package org.xmlbench.core.driver.support;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/**
 * A parser behind StAX's event reader, which makes an object of each event. The factory must be
 * namespace-aware; it is kept, a reader is made for each document. It is given a resolver for which
 * every external entity is empty.
 */
public final class StaxEventsStreamingParser implements StreamingParser {
  /** How a document's reader is made. */
  @FunctionalInterface
  private interface Opening {
    XMLEventReader open() throws XMLStreamException;
  }

  private final XMLInputFactory factory;
  private final Pattern undeclaredEntity;
  private boolean doctypeSeen;

  /** A parser whose library reports a reference that it cannot expand as an event. */
  public StaxEventsStreamingParser(XMLInputFactory factory) {
    this(factory, Rejections.NONE);
  }

  /**
   * A parser whose library rejects a reference that it cannot expand.
   *
   * @param undeclaredEntity finds the entity's name in the message (group 1)
   */
  public StaxEventsStreamingParser(XMLInputFactory factory, Pattern undeclaredEntity) {
    this(factory, undeclaredEntity, true);
  }

  private StaxEventsStreamingParser(
      XMLInputFactory factory, Pattern undeclaredEntity, boolean emptyEntities) {
    this.factory = factory;
    this.undeclaredEntity = undeclaredEntity;
    if (emptyEntities) {
      factory.setXMLResolver(
          (publicId, systemId, base, namespace) -> InputStream.nullInputStream());
    }
  }

  /** A parser that reads whatever its library lets it read: no resolver stops it. */
  public static StaxEventsStreamingParser withoutResolver(XMLInputFactory factory) {
    return new StaxEventsStreamingParser(factory, Rejections.NONE, false);
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    parse(() -> factory.createXMLEventReader(in), sink);
  }

  @Override
  public void parse(Reader in, EventSink sink) throws IOException {
    parse(() -> factory.createXMLEventReader(in), sink);
  }

  private void parse(Opening opening, EventSink sink) throws IOException {
    doctypeSeen = false;
    XMLEventReader reader = null;
    try {
      reader = opening.open();
      feed(reader, sink);
    } catch (XMLStreamException e) {
      throw translate(e);
    } catch (RuntimeException e) {
      throw e.getCause() instanceof XMLStreamException deferred
          ? translate(deferred)
          : Rejections.broke(e);
    } finally {
      close(reader);
    }
  }

  private IOException translate(XMLStreamException failure) {
    return StaxRejections.of(failure, null, undeclaredEntity, doctypeSeen);
  }

  /** Gives the reader's buffers back to the factory, also after an error. */
  private static void close(XMLEventReader reader) throws IOException {
    if (reader != null) {
      try {
        reader.close();
      } catch (XMLStreamException e) {
        throw new IOException("the parser cannot be closed: " + e.getMessage(), e);
      }
    }
  }

  private void feed(XMLEventReader reader, EventSink sink)
      throws XMLStreamException, UnsupportedDocumentException {
    int depth = 0;
    while (reader.hasNext()) {
      XMLEvent event = reader.nextEvent();
      switch (event.getEventType()) {
        case XMLStreamConstants.START_ELEMENT -> {
          depth++;
          startElement(event.asStartElement(), sink);
        }
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          sink.endElement();
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          if (depth > 0) {
            sink.text(event.asCharacters().getData());
          }
        }
        case XMLStreamConstants.PROCESSING_INSTRUCTION -> {
          ProcessingInstruction instruction = (ProcessingInstruction) event;
          sink.processingInstruction(instruction.getTarget(), instruction.getData());
        }
        case XMLStreamConstants.ENTITY_REFERENCE ->
            throw UnsupportedDocumentException.entity(((EntityReference) event).getName());
        case XMLStreamConstants.DTD -> doctypeSeen = true;
        default -> {}
      }
    }
  }

  private static void startElement(StartElement element, EventSink sink) {
    Iterator<Namespace> declarations = element.getNamespaces();
    while (declarations.hasNext()) {
      Namespace declaration = declarations.next();
      sink.namespace(declaration.getPrefix(), declaration.getNamespaceURI());
    }
    QName name = element.getName();
    sink.startElement(name.getNamespaceURI(), name.getLocalPart());
    Iterator<Attribute> attributes = element.getAttributes();
    while (attributes.hasNext()) {
      Attribute attribute = attributes.next();
      QName attributeName = attribute.getName();
      sink.attribute(
          attributeName.getNamespaceURI(), attributeName.getLocalPart(), attribute.getValue());
    }
  }

  /** The class of the readers that the factory makes. */
  @Override
  public Class<?> implementation() {
    try {
      XMLEventReader reader =
          factory.createXMLEventReader(
              new ByteArrayInputStream("<a/>".getBytes(StandardCharsets.US_ASCII)));
      reader.close();
      return reader.getClass();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(factory.getClass() + " makes no reader", e);
    }
  }

  /** The driver's own options and the one that this class sets, for the driver's description. */
  public static List<String> options(String... own) {
    return StaxStreamingParser.options(own);
  }
}
