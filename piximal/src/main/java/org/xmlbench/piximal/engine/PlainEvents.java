package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xmlbench.piximal.PlainHandler;
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

  /** How many of the three events of an element with a text were shown. */
  private int shownOfLeaf;

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
    shownOfLeaf = 0;
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
      shownOfLeaf = 0;
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
        case PlainContent.KNOWN_START -> {
          room.opened[open] = tag(cell).element;
          room.declared[open++] = 0;
        }
        case PlainContent.END -> open--;
        case PlainContent.DECLARING_END -> {
          open--;
          at++;
        }
        default -> {}
      }
    }
    if (shownOfLeaf > 0) {
      room.opened[open] = elementOfLeaf(cells[shown]);
      room.declared[open++] = 0;
    }
    return open;
  }

  private KnownTag tag(long cell) {
    return room.tags.numbered(PlainContent.number(cell));
  }

  private static boolean isKnownLeaf(long cell) {
    return ((int) cell & PlainContent.KIND) == PlainContent.KNOWN_LEAF;
  }

  private Symbol elementOfLeaf(long cell) {
    return isKnownLeaf(cell) ? tag(cell).element : names.numbered(PlainContent.number(cell));
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
        text(begin, behind);
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
      case PlainContent.KNOWN_START -> {
        known(tag(cell));
        in.position = behind;
        return XmlEvent.START_ELEMENT;
      }
      case PlainContent.LEAF, PlainContent.KNOWN_LEAF -> {
        return leaf(cell, begin);
      }
      case PlainContent.END -> state.ended(names.numbered(PlainContent.number(cell)), 0);
      case PlainContent.DECLARING_END ->
          state.ended(names.numbered(PlainContent.number(cell)), (int) cells[shown++]);
      default -> state.ended();
    }
    in.position = behind;
    return XmlEvent.END_ELEMENT;
  }

  /** The next event of an element with a text. */
  private XmlEvent leaf(long cell, int begin) throws IOException {
    Symbol name = elementOfLeaf(cell);
    int event = shownOfLeaf;
    if (event == 2) {
      shownOfLeaf = 0;
      state.ended(name, 0);
      in.position = begin + name.endTag.length;
      return XmlEvent.END_ELEMENT;
    }
    shown--;
    shownOfLeaf++;
    if (event == 1) {
      text(begin, begin + PlainContent.bytes(cell));
      return XmlEvent.TEXT;
    }
    startOfLeaf(name, cell);
    return XmlEvent.START_ELEMENT;
  }

  private void startOfLeaf(Symbol name, long cell) throws IOException {
    if (isKnownLeaf(cell)) {
      KnownTag tag = tag(cell);
      known(tag);
      in.position += tag.bytes.length;
    } else {
      plainStart(name);
      in.position += name.startTag.length;
    }
  }

  private void text(int begin, int behind) {
    state.from = begin;
    state.to = behind;
    in.position = behind;
  }

  private void plainStart(Symbol name) throws IOException {
    state.attributes.none();
    resolve(name);
    state.started(name, 0);
  }

  /** Requires that the prefix of an element is bound; nothing is asked about its attributes. */
  private void resolve(Symbol name) throws IOException {
    if (name.prefix != null || !name.qualified) {
      binder.begin();
      binder.resolve(name);
    }
  }

  /**
   * Hands all that were not shown yet to a handler.
   *
   * @throws IOException when a namespace is wrong
   * @throws E what the handler throws
   */
  <E extends Exception> void hand(PlainHandler<E> handler) throws IOException, E {
    while (shown < size) {
      if (state.closing) {
        state.leave(binder);
      }
      long cell = cells[shown];
      int kind = (int) cell & PlainContent.KIND;
      if (kind == PlainContent.LEAF && shownOfLeaf == 0) {
        shown++;
        handLeaf(cell, handler);
      } else if (kind == PlainContent.KNOWN_LEAF && shownOfLeaf == 0) {
        shown++;
        handKnownLeaf(tag(cell), PlainContent.bytes(cell), handler);
      } else if (kind == PlainContent.TEXT) {
        shown++;
        handText(in.position + PlainContent.bytes(cell), handler);
      } else {
        handler.event(next());
      }
    }
  }

  private <E extends Exception> void handLeaf(long cell, PlainHandler<E> handler)
      throws IOException, E {
    Symbol name = names.numbered(PlainContent.number(cell));
    plainStart(name);
    in.position += name.startTag.length;
    String namespace = state.namespace();
    String local = name.local.text();
    String qualified = name.text();
    handler.start(namespace, local, qualified);
    handText(in.position + PlainContent.bytes(cell), handler);
    state.ended(name, 0);
    in.position += name.endTag.length;
    handler.end(namespace, local, qualified);
  }

  private <E extends Exception> void handKnownLeaf(
      KnownTag tag, int bytes, PlainHandler<E> handler) throws IOException, E {
    Symbol name = tag.element;
    known(tag);
    in.position += tag.bytes.length;
    handler.event(XmlEvent.START_ELEMENT);
    handText(in.position + bytes, handler);
    state.ended(name, 0);
    in.position += name.endTag.length;
    handler.end(state.namespace(), name.local.text(), name.text());
  }

  private <E extends Exception> void handText(int behind, PlainHandler<E> handler) throws E {
    text(in.position, behind);
    int length = state.decode();
    TextCharacters decoded = state.decoded();
    handler.text(decoded.characters, decoded.from, length);
  }

  /** The tag stands at the input's position. */
  private void known(KnownTag tag) throws IOException {
    resolve(tag.element);
    if (state.aware) {
      binder.requireBound(tag.prefixed);
    }
    state.attributes.take(tag, in.buffer, in.position, state.aware);
    state.started(tag.element, 0);
  }

  private void start(Symbol name) throws IOException {
    AttributeTable attributes = state.attributes;
    attributes.beginPlain(in.buffer);
    binder.begin();
    long counts = cells[shown];
    int count = (int) counts;
    int declared = PlainContent.bytes(counts);
    if (declared == 0 && state.aware && added(attributes, count)) {
      resolve(name);
    } else {
      attributes.beginPlain(in.buffer);
      takeOrAdd(attributes, count);
      binder.resolve(name);
      binder.opened();
    }
    shown += 1 + 2 * count;
    state.started(name, declared);
  }

  /** Adds attributes, unless there is something to be judged about their names. */
  private boolean added(AttributeTable attributes, int count) {
    int prefixed = 0;
    for (int i = 0, at = shown + 1; i < count; i++, at += 2) {
      Symbol name = names.numbered((int) cells[at]);
      String uri = "";
      if (name.prefix != null) {
        uri = name.prefix.uri;
        prefixed++;
      }
      if (uri == null || prefixed > 1 || !name.qualified) {
        return false;
      }
      long place = cells[at + 1];
      attributes.addPlain(name, uri, PlainContent.bytes(place), (int) place);
    }
    return true;
  }

  private void takeOrAdd(AttributeTable attributes, int count) throws IOException {
    for (int i = 0, at = shown + 1; i < count; i++, at += 2) {
      Symbol name = names.numbered((int) cells[at]);
      int from = PlainContent.bytes(cells[at + 1]);
      int to = (int) cells[at + 1];
      if (!binder.takes(name, in.buffer, from, to, from)) {
        attributes.addPlain(name, "", from, to);
      }
    }
  }
}
