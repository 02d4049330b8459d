package org.xmlbench.piximal.engine;

import java.io.IOException;

/** Shows the start tags that {@link PlainContent} has read ahead. */
final class PlainTags {
  private final ByteInput in;
  private final EventState state;
  private final NamespaceBinder binder;
  private final CellNames names;

  PlainTags(EventState state, NamespaceBinder binder, CellNames names) {
    this.in = state.in;
    this.state = state;
    this.binder = binder;
    this.names = names;
  }

  /** Requires that the prefix of an element is bound; nothing is asked about its attributes. */
  void resolve(Symbol name) throws IOException {
    if (name.prefix != null || !name.qualified) {
      binder.begin();
      binder.resolve(name);
    }
  }

  /** The tag stands at the input's position. */
  void known(KnownTag tag) throws IOException {
    resolve(tag.element);
    if (state.aware) {
      binder.requireBound(tag.prefixed);
    }
    state.attributes.take(tag, in.buffer, in.position);
    state.started(tag);
  }

  /**
   * Shows a tag with attributes.
   *
   * @param number of the name of its element
   * @param cells as {@link PlainCell#START} describes them
   * @param first the one that tells how many attributes there are
   * @return how many cells it has from there on
   * @throws IOException when a namespace is wrong
   */
  int start(int number, long[] cells, int first) throws IOException {
    Symbol name = names.numbered(number);
    AttributeTable attributes = state.attributes;
    int count = PlainAttributes.count(cells[first]);
    if (PlainAttributes.areSimple(cells[first])) {
      attributes.take(cells, first + 1, count, in.buffer);
      resolve(name);
      state.started(number, 0);
      return 1 + 2 * count;
    }
    attributes.beginPlain(in.buffer);
    binder.begin();
    int declared = PlainCell.bytes(cells[first]);
    if (declared == 0 && state.aware && added(attributes, cells, first, count)) {
      resolve(name);
    } else {
      attributes.beginPlain(in.buffer);
      takeOrAdd(attributes, cells, first, count);
      binder.resolve(name);
      binder.opened();
    }
    state.started(number, declared);
    return 1 + 2 * count;
  }

  /** Adds attributes, unless there is something to be judged about their names. */
  private boolean added(AttributeTable attributes, long[] cells, int first, int count) {
    int prefixed = 0;
    for (int i = 0, at = first + 1; i < count; i++, at += 2) {
      Symbol name = names.numbered((int) cells[at]);
      boolean isPrefixed = name.prefix != null;
      prefixed += isPrefixed ? 1 : 0;
      if (isPrefixed && name.prefix.uri == null || prefixed > 1 || !name.qualified) {
        return false;
      }
      add(attributes, name, cells, at);
    }
    return true;
  }

  private void takeOrAdd(AttributeTable attributes, long[] cells, int first, int count)
      throws IOException {
    for (int i = 0, at = first + 1; i < count; i++, at += 2) {
      Symbol name = names.numbered((int) cells[at]);
      int from = PlainCell.bytes(cells[at + 1]);
      int to = (int) cells[at + 1];
      if (!binder.takes(name, in.buffer, from, to, from)) {
        add(attributes, name, cells, at);
      }
    }
  }

  /** Adds the attribute whose cells begin there. */
  private void add(AttributeTable attributes, Symbol name, long[] cells, int at) {
    int from = PlainCell.bytes(cells[at + 1]);
    int to = (int) cells[at + 1];
    if (cells[at] < PlainAttributes.ALTERED) {
      attributes.addPlain(name, from, to);
      return;
    }
    int start = attributes.scratch.length;
    PlainReferences.normalize(in.buffer, from, to, attributes.scratch);
    attributes.addAltered(name, start);
  }
}
