package org.xmlbench.piximal.stax;

import java.util.Objects;
import javax.xml.stream.StreamFilter;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.util.StreamReaderDelegate;

/** A stream reader whose events are those that a filter lets pass. */
final class FilteredStreamReader extends StreamReaderDelegate {
  private final StreamFilter filter;

  FilteredStreamReader(XMLStreamReader reader, StreamFilter filter) throws XMLStreamException {
    super(Objects.requireNonNull(reader, "reader"));
    this.filter = Objects.requireNonNull(filter, "filter");
    if (!filter.accept(reader) && reader.hasNext()) {
      next();
    }
  }

  @Override
  public int next() throws XMLStreamException {
    int event = super.next();
    while (!filter.accept(getParent()) && super.hasNext()) {
      event = super.next();
    }
    return event;
  }

  @Override
  public int nextTag() throws XMLStreamException {
    return StreamEvents.nextTag(this);
  }
}
