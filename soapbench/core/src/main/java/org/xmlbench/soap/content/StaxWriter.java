package org.xmlbench.soap.content;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Writes by StAX.
 *
 * @param writer inside the element that is to hold what is written
 */
public record StaxWriter(XMLStreamWriter writer) implements ContentWriter<XMLStreamException> {
  private static final String NONE = "";

  @Override
  public void start(Member name, ItemType type) throws XMLStreamException {
    // Axiom takes the form with three arguments alone.
    writer.writeStartElement(NONE, name.local(), NONE);
  }

  @Override
  public void attribute(Member name, ItemType type, String value) throws XMLStreamException {
    writer.writeAttribute(name.local(), value);
  }

  @Override
  public void text(String text) throws XMLStreamException {
    writer.writeCharacters(text);
  }

  @Override
  public void end() throws XMLStreamException {
    writer.writeEndElement();
  }
}
