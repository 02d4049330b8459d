package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/** Shows what {@link PlainContent} has read ahead, one event after another. */
final class PlainEvents extends Padding {
  private final ByteInput in;
  private final EventState state;
  private final NamespaceBinder binder;
  private final CellNames names;
  private final PlainTags tags;
  private long[] cells;
  private int begin;
  private int shown;
  private int size;

  /** How many of the three events of an element with a text were shown. */
  private int shownOfLeaf;

  /** Of a reference: its bytes, and as UTF-16. */
  private final Scratch character = new Scratch();

  private final char[] units = new char[2];

  /**
   * Whether what was shown last was held: a plain text is told by its place alone, but not then.
   */
  private boolean wasHeld;

  /** One that shows events of those names in that state. */
  PlainEvents(EventState state, NamespaceBinder binder, CellNames names) {
    this.in = state.in;
    this.state = state;
    this.binder = binder;
    this.names = names;
    this.tags = new PlainTags(state, binder, names);
    state.attributes.numbersAreOf(names);
  }

  /**
   * Shows those events next, the first of which begins at the input's position.
   *
   * @param behind where the last one ends
   */
  void show(long[] some, int from, int to, int behind) {
    state.texts.judged(in, behind);
    cells = some;
    begin = from;
    shown = from;
    size = to;
    shownOfLeaf = 0;
    wasHeld = false;
    state.hold(in.buffer, 0, 0);
  }

  boolean isEmpty() {
    return shown == size;
  }

  /** How many cells are left of those that were not shown. */
  int left() {
    return size - shown;
  }

  /** Shows no more. */
  void end() {
    size = shown;
    shownOfLeaf = 0;
  }

  /**
   * Whether the next one, if there is one, has bytes of its own: it is not the end of {@code <a/>}.
   */
  boolean isBehindTag() {
    return isEmpty() || PlainCell.bytes(cells[shown]) > 0;
  }

  private int declared(int start) {
    boolean some = PlainCell.kind(cells[start]) == PlainCell.START;
    return some ? PlainCell.bytes(cells[start + 1]) : 0;
  }

  /**
   * Once all were shown, and the last one was left: elements that began are open ones as others
   * are.
   *
   * @param starts the cells of their starts
   * @param from the first of them there
   */
  void settle(int[] starts, int from, int count) {
    int mark = state.scopes.mark();
    for (int i = from; i < from + count; i++) {
      mark -= declared(starts[i]);
    }
    for (int i = from; i < from + count; i++) {
      state.elements.push(names.element(cells[starts[i]]), mark);
      mark += declared(starts[i]);
    }
  }

  /**
   * Finds the elements that are open behind what was shown.
   *
   * @param starts takes the cells of their starts
   */
  int findOpen(int[] starts) {
    int open = 0;
    for (int at = begin; at < shown; at++) {
      switch (PlainCell.kind(cells[at])) {
        case PlainCell.PLAIN_START, PlainCell.KNOWN_START -> starts[open++] = at;
        case PlainCell.START -> {
          starts[open++] = at;
          at += 1 + 2 * PlainAttributes.count(cells[at + 1]);
        }
        case PlainCell.END -> open--;
        case PlainCell.DECLARING_END -> {
          open--;
          at++;
        }
        default -> {}
      }
    }
    if (shownOfLeaf > 0) {
      starts[open++] = shown;
    }
    return open;
  }

  /**
   * Shows the next one, behind which the input goes on.
   *
   * @throws IOException when a namespace is wrong there
   */
  XmlEvent next() throws IOException {
    long cell = cells[shown];
    if (shownOfLeaf > 0) {
      return restOfLeaf(cell);
    }
    shown++;
    int behind = in.position + PlainCell.bytes(cell);
    switch (PlainCell.kind(cell)) {
      case PlainCell.TEXT -> {
        text(in.position, behind);
        return XmlEvent.TEXT;
      }
      case PlainCell.PLAIN_START -> {
        plainStart(PlainCell.number(cell), names.name(cell));
        in.position = behind;
        return XmlEvent.START_ELEMENT;
      }
      case PlainCell.START -> {
        shown += tags.start(PlainCell.number(cell), cells, shown);
        in.position = behind;
        return XmlEvent.START_ELEMENT;
      }
      case PlainCell.KNOWN_START -> {
        tags.known(names.tag(cell));
        in.position = behind;
        return XmlEvent.START_ELEMENT;
      }
      case PlainCell.LEAF, PlainCell.KNOWN_LEAF -> {
        startOfLeaf(cell);
        // Its text and its end are still to be shown.
        shown--;
        shownOfLeaf = 1;
        return XmlEvent.START_ELEMENT;
      }
      case PlainCell.END -> {
        state.ended(PlainCell.number(cell), 0);
        in.position = behind;
        return XmlEvent.END_ELEMENT;
      }
      default -> {
        return lessFrequent(cell, behind);
      }
    }
  }

