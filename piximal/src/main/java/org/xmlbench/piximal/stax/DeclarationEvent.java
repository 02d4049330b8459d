package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.Writer;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/** An event of the document type. As a string it is its markup. */
interface DeclarationEvent extends XMLEvent {
  @Override
  default boolean isStartElement() {
    return false;
  }

  @Override
  default boolean isAttribute() {
    return false;
  }

  @Override
  default boolean isNamespace() {
    return false;
  }

  @Override
  default boolean isEndElement() {
    return false;
  }

  @Override
  default boolean isEntityReference() {
    return false;
  }

  @Override
  default boolean isProcessingInstruction() {
    return false;
  }

  @Override
  default boolean isCharacters() {
    return false;
  }

  @Override
  default boolean isStartDocument() {
    return false;
  }

  @Override
  default boolean isEndDocument() {
    return false;
  }

  @Override
  default StartElement asStartElement() {
    throw new ClassCastException("a declaration is no start of an element");
  }

  @Override
  default EndElement asEndElement() {
    throw new ClassCastException("a declaration is no end of an element");
  }

  @Override
  default Characters asCharacters() {
    throw new ClassCastException("a declaration is no text");
  }

  @Override
  default QName getSchemaType() {
    return null;
  }

  @Override
  default void writeAsEncodedUnicode(Writer writer) throws XMLStreamException {
    try {
      writer.write(toString());
    } catch (IOException e) {
      throw new XMLStreamException(e);
    }
  }
}
