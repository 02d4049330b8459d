package org.xmlbench.piximal.engine.tape;

import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.OpenElement;
import org.xmlbench.piximal.engine.document.PartBoundary;
import org.xmlbench.piximal.engine.fast.ReaderView;
import org.xmlbench.piximal.engine.fast.ReusedState;
import org.xmlbench.piximal.engine.fast.TagAttributes;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.DocumentPosition;
import org.xmlbench.piximal.engine.input.TextPosition;
import org.xmlbench.piximal.engine.names.AttributeDeclarations;
import org.xmlbench.piximal.engine.names.AttributeShape;
import org.xmlbench.piximal.engine.names.AttributeShapes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.strict.SharedDeclarations;

/** Reads the events of one tape after another. They are known to be right. */
public final class TapeReader extends ReaderView {
  final ReusedState known;
  private final SymbolTable table;
  private final TapeNames numbers;
  private final DocumentPosition origin;
  private Tape tape;
  long[] cells;

  /** The next cell. */
  int at;

  /** Where the event ends. */
  int position;

  private int depth;

  /** Names of the reader's own table by their numbers. */
  private Symbol[] names;

  /** Reads tapes of a document; the origin is any place of it. */
  public TapeReader(
      DocumentPosition origin, ParserOptions options, SharedDeclarations declarations) {
    this(origin, options, ReusedState.make(declarations));
  }

  private TapeReader(DocumentPosition origin, ParserOptions options, ReusedState known) {
    super(new ByteInput(options.limits().tokenBytes()), known, options.namespaces());
    this.origin = origin;
    this.known = known;
    this.table = known.table();
    this.numbers = new TapeNames(table);
    this.names = table.numbered();
  }

