package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xmlbench.piximal.XmlEvent;

/** Shows what {@link PlainContent} has read ahead, one event after another. */
final class PlainEvents {
  private final PlainContent content;
  private final PlainCells room;
  private final ByteInput in;
  private final SymbolTable names;
  private final EventState state;
  private final NamespaceBinder binder;
  private long[] cells;
  private int shown;
  private int size;

  /** One that shows events in that state. */
  PlainEvents(PlainContent content, ReaderNames known, EventState state, NamespaceBinder binder) {
    this.content = content;
    this.room = known.cells();
    this.in = state.in;
    this.names = known.table();
    this.state = state;
    this.binder = binder;
  }

  /** Whether all events that were read ahead have been shown. */
  boolean isEmpty() {
    return shown == size;
  }

  /** Reads ahead from the input's position, once all were shown; returns whether there are more. */
  boolean read() {
    boolean some = content.read(Integer.MAX_VALUE);
    cells = content.cells;
    size = content.size;
    shown = 0;
    if (some) {
      state.hold(in.buffer, 0, 0);
    }
    return some;
  }

  /** Once all were shown: the elements that they opened are open elements as others are. */
  void settle() {
    int count = content.open;
    if (count == 0) {
      return;
    }
    content.open = 0;
    int mark = state.scopes.mark();
    for (int i = 0; i < count; i++) {
      mark -= content.declared(i);
    }
    for (int i = 0; i < count; i++) {
      state.elements.push(room.opened[i], mark);
      mark += content.declared(i);
    }
  }

  /**
   * Whether the next one, if there is one, has bytes of its own: it is not the end of {@code <a/>}.
   */
  boolean isBehindTag() {
    return isEmpty() || PlainContent.bytes(cells[shown]) > 0;
  }

  /** Forgets what was not shown, and settles what was. */
  void forget() {
    if (!isEmpty()) {
      content.open(openAgain());
      size = shown;
    }
    settle();
  }

  /** Puts the elements into the room that are open behind what was shown; returns how many. */
  private int openAgain() {
    int open = 0;
    for (int at = 0; at < shown; ) {
      long cell = cells[at++];
      switch ((int) cell & PlainContent.KIND) {
        case PlainContent.PLAIN_START, PlainContent.START -> {
          boolean some = ((int) cell & PlainContent.KIND) == PlainContent.START;
          room.opened[open] = names.numbered(PlainContent.number(cell));
          room.declared[open++] = some ? PlainContent.bytes(cells[at]) : 0;
          at += some ? 1 + 2 * (int) cells[at] : 0;
        }
        case PlainContent.END -> open--;
        case PlainContent.DECLARING_END -> {
          open--;
          at++;
        }
        default -> {}
      }
    }
    return open;
  }

  /**
   * Shows the next one, behind which the input goes on.
   *
   * @throws IOException when a namespace is wrong there
   */
  XmlEvent next() throws IOException {
    long cell = cells[shown++];
    int begin = in.position;
    int behind = begin + PlainContent.bytes(cell);
    switch ((int) cell & PlainContent.KIND) {
      case PlainContent.TEXT -> {
        state.from = begin;
        state.to = behind;
        in.position = behind;
        return XmlEvent.TEXT;
      }
      case PlainContent.PLAIN_START -> {
        plainStart(names.numbered(PlainContent.number(cell)));
        in.position = behind;
        return XmlEvent.START_ELEMENT;
      }
      case PlainContent.START -> {
        start(names.numbered(PlainContent.number(cell)));
        in.position = behind;
        return XmlEvent.START_ELEMENT;
      }
      case PlainContent.END -> state.ended(names.numbered(PlainContent.number(cell)), 0);
      case PlainContent.DECLARING_END ->
          state.ended(names.numbered(PlainContent.number(cell)), (int) cells[shown++]);
      default -> state.ended();
    }
    in.position = behind;
    return XmlEvent.END_ELEMENT;
  }

  private void plainStart(Symbol name) throws IOException {
    state.attributes.none();
    if (name.prefix != null || !name.qualified) {
      binder.begin();
      binder.resolve(name);
    }
    state.started(name, 0);
  }

  private void start(Symbol name) throws IOException {
    AttributeTable attributes = state.attributes;
    attributes.beginPlain(in.buffer);
    binder.begin();
    long counts = cells[shown];
    int at = shown + 1;
    for (int count = (int) counts; count > 0; count--, at += 2) {
      Symbol attribute = names.numbered((int) cells[at]);
      int from = PlainContent.bytes(cells[at + 1]);
      int to = (int) cells[at + 1];
      if (!binder.takes(attribute, in.buffer, from, to, from)) {
        attributes.addPlain(attribute, from, to);
      }
    }
    binder.resolve(name);
    binder.opened();
    shown = at;
    state.started(name, PlainContent.bytes(counts));
  }
}
