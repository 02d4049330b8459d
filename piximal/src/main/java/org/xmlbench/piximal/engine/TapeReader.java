package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/**
 * Reads the events of a tape, once it is known which elements are open where it begins: resolves
 * names and requires that end tags are right.
 */
public final class TapeReader extends ReaderView {
  private static final int KIND = (1 << Tape.KIND_BITS) - 1;

  private final byte[] document;
  private final ReaderNames known;
  private final SymbolTable table;
  private final CellNames names;
  private final NamespaceBinder binder;
  private final PlainEvents plain;
  private final ParserLimits limits;
  private Tape tape;
  private int at;
  private int depth;

  /** How many elements are open that began in what was read ahead, and where their starts are. */
  private int openAhead;

  private int startsAhead;

  /** The document is wrong; why, and where, is found by reading it from its beginning. */
  public static final class WrongDocumentException extends Exception {
    private static final long serialVersionUID = 1;
  }

  /**
   * A reader of tapes of a document in UTF-8.
   *
   * @param documentFrom its first byte behind a byte order mark
   * @param declarations of the document type
   */
  public TapeReader(
      byte[] document, int documentFrom, ParserOptions options, Declarations declarations) {
    this(
        document,
        new ByteInput(document, documentFrom, document.length, options.limits().tokenBytes())
            .behindMark(documentFrom),
        options,
        ReaderNames.make(declarations));
  }

  /**
   * A reader of tapes of a window on a document.
   *
   * @param origin where the window begins
   * @param declarations of the document type
   */
  public TapeReader(
      byte[] window, TextOrigin origin, ParserOptions options, Declarations declarations) {
    this(
        window,
        new ByteInput(window, 0, window.length, options.limits().tokenBytes()).startingAt(origin),
        options,
        ReaderNames.make(declarations));
  }

  private TapeReader(byte[] document, ByteInput in, ParserOptions options, ReaderNames known) {
    super(in, known, options.namespaces());
    this.document = document;
    this.known = known;
    this.table = known.table();
    this.limits = options.limits();
    this.names = new CellNames(table);
    this.binder = new NamespaceBinder(in, attributes, scopes, options.namespaces());
    this.plain = new PlainEvents(this, binder, names);
  }

  /** Begins a tape, inside of those elements. */
  public void begin(Tape some, OpenElement innermost) {
    tape = some;
    at = 0;
    in.position = some.from();
    openAhead = 0;
    plain.end();
    left = NOTHING;
    binder.closed(0);
    elements.clear();
    depth = 0;
    known.reset();
    names.begin(some);
    for (OpenElement it : OpenElement.all(innermost)) {
      push(it);
    }
  }

  private void push(OpenElement it) {
    Symbol name = symbol(it.name());
    int mark = scopes.mark();
    for (OpenElement.Declared declared : it.declared()) {
      byte[] prefix = declared.prefix().bytes();
      Symbol bound = prefix.length == 0 ? scopes.none() : symbol(declared.prefix());
      scopes.bind(bound, scopes.same(declared.uri()));
    }
    elements.push(name, mark);
    depth++;
    binder.opened();
  }

  private Symbol symbol(OpenElement.Name name) {
    return table.of(name.bytes(), 0, name.bytes().length);
  }

  @Override
  void begun(int declarations) {
    super.begun(declarations);
    depth++;
  }

