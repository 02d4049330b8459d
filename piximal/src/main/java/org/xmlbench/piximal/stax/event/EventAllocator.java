package org.xmlbench.piximal.stax.event;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.StreamReaderDelegate;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.stream.util.XMLEventConsumer;

/**
 * Makes events that say what a stream reader says. Namespaces in force at an element of a reader
 * that is not PIXIMAL's are those of the elements of which the allocator made events.
 */
public final class EventAllocator implements XMLEventAllocator {
  /** Of the open elements of a reader that is not PIXIMAL's, innermost first. */
  private final Deque<Bindings> open = new ArrayDeque<>();

  private Bindings last = Bindings.NONE;

  @Override
  public XMLEventAllocator newInstance() {
    return new EventAllocator();
  }

  @Override
  public void allocate(XMLStreamReader reader, XMLEventConsumer consumer)
      throws XMLStreamException {
    consumer.add(allocate(reader));
  }

  @Override
  public XMLEvent allocate(XMLStreamReader reader) throws XMLStreamException {
    Location place = reader.getLocation();
    int type = reader.getEventType();
    return switch (type) {
      case XMLStreamReader.START_DOCUMENT -> new DocumentStart(reader);
      case XMLStreamReader.END_DOCUMENT -> new DocumentEnd(place);
      case XMLStreamReader.START_ELEMENT -> start(reader, place);
      case XMLStreamReader.END_ELEMENT -> end(reader, place);
      case XMLStreamReader.CHARACTERS, XMLStreamReader.CDATA, XMLStreamReader.SPACE ->
          new Text(type, place, reader.getText());
      case XMLStreamReader.COMMENT -> new CommentText(place, reader.getText());
      case XMLStreamReader.PROCESSING_INSTRUCTION ->
          new Instruction(place, reader.getPITarget(), reader.getPIData());
      case XMLStreamReader.DTD -> doctype(reader, place);
      case XMLStreamReader.ENTITY_REFERENCE -> reference(reader, place);
      default -> throw new XMLStreamException("there is no event of type " + type, place);
    };
  }

  /** The reader that knows more; null where none does. */
  private static EventOrigin origin(XMLStreamReader reader) {
    XMLStreamReader innermost = reader;
    while (innermost instanceof StreamReaderDelegate around) {
      innermost = around.getParent();
    }
    return innermost instanceof EventOrigin origin ? origin : null;
  }

  private XMLEvent start(XMLStreamReader reader, Location place) {
    List<Attribute> attributes = new ArrayList<>(reader.getAttributeCount());
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      attributes.add(
          new AttributeValue(
              place,
              reader.getAttributeName(i),
              reader.getAttributeValue(i),
              reader.getAttributeType(i),
              reader.isAttributeSpecified(i)));
    }
    List<Namespace> declared = declared(reader, place);
    return new ElementStart(
        place, reader.getName(), attributes, declared, context(origin(reader), declared));
  }

  private Bindings context(EventOrigin origin, List<Namespace> declared) {
    if (origin == null) {
      open.push(last);
      last = last.with(declared);
    } else {
      last = last.at(origin);
    }
    return last;
  }

  private XMLEvent end(XMLStreamReader reader, Location place) {
    if (!open.isEmpty()) {
      last = open.pop();
    }
    return new ElementEnd(place, reader.getName(), declared(reader, place));
  }

  private static List<Namespace> declared(XMLStreamReader reader, Location place) {
    List<Namespace> declared = new ArrayList<>(reader.getNamespaceCount());
    for (int i = 0; i < reader.getNamespaceCount(); i++) {
      String prefix = reader.getNamespacePrefix(i);
      String uri = reader.getNamespaceURI(i);
      declared.add(
          new NamespaceDeclaration(place, prefix == null ? "" : prefix, uri == null ? "" : uri));
    }
    return declared;
  }

  private static XMLEvent reference(XMLStreamReader reader, Location place) {
    EventOrigin origin = origin(reader);
    String name = reader.getLocalName();
    EntityDeclaration declaration = origin == null ? null : origin.entity(name);
    return new Reference(place, name, declaration);
  }

  private static DTD doctype(XMLStreamReader reader, Location place) {
    EventOrigin origin = origin(reader);
    return origin == null ? new DoctypeEvent(place, reader.getText(), List.of()) : origin.doctype();
  }
}
