package org.xmlbench.piximal.stax;

import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.StreamReaderDelegate;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.stream.util.XMLEventConsumer;

/** Makes events with the JDK's factory. */
final class StreamEventAllocator implements XMLEventAllocator {
  private final XMLEventFactory events = XMLEventFactory.newDefaultFactory();

  @Override
  public XMLEventAllocator newInstance() {
    return new StreamEventAllocator();
  }

  @Override
  public void allocate(XMLStreamReader reader, XMLEventConsumer consumer)
      throws XMLStreamException {
    consumer.add(allocate(reader));
  }

  @Override
  public XMLEvent allocate(XMLStreamReader reader) throws XMLStreamException {
    events.setLocation(reader.getLocation());
    return switch (reader.getEventType()) {
      case XMLStreamReader.START_DOCUMENT -> start(reader);
      case XMLStreamReader.END_DOCUMENT -> events.createEndDocument();
      case XMLStreamReader.START_ELEMENT ->
          events.createStartElement(
              reader.getName(), attributes(reader).iterator(), namespaces(reader).iterator());
      case XMLStreamReader.END_ELEMENT ->
          events.createEndElement(reader.getName(), namespaces(reader).iterator());
      case XMLStreamReader.CDATA -> events.createCData(reader.getText());
      case XMLStreamReader.CHARACTERS -> events.createCharacters(reader.getText());
      case XMLStreamReader.COMMENT -> events.createComment(reader.getText());
      case XMLStreamReader.PROCESSING_INSTRUCTION ->
          events.createProcessingInstruction(reader.getPITarget(), reader.getPIData());
      case XMLStreamReader.DTD -> doctype(reader);
      case XMLStreamReader.ENTITY_REFERENCE ->
          events.createEntityReference(reader.getLocalName(), null);
      default -> throw new XMLStreamException("event %d".formatted(reader.getEventType()));
    };
  }

  /** Only a reader of this factory has more of it than its internal subset. */
  private XMLEvent doctype(XMLStreamReader reader) {
    XMLStreamReader innermost = reader;
    while (innermost instanceof StreamReaderDelegate around) {
      innermost = around.getParent();
    }
    return innermost instanceof PiximalStreamReader own
        ? own.doctype()
        : events.createDTD(reader.getText());
  }

  private XMLEvent start(XMLStreamReader reader) {
    if (reader.getVersion() == null) {
      return events.createStartDocument();
    }
    String encoding = reader.getCharacterEncodingScheme();
    String named = encoding == null ? "UTF-8" : encoding;
    return reader.standaloneSet()
        ? events.createStartDocument(named, reader.getVersion(), reader.isStandalone())
        : events.createStartDocument(named, reader.getVersion());
  }

  private List<Attribute> attributes(XMLStreamReader reader) {
    List<Attribute> attributes = new ArrayList<>();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      attributes.add(
          events.createAttribute(reader.getAttributeName(i), reader.getAttributeValue(i)));
    }
    return attributes;
  }

  private List<Namespace> namespaces(XMLStreamReader reader) {
    List<Namespace> namespaces = new ArrayList<>();
    for (int i = 0; i < reader.getNamespaceCount(); i++) {
      String prefix = reader.getNamespacePrefix(i);
      namespaces.add(
          events.createNamespace(prefix == null ? "" : prefix, reader.getNamespaceURI(i)));
    }
    return namespaces;
  }
}