  @Override
  void leave(NamespaceBinder some) {
    super.leave(some);
    depth--;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  Symbol numbered(int number) {
    return number >= 0 ? names.numbered(number) : names.numberedTag(~number).element;
  }

  /** Whether the outermost element has ended. */
  public boolean isOutermostClosed() {
    return depth == 0;
  }

  /** The byte behind the last event. */
  public int position() {
    return in.position;
  }

  /**
   * The next event; null at the end of the tape, and behind the outermost element.
   *
   * @throws WrongDocumentException when the document is wrong there
   */
  public XmlEvent next() throws WrongDocumentException {
    if (left == LEAVE) {
      leave(binder);
      if (depth == 0) {
        return null;
      }
    }
    return plain.isEmpty() ? read() : ahead();
  }

  private XmlEvent read() throws WrongDocumentException {
    if (openAhead > 0) {
      plain.settle(tape.cells, startsAhead, openAhead);
      openAhead = 0;
    }
    while (true) {
      int cell = tape.cells[at++];
      int kind = cell & KIND;
      int before = in.position;
      in.position += cell >>> Tape.KIND_BITS;
      if (kind == Tape.STOP) {
        at--;
        return null;
      }
      if (kind != Tape.GAP) {
        return event(kind, before);
      }
    }
  }

  private XmlEvent event(int kind, int before) throws WrongDocumentException {
    return switch (kind) {
      case Tape.PLAIN_START, Tape.START -> start(kind == Tape.START);
      case Tape.END -> end();
      case Tape.OUTER_END -> {
        if (!nextName().isSame(elements.name())) {
          throw new WrongDocumentException();
        }
        yield end();
      }
      case Tape.PLAIN_TEXT, Tape.PLAIN_SECTION -> {
        hold(document, before, in.position);
        isSection = kind == Tape.PLAIN_SECTION;
        isSectionStart = false;
        yield XmlEvent.TEXT;
      }
      case Tape.TEXT, Tape.SECTION -> {
        showText();
        isSection = kind == Tape.SECTION;
        isSectionStart = isSection && tape.cells[at++] != 0;
        yield XmlEvent.TEXT;
      }
      case Tape.AHEAD -> {
        show();
        yield ahead();
      }
      case Tape.COMMENT -> {
        showText();
        yield XmlEvent.COMMENT;
      }
      case Tape.SKIPPED -> {
        skipped = nextName();
        yield XmlEvent.SKIPPED_ENTITY;
      }
      case Tape.INSTRUCTION -> {
        target = nextName();
        showText();
        yield XmlEvent.PROCESSING_INSTRUCTION;
      }
      default -> throw new WrongDocumentException();
    };
  }

  /** Shows next what was read ahead. */
  private void show() {
    int[] numbers = tape.cells;
    int behind = in.position;
    in.position = numbers[at];
    int first = numbers[at + 1];
    int size = numbers[at + 2];
    openAhead = numbers[at + 3];
    startsAhead = at + 4;
    at = startsAhead + openAhead;
    plain.show(tape.ahead, first, first + size, behind);
  }

  private XmlEvent ahead() throws WrongDocumentException {
    XmlEvent event;
    try {
      event = plain.next();
    } catch (IOException e) {
      throw new WrongDocumentException();
    }
    if (event == XmlEvent.START_ELEMENT && depth > limits.depth()) {
      throw new WrongDocumentException();
    }
    return event;
  }

  /**
   * Hands events to a handler that come next and are known already; there may be none.
   *
   * @throws WrongDocumentException when the document is wrong there
   * @throws E what the handler throws
   */
  public <E extends Exception> void handAhead(PlainHandler<E> handler)
      throws WrongDocumentException, IOException, E {
    if (plain.left() > limits.depth() - depth) {
      // Each has to be asked for, since one of them may be too deep.
      return;
    }
    try {
      plain.hand(handler);
    } catch (MalformedXmlException e) {
      throw new WrongDocumentException();
    }
  }

  private XmlEvent end() {
    ended();
    return XmlEvent.END_ELEMENT;
  }

  private XmlEvent start(boolean some) throws WrongDocumentException {
    if (elements.depth() >= limits.depth()) {
      throw new WrongDocumentException();
    }
    int mark = binder.mark;
    Symbol name = nextName();
    attributes.clear();
    binder.begin();
    try {
      if (some && tape.cells[at] < 0) {
        attributes(name.declarations);
      } else if (some) {
        takeAttributes();
      }
      binder.resolve(name);
    } catch (IOException e) {
      throw new WrongDocumentException();
    }
    binder.opened();
    elements.push(name, mark);
    started(name, scopes.mark() - mark);
    return XmlEvent.START_ELEMENT;
  }

  private void takeAttributes() throws IOException {
    for (int count = tape.cells[at++]; count > 0; count--) {
      Symbol name = nextName();
      showText();
      if (!binder.takes(name, bytes, from, to, in.position)) {
        attributes.add(name, bytes, from, to, null, true);
      }
    }
  }

  /** Those of an element for which some are declared. */
  private void attributes(AttributeDeclarations declarations) throws IOException {
    int count = ~tape.cells[at++];
    int specified = count - tape.cells[at++];
    for (int i = 0; i < count; i++) {
      Symbol name = nextName();
      showText();
      if (!binder.takes(name, bytes, from, to, in.position)) {
        AttributeDeclarations.Declared declared = declarations.of(name);
        String type = declared == null ? null : declared.type();
        attributes.add(name, bytes, from, to, type, i < specified);
      }
    }
  }

  /** The name whose number is next, in the reader's own table. */
  private Symbol nextName() {
    return names.numbered(tape.cells[at++]);
  }

  /** The place that is next. */
  private void showText() {
    int first = tape.cells[at++];
    int last = tape.cells[at++];
    boolean inDocument = first >= 0;
    hold(
        inDocument ? document : tape.side.bytes,
        inDocument ? first : ~first,
        inDocument ? last : ~last);
  }

  @Override
  TextPosition place() {
    return in.place();
  }
}