  /** In a method of its own, so that the other one is compiled into its callers. */
  private XmlEvent lessFrequent(long cell, int behind) {
    switch (PlainCell.kind(cell)) {
      case PlainCell.REFERENCE -> {
        reference(PlainCell.number(cell));
        in.position = behind;
        return XmlEvent.TEXT;
      }
      case PlainCell.COMMENT -> {
        other(in.position + "<!--".length(), behind - "-->".length(), behind);
        return XmlEvent.COMMENT;
      }
      case PlainCell.SECTION -> {
        other(in.position + "<![CDATA[".length(), behind - "]]>".length(), behind);
        state.isSection = true;
        state.isSectionStart = true;
        return XmlEvent.TEXT;
      }
      case PlainCell.INSTRUCTION -> {
        state.target = names.name(cell);
        int to = behind - "?>".length();
        other(PlainMarkup.data(in.buffer, in.position, state.target, to), to, behind);
        return XmlEvent.PROCESSING_INSTRUCTION;
      }
      case PlainCell.DECLARING_END -> state.ended(PlainCell.number(cell), (int) cells[shown++]);
      default -> state.ended();
    }
    in.position = behind;
    return XmlEvent.END_ELEMENT;
  }

  /** The text of an element with a text, or its end: the element that began is the last one. */
  private XmlEvent restOfLeaf(long cell) {
    if (shownOfLeaf == 1) {
      shownOfLeaf = 2;
      text(in.position, in.position + PlainCell.bytes(cell));
      return XmlEvent.TEXT;
    }
    shown++;
    shownOfLeaf = 0;
    endOfLeaf(state.name());
    return XmlEvent.END_ELEMENT;
  }

  private void startOfLeaf(long cell) throws IOException {
    if (PlainCell.kind(cell) == PlainCell.KNOWN_LEAF) {
      KnownTag tag = names.tag(cell);
      tags.known(tag);
      in.position += tag.bytes.length;
    } else {
      Symbol name = names.name(cell);
      plainStart(PlainCell.number(cell), name);
      // Its tag has '<' and '>' beside the name.
      in.position += name.length + 2;
    }
  }

  private void endOfLeaf(Symbol name) {
    state.endedAtOnce();
    in.position += name.length + 3;
  }

  private void reference(int number) {
    character.clear();
    character.addCharacter(number);
    state.hold(character.bytes, 0, character.length);
    wasHeld = true;
  }

  private void other(int from, int to, int behind) {
    state.hold(in.buffer, from, to);
    wasHeld = true;
    in.position = behind;
  }

  private void text(int from, int behind) {
    if (wasHeld) {
      state.hold(in.buffer, from, behind);
      wasHeld = false;
    }
    state.from = from;
    state.to = behind;
    in.position = behind;
  }

  private void plainStart(int number, Symbol name) throws IOException {
    state.attributes.none();
    tags.resolve(name);
    state.started(number, 0);
  }

  /**
   * Hands all that were not shown yet to a handler, unless it ends the document.
   *
   * @throws IOException when a namespace is wrong
   * @throws E what the handler throws
   */
  <E extends Exception> void hand(PlainHandler<E> handler) throws IOException, E {
    byte[] read = in.buffer;
    while (shown < size && in.buffer == read) {
      if (state.left == EventState.LEAVE) {
        state.leave(binder);
      }
      long cell = cells[shown];
      int kind = PlainCell.kind(cell);
      if (kind == PlainCell.LEAF && shownOfLeaf == 0) {
        shown++;
        handLeaf(cell, handler);
      } else if (kind == PlainCell.TEXT) {
        shown++;
        handText(cell, handler);
      } else if (kind == PlainCell.REFERENCE) {
        shown++;
        handReference(cell, handler);
      } else if (kind == PlainCell.KNOWN_LEAF && shownOfLeaf == 0) {
        shown++;
        handKnownLeaf(cell, handler);
      } else {
        handler.event(next());
      }
    }
  }

  private <E extends Exception> void handLeaf(long cell, PlainHandler<E> handler)
      throws IOException, E {
    Symbol name = names.name(cell);
    startOfLeaf(cell);
    String namespace = state.namespace();
    String local = name.local.text();
    String qualified = name.text();
    handler.start(namespace, local, qualified);
    handText(cell, handler);
    endOfLeaf(name);
    handler.end(namespace, local, qualified);
  }

  private <E extends Exception> void handKnownLeaf(long cell, PlainHandler<E> handler)
      throws IOException, E {
    startOfLeaf(cell);
    handler.event(XmlEvent.START_ELEMENT);
    handText(cell, handler);
    Symbol name = state.name();
    endOfLeaf(name);
    handler.end(state.namespace(), name.local.text(), name.text());
  }

  private <E extends Exception> void handText(long cell, PlainHandler<E> handler) throws E {
    text(in.position, in.position + PlainCell.bytes(cell));
    int length = state.decode();
    handler.text(state.characters(), state.charactersFrom(), length);
  }

  private <E extends Exception> void handReference(long cell, PlainHandler<E> handler) throws E {
    int number = PlainCell.number(cell);
    reference(number);
    in.position += PlainCell.bytes(cell);
    handler.text(units, 0, Character.toChars(number, units, 0));
  }
}
