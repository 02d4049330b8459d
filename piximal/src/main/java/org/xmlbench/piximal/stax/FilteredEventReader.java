package org.xmlbench.piximal.stax;

import java.util.NoSuchElementException;
import javax.xml.stream.EventFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.EventReaderDelegate;

/** An event reader whose events are those that a filter lets pass. */
final class FilteredEventReader extends EventReaderDelegate {
  private final EventFilter filter;

  FilteredEventReader(XMLEventReader reader, EventFilter filter) {
    super(reader);
    this.filter = filter;
  }

  @Override
  public boolean hasNext() {
    try {
      return peek() != null;
    } catch (XMLStreamException e) {
      // The call of nextEvent that follows throws it.
      return true;
    }
  }

  @Override
  public XMLEvent peek() throws XMLStreamException {
    XMLEvent event = getParent().peek();
    while (event != null && !filter.accept(event)) {
      getParent().nextEvent();
      event = getParent().peek();
    }
    return event;
  }

  @Override
  public XMLEvent nextEvent() throws XMLStreamException {
    if (peek() == null) {
      throw new NoSuchElementException("the document has ended");
    }
    return getParent().nextEvent();
  }
}
