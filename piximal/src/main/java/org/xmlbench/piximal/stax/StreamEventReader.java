package org.xmlbench.piximal.stax;

import java.util.NoSuchElementException;
import java.util.Objects;
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

  /** The one that was given last; null before the first. */
  private XMLEvent last;

  StreamEventReader(XMLStreamReader reader, XMLEventAllocator allocator) throws XMLStreamException {
    this.reader = Objects.requireNonNull(reader, "reader");
    this.allocator = allocator;
    this.ahead = allocator.allocate(reader);
  }

  @Override
  public XMLEvent nextEvent() throws XMLStreamException {
    if (!hasNext()) {
      throw new NoSuchElementException("the document has ended");
    }
    last = peek();
    ahead = null;
    return last;
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
    EventKinds.requireStart(last);
    StringBuilder text = new StringBuilder();
    XMLEvent event = nextEvent();
    while (!event.isEndElement()) {
      text.append(EventKinds.text(event));
      event = nextEvent();
    }
    return text.toString();
  }

  @Override
  public XMLEvent nextTag() throws XMLStreamException {
    return EventKinds.nextTag(this);
  }

  @Override
  public Object next() {
    return EventKinds.next(this);
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
