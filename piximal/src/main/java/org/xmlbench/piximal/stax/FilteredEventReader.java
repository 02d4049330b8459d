package org.xmlbench.piximal.stax;

import java.util.NoSuchElementException;
import java.util.Objects;
import javax.xml.stream.EventFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;
import javax.xml.stream.util.EventReaderDelegate;

/** An event reader whose events are those that a filter lets pass, each of which it sees once. */
final class FilteredEventReader extends EventReaderDelegate {
  private final EventFilter filter;

  /** The next one of the reader below, where it passes; else null. */
  private XMLEvent accepted;

  /** The one that was given last; null before the first. */
  private XMLEvent last;

  /**
   * How many elements were begun since that without being ended; less than 0: its own has ended.
   */
  private int depth;

  FilteredEventReader(XMLEventReader reader, EventFilter filter) {
    super(Objects.requireNonNull(reader, "reader"));
    this.filter = Objects.requireNonNull(filter, "filter");
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
    while (event != null && !passes(event)) {
      leave(event);
      event = getParent().peek();
    }
    return event;
  }

  private boolean passes(XMLEvent event) {
    if (event != accepted && !filter.accept(event)) {
      return false;
    }
    accepted = event;
    return true;
  }

  private void leave(XMLEvent event) throws XMLStreamException {
    getParent().nextEvent();
    accepted = null;
    if (event.isStartElement()) {
      depth++;
    } else if (event.isEndElement() && depth >= 0) {
      depth--;
    }
  }

  @Override
  public XMLEvent nextEvent() throws XMLStreamException {
    XMLEvent event = peek();
    if (event == null) {
      throw new NoSuchElementException("the document has ended");
    }
    leave(event);
    last = event;
    depth = 0;
    return event;
  }

  @Override
  public Object next() {
    return EventKinds.next(this);
  }

  @Override
  public XMLEvent nextTag() throws XMLStreamException {
    return EventKinds.nextTag(this);
  }

  /** The text that passes, to the end of the element, which need not pass. */
  @Override
  public String getElementText() throws XMLStreamException {
    EventKinds.requireStart(last);
    StringBuilder text = new StringBuilder();
    while (depth >= 0) {
      XMLEvent event = getParent().peek();
      if (event == null) {
        throw new XMLStreamException("the reader below lets no end of the element pass");
      }
      boolean ends = depth == 0 && event.isEndElement();
      boolean passes = passes(event);
      leave(event);
      last = event;
      text.append(passes && !ends ? EventKinds.text(event) : "");
    }
    return text.toString();
  }
}
