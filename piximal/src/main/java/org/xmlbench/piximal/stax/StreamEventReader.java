package org.xmlbench.piximal.stax;

import java.util.NoSuchElementException;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.XMLEventAllocator;

/** Events as objects, of any stream reader that is at its first event. */
final class StreamEventReader implements XMLEventReader {
  private final XMLStreamReader reader;
  private final XMLEventAllocator allocator;
  private XMLEvent ahead;

  StreamEventReader(XMLStreamReader reader, XMLEventAllocator allocator) throws XMLStreamException {
    this.reader = reader;
    this.allocator = allocator;
    this.ahead = allocator.allocate(reader);
  }

  @Override
  public XMLEvent nextEvent() throws XMLStreamException {
    if (!hasNext()) {
      throw new NoSuchElementException("the document has ended");
    }
    XMLEvent event = peek();
    ahead = null;
    return event;
  }

  @Override
  public boolean hasNext() {
    return ahead != null || reader.getEventType() != XMLStreamReader.END_DOCUMENT;
  }

  @Override
  public XMLEvent peek() throws XMLStreamException {
    if (ahead == null && reader.hasNext()) {
      reader.next();
      ahead = allocator.allocate(reader);
    }
    return ahead;
  }

  @Override
  public String getElementText() throws XMLStreamException {
    StringBuilder text = new StringBuilder();
    XMLEvent event = nextEvent();
    while (!event.isEndElement()) {
      if (event.isStartElement() || event.isEndDocument()) {
        throw new XMLStreamException(
            "an element whose text is asked for has more than text", event.getLocation());
      }
      text.append(event.isCharacters() ? event.asCharacters().getData() : "");
      event = nextEvent();
    }
    return text.toString();
  }

  @Override
  public XMLEvent nextTag() throws XMLStreamException {
    XMLEvent event = nextEvent();
    while (!event.isStartElement() && !event.isEndElement()) {
      if (event.isEndDocument() || event.isCharacters() && !event.asCharacters().isWhiteSpace()) {
        throw new XMLStreamException("something else than a tag comes next", event.getLocation());
      }
      event = nextEvent();
    }
    return event;
  }

  @Override
  public Object next() {
    try {
      return nextEvent();
    } catch (XMLStreamException e) {
      throw (NoSuchElementException) new NoSuchElementException(e.getMessage()).initCause(e);
    }
  }

  @Override
  public Object getProperty(String name) {
    return reader.getProperty(name);
  }

  @Override
  public void close() throws XMLStreamException {
    reader.close();
  }
}
