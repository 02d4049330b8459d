package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/** Reads content of a document ahead, and shows its events. */
final class ReadAhead {
  private final PlainContent content;
  private final PlainEvents events;
  private final PlainCells room;
  private final CellNames names;

  /** How many elements are open that began in what was shown. */
  private int open;

  ReadAhead(PlainContent content, ReaderNames known, EventState state, NamespaceBinder binder) {
    this.content = content;
    this.names = new CellNames(known.table());
    this.events = new PlainEvents(state, binder, names);
    this.room = known.cells();
  }

  /** Whether all events that were read ahead have been shown. */
  boolean isEmpty() {
    return events.isEmpty();
  }

  /** Reads ahead from the input's position, once all were shown; returns whether there are more. */
  boolean read() {
    if (!content.read(Integer.MAX_VALUE)) {
      return false;
    }
    open = content.open;
    names.beginOwn(room.tags);
    events.show(content.cells, 0, content.size, content.behind);
    return true;
  }

  XmlEvent next() throws IOException {
    return events.next();
  }

  <E extends Exception> void hand(PlainHandler<E> handler) throws IOException, E {
    events.hand(handler);
  }

  /** As {@link PlainEvents#isBehindTag}. */
  boolean isBehindTag() {
    return events.isBehindTag();
  }

  /** Once all were shown: the elements that they opened are open elements as others are. */
  void settle() {
    if (open > 0) {
      events.settle(room.starts, 0, open);
      open = 0;
    }
  }

  /** Forgets what was not shown, and settles what was. */
  void forget() {
    if (!isEmpty()) {
      open = events.findOpen(room.starts);
    }
    settle();
    events.end();
  }
}
