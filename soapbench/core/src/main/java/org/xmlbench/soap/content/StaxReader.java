package org.xmlbench.soap.content;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads by StAX. */
public final class StaxReader implements ContentReader<XMLStreamException> {
  private final XMLStreamReader reader;

  /** Whether the end tag of the open element was read. */
  private boolean ended;

  /**
   * @param reader at the start tag of the element that is to be open
   */
  public StaxReader(XMLStreamReader reader) {
    this.reader = reader;
  }

  @Override
  public boolean enter(Member name) throws XMLStreamException {
    if (ended || reader.nextTag() == XMLStreamConstants.END_ELEMENT) {
      ended = true;
      return false;
    }
    String uri = reader.getNamespaceURI();
    if (!reader.getLocalName().equals(name.local()) || (uri != null && !uri.isEmpty())) {
      throw UnexpectedContentException.of(reader.getName().toString(), name);
    }
    return true;
  }

  @Override
  public String attribute(Member name) {
    for (int i = 0, count = reader.getAttributeCount(); i < count; i++) {
      if (reader.getAttributeLocalName(i).equals(name.local())) {
        return reader.getAttributeValue(i);
      }
    }
    throw new UnexpectedContentException("attribute " + name.local() + " is missing");
  }

  @Override
  public void leave() throws XMLStreamException {
    if (!ended && reader.nextTag() != XMLStreamConstants.END_ELEMENT) {
      throw new UnexpectedContentException("element %s is too many".formatted(reader.getName()));
    }
    ended = false;
  }

  @Override
  public String text() throws XMLStreamException {
    return reader.getElementText();
  }
}