  /** Shows the events of a tape next, whose part begins at that place. */
  public void begin(Tape some, PartBoundary from) {
    tape = some;
    cells = some.cells;
    at = 0;
    position = 0;
    left = NOTHING;
    in.begin(some.bytes, some.limit, 0, null);
    in.startAt(origin.at(from.offset()));
    if (table.isFull()) {
      numbers.clear();
    }
    known.reset();
    numbers.begin(some);
    elements.clear();
    OpenElement.openAll(from.innermost(), known, elements);
    depth = elements.depth();
    seeNames();
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public Symbol numbered(int number) {
    return names[number];
  }

  /** Whether the text or the end of an element is still to be shown. */
  boolean isInElement() {
    if (left == LEAVE) {
      leave();
    }
    return left != NOTHING;
  }

  private void leave() {
    left = NOTHING;
    depth--;
    if (declared > 0) {
      scopes.unwind(scopes.mark() - declared);
    }
  }

  /** The reader's own name for one that has that number on the tape. */
  Symbol named(int numberOnTape) {
    return names[own(numberOnTape)];
  }

  /** The number in the reader's own table of a name that has that number on the tape. */
  private int own(int numberOnTape) {
    int own = numbers.known(numberOnTape);
    if (own < 0) {
      own = numbers.find(numberOnTape);
      seeNames();
    }
    return own;
  }

  /** A reference is written where it changes only, see docs/decisions/0086. */
  private void seeNames() {
    Symbol[] all = table.numbered();
    if (names != all) {
      names = all;
    }
  }

  /** The next event; null at the end of the tape. */
  public XmlEvent next() {
    if (left != NOTHING) {
      if (left > LEAVE) {
        return rest();
      }
      leave();
    }
    long cell = cells[at++];
    int before = position;
    int behind = Tape.behind(cell);
    position = behind;
    switch (Tape.kind(cell)) {
      case Tape.ELEMENT_WITH_TEXT -> {
        start(Tape.number(cell));
        from = before + name().length + 2;
        to = behind;
        position = from;
        left = TEXT_AND_END;
        return XmlEvent.START_ELEMENT;
      }
      case Tape.START -> {
        start(Tape.number(cell));
        return XmlEvent.START_ELEMENT;
      }
      case Tape.TEXT -> {
        hold(tape.bytes, before, behind);
        return XmlEvent.TEXT;
      }
      case Tape.END -> {
        ended(own(Tape.number(cell)), 0);
        return XmlEvent.END_ELEMENT;
      }
      default -> {
        return lessFrequent(cell);
      }
    }
  }

  private void start(int numberOnTape) {
    shown.none();
    startedDirectly(own(numberOnTape), 0);
    depth++;
  }

  /** The text of an element that has a text alone, or its end. */
  private XmlEvent rest() {
    if (left == TEXT_AND_END) {
      hold(tape.bytes, from, to);
      position = to;
      left = END;
      return XmlEvent.TEXT;
    }
    position = to + name().length + 3;
    endedAtOnce();
    return XmlEvent.END_ELEMENT;
  }

  private XmlEvent lessFrequent(long cell) {
    switch (Tape.kind(cell)) {
      case Tape.START_WITH_MORE -> {
        startWithMore(own(Tape.number(cell)));
        return XmlEvent.START_ELEMENT;
      }
      case Tape.END_WITH_MORE -> {
        ended(own(Tape.number(cell)), (int) cells[at++]);
        return XmlEvent.END_ELEMENT;
      }
      case Tape.TEXT_ELSEWHERE -> {
        showText();
        isSection = Tape.number(cell) > 0;
        isSectionStart = Tape.number(cell) > 1;
        return XmlEvent.TEXT;
      }
      case Tape.COMMENT -> {
        showText();
        return XmlEvent.COMMENT;
      }
      case Tape.INSTRUCTION -> {
        target = table.numbered(own(Tape.number(cell)));
        showText();
        return XmlEvent.PROCESSING_INSTRUCTION;
      }
      case Tape.SKIPPED -> {
        skipped = table.numbered(own(Tape.number(cell)));
        return XmlEvent.SKIPPED_ENTITY;
      }
      default -> {
        at--;
        return null;
      }
    }
  }

  /** The place that is next. */
  private void showText() {
    long place = cells[at++];
    int first = Tape.first(place);
    int last = Tape.second(place);
    if (first >= 0) {
      hold(tape.bytes, first, last);
    } else {
      hold(tape.side.bytes, ~first, ~last);
    }
  }

  private void startWithMore(int number) {
    long tag = cells[at++];
    int declarations = Tape.second(tag) >>> 1;
    boolean typed = (tag & 1) != 0;
    for (int i = 0; i < declarations; i++) {
      long declaration = cells[at++];
      int prefix = Tape.first(declaration);
      scopes.bind(
          prefix < 0 ? scopes.none() : table.numbered(own(prefix)),
          scopes.same(tape.namespaces.get(Tape.second(declaration))));
    }
    int count = Tape.first(tag);
    Symbol element = table.numbered(number);
    if (typed || count > AttributeShape.MOST_DEPTH) {
      tableOfAttributes(element.declarations, count);
    } else {
      attributes(element, count);
    }
    startedDirectly(number, declarations);
    depth++;
  }

  private void attributes(Symbol element, int count) {
    TagAttributes some = shown;
    some.begin(tape.bytes, false);
    table.limitShapes();
    AttributeShapes shapes = table.shapes();
    AttributeShape shape = shapes.of(element);
    for (int i = 0; i < count; i++) {
      int number = own((int) (cells[at] >> 1));
      long place = cells[at + 1];
      at += 2;
      int first = Tape.first(place);
      int last = Tape.second(place);
      if (first < 0) {
        int start = some.altered.length;
        some.altered.add(tape.side.bytes, ~first, ~last);
        first = ~start;
        last = some.altered.length;
      }
      some.add(first, last);
      shape = shapes.with(shape, names[number], false);
    }
    some.take(shape);
  }

  /** Very many, or those of an element for which some are declared; these may be null. */
  private void tableOfAttributes(AttributeDeclarations declarations, int count) {
    attributes.clear();
    for (int i = 0; i < count; i++) {
      long attribute = cells[at++];
      Symbol name = table.numbered(own((int) (attribute >> 1)));
      AttributeDeclarations.Declared of = declarations == null ? null : declarations.of(name);
      showText();
      attributes.add(name, bytes, from, to, of == null ? null : of.type(), (attribute & 1) != 0);
    }
    shown.takeTable();
  }

  @Override
  protected TextPosition place() {
    in.position = position;
    return in.place();
  }
}
