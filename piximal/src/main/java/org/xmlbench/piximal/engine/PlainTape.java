package org.xmlbench.piximal.engine;

/** Writes on a tape what {@link PlainContent} has read ahead. */
final class PlainTape {
  private final PlainContent content;
  private final PlainCells room;
  private final SymbolTable names;
  private final ByteInput in;
  private final ElementStack open;
  private Tape tape;

  /**
   * One for what is read ahead in that input, which goes on behind what was written.
   *
   * @param open the elements that began in the part
   */
  PlainTape(PlainContent content, ReaderNames known, ByteInput in, ElementStack open) {
    this.content = content;
    this.room = known.cells();
    this.names = known.table();
    this.in = in;
    this.open = open;
  }

  /** Writes all of it. */
  void write(Tape some) {
    tape = some;
    long[] cells = content.cells;
    for (int at = 0; at < content.size; ) {
      long cell = cells[at++];
      int behind = in.position + PlainContent.bytes(cell);
      switch ((int) cell & PlainContent.KIND) {
        case PlainContent.TEXT -> text(behind);
        case PlainContent.LEAF -> {
          Symbol name = name(cell);
          behind += name.startTag.length + name.endTag.length;
          leaf(name, behind);
        }
        case PlainContent.KNOWN_START -> start(tag(cell));
        case PlainContent.KNOWN_LEAF -> behind = leaf(tag(cell), PlainContent.bytes(cell));
        case PlainContent.PLAIN_START -> start(name(cell), behind, 0);
        case PlainContent.START -> {
          int count = (int) cells[at];
          start(name(cell), behind, count);
          at = attributes(at + 1, count);
        }
        case PlainContent.DECLARING_END -> {
          end(behind);
          at++;
        }
        default -> end(behind);
      }
      in.position = behind;
    }
  }

  private Symbol name(long cell) {
    return names.numbered(PlainContent.number(cell));
  }

  private KnownTag tag(long cell) {
    return room.tags.numbered(PlainContent.number(cell));
  }

  private void text(int behind) {
    if (tape.position() == in.position) {
      tape.add(Tape.PLAIN_TEXT, behind);
    } else {
      // An empty section stands before it.
      tape.add(Tape.TEXT, behind);
      tape.place(in.buffer, in.position, behind, true);
    }
  }

  private void leaf(Symbol name, int behind) {
    if (tape.position() != in.position) {
      // An empty section stands before it.
      tape.add(Tape.GAP, in.position);
    }
    tape.add(Tape.LEAF, behind);
    tape.name(name);
  }

  /** Returns where the element ends. */
  private int leaf(KnownTag tag, int bytes) {
    start(tag);
    in.position += tag.bytes.length;
    int end = in.position + bytes;
    text(end);
    int behind = end + tag.element.endTag.length;
    end(behind);
    return behind;
  }

  private void start(Symbol name, int behind, int attributes) {
    tape.start(name, behind, attributes);
    open.push(name, 0);
  }

  private void start(KnownTag tag) {
    int begin = in.position;
    start(tag.element, begin + tag.bytes.length, tag.names.length);
    for (int i = 0; i < tag.names.length; i++) {
      tape.name(tag.names[i]);
      tape.cell(begin + tag.from(i));
      tape.cell(begin + tag.to(i));
    }
  }

  private void end(int behind) {
    open.pop();
    tape.end(behind);
  }

  private int attributes(int from, int count) {
    long[] cells = content.cells;
    int at = from;
    for (int i = 0; i < count; i++, at += 2) {
      tape.name(names.numbered((int) cells[at]));
      tape.cell(PlainContent.bytes(cells[at + 1]));
      tape.cell((int) cells[at + 1]);
    }
    return at;
  }
}
