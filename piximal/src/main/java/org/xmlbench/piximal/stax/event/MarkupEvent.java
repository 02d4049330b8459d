package org.xmlbench.piximal.stax.event;

import java.io.IOException;
import java.io.Writer;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** An event that is written, and shown as a string, as its markup. */
abstract class MarkupEvent implements XMLEvent {
  private final int type;
  private final Location place;

  /**
   * One of a type of {@link javax.xml.stream.XMLStreamConstants}.
   *
   * @param place behind the event
   */
  MarkupEvent(int type, Location place) {
    this.type = type;
    this.place = place;
  }

  /** The event as it stands in a document, escaped where it must be. */
  abstract String markup();

  @Override
  public final int getEventType() {
    return type;
  }

  @Override
  public final Location getLocation() {
    return place;
  }

  @Override
  public final boolean isStartElement() {
    return type == START_ELEMENT;
  }

  @Override
  public final boolean isAttribute() {
    return type == ATTRIBUTE;
  }

  @Override
  public final boolean isNamespace() {
    return type == NAMESPACE;
  }

  @Override
  public final boolean isEndElement() {
    return type == END_ELEMENT;
  }

  @Override
  public final boolean isEntityReference() {
    return type == ENTITY_REFERENCE;
  }

  @Override
  public final boolean isProcessingInstruction() {
    return type == PROCESSING_INSTRUCTION;
  }

  @Override
  public final boolean isCharacters() {
    return type == CHARACTERS || type == CDATA || type == SPACE;
  }

  @Override
  public final boolean isStartDocument() {
    return type == START_DOCUMENT;
  }

  @Override
  public final boolean isEndDocument() {
    return type == END_DOCUMENT;
  }

  @Override
  public final StartElement asStartElement() {
    return as(StartElement.class);
  }

  @Override
  public final EndElement asEndElement() {
    return as(EndElement.class);
  }

  @Override
  public final Characters asCharacters() {
    return as(Characters.class);
  }

  private <T> T as(Class<T> kind) {
    if (!kind.isInstance(this)) {
      throw new ClassCastException("%s is not of type %s".formatted(this, kind.getSimpleName()));
    }
    return kind.cast(this);
  }

  @Override
  public final QName getSchemaType() {
    return null;
  }

  @Override
  public final void writeAsEncodedUnicode(Writer writer) throws XMLStreamException {
    try {
      writer.write(markup());
    } catch (IOException e) {
      throw new XMLStreamException(e);
    }
  }

  @Override
  public final String toString() {
    return markup();
  }

  static String tagName(QName name) {
    return name.getPrefix().isEmpty()
        ? name.getLocalPart()
        : name.getPrefix() + ":" + name.getLocalPart();
  }

  /** A value between quotes, escaped so that it is read as it is. */
  static String quoted(String value) {
    return '"'
        + escaped(value).replace("\"", "&quot;").replace("\n", "&#10;").replace("\t", "&#9;")
        + '"';
  }

  /** Characters escaped so that they are read as they are. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\r", "&#13;");
  }

  /** An identifier between the quotes that are not in it. */
  static String literal(String id) {
    String quote = id.contains("\"") ? "'" : "\"";
    return quote + id + quote;
  }

  /** External identifiers as markup; each may be null, but not both. */
  static String external(String publicId, String systemId) {
    if (publicId == null) {
      return "SYSTEM " + literal(systemId);
    }
    // A notation may have a public identifier alone.
    String rest = systemId == null ? "" : " " + literal(systemId);
    return "PUBLIC " + literal(publicId) + rest;
  }
}
