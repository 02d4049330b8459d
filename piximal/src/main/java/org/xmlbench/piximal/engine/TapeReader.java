package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.util.Arrays;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/**
 * Reads the events of a tape, once it is known which elements are open where it begins: resolves
 * names and requires that end tags are right.
 */
public final class TapeReader extends EventState {
  private static final int KIND = (1 << Tape.KIND_BITS) - 1;

  private final byte[] document;
  private final ReaderNames known;
  private final SymbolTable table;
  private final NamespaceBinder binder;
  private final ParserLimits limits;
  private Tape tape;
  private Symbol[] names = new Symbol[0];
  private Symbol target;
  private int at;
  private int position;

  /** How many of the three events of an element with a text were given. */
  private int givenOfLeaf;

  /** Behind that element. */
  private int behindLeaf;

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
    this.binder = new NamespaceBinder(in, attributes, scopes, options.namespaces());
  }

  /** Begins a tape, inside of those elements. */
  public void begin(Tape some, OpenElement innermost) {
    tape = some;
    at = 0;
    position = some.from();
    givenOfLeaf = 0;
    closing = false;
    binder.closed(0);
    elements.clear();
    depth = 0;
    if (names.length < some.nameCount) {
      names = new Symbol[some.names.length];
    }
    Arrays.fill(names, 0, some.nameCount, null);
    known.reset();
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

  /** Whether the outermost element has ended. */
  public boolean isOutermostClosed() {
    return depth == 0;
  }

  /** The byte behind the last event. */
  public int position() {
    return position;
  }

  /**
   * The next event; null at the end of the tape, and behind the outermost element.
   *
   * @throws WrongDocumentException when the document is wrong there
   */
  public XmlEvent next() throws WrongDocumentException {
    if (closing) {
      leave(binder);
      if (depth == 0) {
        return null;
      }
    }
    if (givenOfLeaf > 0) {
      return leaf();
    }
    while (true) {
      int cell = tape.cells[at++];
      int kind = cell & KIND;
      int before = position;
      position += cell >>> Tape.KIND_BITS;
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
        if (!name().isSame(elements.name())) {
          throw new WrongDocumentException();
        }
        yield end();
      }
      case Tape.PLAIN_TEXT, Tape.PLAIN_SECTION -> {
        bytes = document;
        from = before;
        to = position;
        isSection = kind == Tape.PLAIN_SECTION;
        yield XmlEvent.TEXT;
      }
      case Tape.TEXT, Tape.SECTION -> {
        text();
        isSection = kind == Tape.SECTION;
        yield XmlEvent.TEXT;
      }
      case Tape.LEAF -> leaf(before);
      case Tape.COMMENT -> {
        text();
        yield XmlEvent.COMMENT;
      }
      case Tape.SKIPPED -> {
        skipped = name();
        yield XmlEvent.SKIPPED_ENTITY;
      }
      case Tape.INSTRUCTION -> {
        target = name();
        text();
        yield XmlEvent.PROCESSING_INSTRUCTION;
      }
      default -> throw new WrongDocumentException();
    };
  }

  /** The start of an element with a text, which begins there. */
  private XmlEvent leaf(int before) throws WrongDocumentException {
    behindLeaf = position;
    int tag = at;
    start(false);
    elements.pop();
    position = before + tape.names[tape.cells[tag]].length + 2;
    givenOfLeaf = 1;
    return XmlEvent.START_ELEMENT;
  }

  private XmlEvent leaf() {
    int text = position;
    position = behindLeaf - name.length - 3;
    if (givenOfLeaf == 1) {
      givenOfLeaf = 2;
      hold(document, text, position);
      return XmlEvent.TEXT;
    }
    position = behindLeaf;
    givenOfLeaf = 0;
    ended(name, 0);
    return XmlEvent.END_ELEMENT;
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
    Symbol name = name();
    attributes.clear();
    binder.begin();
    try {
      if (some && tape.cells[at] < 0) {
        attributes(name.declarations);
      } else if (some) {
        attributes();
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

  private void attributes() throws IOException {
    for (int count = tape.cells[at++]; count > 0; count--) {
      Symbol name = name();
      text();
      if (!binder.takes(name, bytes, from, to, position)) {
        attributes.add(name, bytes, from, to, "CDATA", true);
      }
    }
  }

  /** Those of an element for which some are declared. */
  private void attributes(AttributeDeclarations declarations) throws IOException {
    int count = ~tape.cells[at++];
    int specified = count - tape.cells[at++];
    for (int i = 0; i < count; i++) {
      Symbol name = name();
      text();
      if (!binder.takes(name, bytes, from, to, position)) {
        AttributeDeclarations.Declared declared = declarations.of(name);
        String type = declared == null ? "CDATA" : declared.type();
        attributes.add(name, bytes, from, to, type, i < specified);
      }
    }
  }

  /** The name whose number is next, in the reader's own table. */
  private Symbol name() {
    int index = tape.cells[at++];
    Symbol known = names[index];
    if (known == null) {
      byte[] name = tape.names[index].bytes;
      known = table.of(name, 0, name.length);
      names[index] = known;
    }
    return known;
  }

  /** The place that is next. */
  private void text() {
    int first = tape.cells[at++];
    int last = tape.cells[at++];
    boolean inDocument = first >= 0;
    bytes = inDocument ? document : tape.side.bytes;
    from = inDocument ? first : ~first;
    to = inDocument ? last : ~last;
  }

  @Override
  Symbol target() {
    return target;
  }

  @Override
  TextPosition place() {
    in.position = position;
    return in.place();
  }
}
