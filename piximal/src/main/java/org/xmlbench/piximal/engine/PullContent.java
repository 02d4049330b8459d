package org.xmlbench.piximal.engine;

import java.io.IOException;
import org.xmlbench.piximal.XmlEvent;

/**
 * Reads content directly, for those that ask for one event after another: an event is read where it
 * is when it is asked for. Names are known ones, and are compared as words of eight bytes.
 *
 * <p>Whatever is unusual, incomplete or wrong is left to the strict reader, {@link DocumentReader},
 * which goes on at the input's position. So nothing is accepted here that it rejects, and errors
 * are its own.
 */
final class PullContent extends Padding {
  /** The strict reader is as fast where no more bytes are there. */
  private static final int FEW = 16;

  /** Of an element that began, and is known to the end: what is still to be shown. */
  private static final int NOTHING = 0;

  private static final int END = 1;
  private static final int TEXT_AND_END = 2;

  private final DocumentReader reader;
  private final ByteInput in;
  private final ElementStack elements;
  private final NamespaceScopes scopes;
  private final NamespaceBinder binder;
  private final SymbolTable table;
  private final TagReader strict;
  private final boolean aware;
  private final int mostDepth;
  private final ContentWindow window;
  private final ContentText text;
  private final ContentTags tags;
  private final ContentMarkup markup;

  /** Number of the name of the element that began last. */
  private int last;

  private int left;

  /** As many bytes has the end tag that is still to be shown. */
  private int endBytes;

  /** One that takes turns with a reader. */
  PullContent(DocumentReader reader) {
    ReaderNames known = reader.known;
    this.reader = reader;
    this.in = reader.in;
    this.elements = reader.elements;
    this.scopes = reader.scopes;
    this.binder = reader.binder;
    this.table = known.table();
    this.strict = reader.tags;
    this.aware = reader.aware;
    this.mostDepth = reader.options.limits().depth();
    this.window = known.room().window();
    this.text = new ContentText(in, known.room());
    this.tags = new ContentTags(reader, reader.shown);
    this.markup = new ContentMarkup(in, table, text);
  }

  /** Whether it reads next, where content goes on at the input's position. */
  boolean begins() {
    if (in.limit - in.position < FEW) {
      return false;
    }
    in.endWithZeros();
    window.open(in, in.position);
    last = table.numberOf(strict.previous);
    return true;
  }

  /** Whether all of what was read is shown: content goes on at the input's position. */
  boolean isBehindTag() {
    return left == NOTHING;
  }

  /**
   * The next event.
   *
   * @return null where the strict reader has to read it
   * @throws IOException when a declaration of a namespace is wrong
   */
  XmlEvent next() throws IOException {
    if (left != NOTHING) {
      return rest();
    }
    if (reader.closing) {
      reader.leave(binder);
    }
    return read();
  }

  private XmlEvent read() throws IOException {
    final ContentWindow window = this.window;
    final ByteInput in = this.in;
    final ElementStack elements = this.elements;
    int at = in.position;
    int depth = elements.depth;
    if (depth == 0 || at >= window.end && !fills(at)) {
      return strictly();
    }
    final byte[] b = window.bytes;
    if (b[at] != '<') {
      int stop = stop(b, at);
      byte first = b[stop];
      if (stop > at && (first == '<' || first == '&')) {
        text(b, at, stop);
        return XmlEvent.TEXT;
      }
      return otherText(at, stop);
    }
    long word = SymbolTable.word(b, at);
    if ((word >> Byte.SIZE & 0xFF) == '/') {
      Symbol due = elements.names[depth - 1];
      if (!due.isEndTag(b, at, word)) {
        return strictly();
      }
      in.position = at + due.length + 3;
      elements.depth = --depth;
      reader.ended(due.number, scopes.mark() - elements.marks[depth]);
      return XmlEvent.END_ELEMENT;
    }
    Symbol name = table.numbered(last).follower;
    if (name == null
        || !name.isStartTag(b, at, word)
        || name.declarations != null
        || depth >= mostDepth
        || !isBound(name)) {
      return other(b, at);
    }
    int behind = at + name.length + 2;
    reader.shown.none();
    started(b, name, 0, behind, stop(b, behind), scopes.mark());
    return XmlEvent.START_ELEMENT;
  }

  /** The first byte from there on at which a text may stop. */
  private int stop(byte[] b, int from) {
    return window.vectors
        ? ContentWindow.next(window.texts, from, window.base)
        : WordScanner.textStop(b, from, window.end);
  }

  private boolean isBound(Symbol name) {
    return name.prefix == null || !aware || name.prefix.uri != null;
  }

  /**
   * An element begins whose start tag has been read.
   *
   * @param stop where the text may stop that follows
   * @param mark of the declarations before it
   */
  private void started(byte[] b, Symbol name, int declared, int behind, int stop, int mark) {
    in.position = behind;
    last = name.number;
    reader.startedDirectly(name.number, declared);
    if (stop > behind && name.isEndTag(b, stop, SymbolTable.word(b, stop))) {
      reader.from = behind;
      reader.to = stop;
      left = TEXT_AND_END;
      endBytes = name.length + 3;
    } else {
      elements.push(name, mark);
    }
  }

  /** The text of an element with a text alone, or its end. */
  private XmlEvent rest() {
    if (left == TEXT_AND_END) {
      left = END;
      text(window.bytes, reader.from, reader.to);
      return XmlEvent.TEXT;
    }
    left = NOTHING;
    in.position += endBytes;
    reader.endedAtOnce();
    return XmlEvent.END_ELEMENT;
  }

  /** Shows a text whose bytes are of the window, and known to stand as they are. */
  private void text(byte[] b, int from, int to) {
    in.position = to;
    if (window.ascii) {
      reader.hold(b, from, to, window.characters, from - window.base, to - from);
    } else {
      reader.hold(b, from, to);
    }
  }

  /** Goes on in the next window, if there is one; not inlined, for the vectors in it. */
  private boolean fills(int at) {
    if (at >= in.limit) {
      return false;
    }
    window.fill(in, at);
    return true;
  }

  private XmlEvent strictly() {
    strict.previous = table.numbered(last);
    return null;
  }

  private XmlEvent otherText(int from, int stop) throws IOException {
    int next = text.read(from, stop);
    if (text.units == 0) {
      // It may begin in the next window, or behind a carriage return.
      in.position = next < 0 ? ~next : next;
      return next < 0 ? strictly() : read();
    }
    in.position = text.behind;
    if (text.units > 0) {
      reader.hold(text.bytes, text.from, text.to, text.own, 0, text.units);
    } else {
      text(text.bytes, text.from, text.to);
      in.position = text.behind;
    }
    return XmlEvent.TEXT;
  }

  private XmlEvent other(byte[] b, int at) throws IOException {
    if (b[at + 1] == '!' || b[at + 1] == '?') {
      return markup(b, at);
    }
    int behind = tags.start(at, table.numbered(last));
    if (behind < 0) {
      return strictly();
    }
    Symbol name = tags.last();
    int declared = binder.mark - tags.mark;
    if (b[behind - 2] == '/') {
      in.position = behind;
      last = name.number;
      reader.startedDirectly(last, declared);
      left = END;
      endBytes = 0;
    } else {
      int stop = behind < window.end ? window.textStop(behind) : behind;
      started(b, name, declared, behind, stop, tags.mark);
    }
    return XmlEvent.START_ELEMENT;
  }

  private XmlEvent markup(byte[] b, int at) throws IOException {
    int behind = markup.read(at);
    if (behind < 0) {
      return strictly();
    }
    in.position = behind;
    reader.hold(b, markup.from, markup.to);
    if (b[at + 1] == '?') {
      reader.target = markup.target;
      return XmlEvent.PROCESSING_INSTRUCTION;
    }
    if (b[at + 2] == '-') {
      return XmlEvent.COMMENT;
    }
    if (markup.from == markup.to) {
      return read();
    }
    reader.isSection = true;
    reader.isSectionStart = true;
    return XmlEvent.TEXT;
  }
}
