package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import javax.xml.stream.XMLStreamConstants;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.TextPosition;
import org.xmlbench.piximal.engine.names.NamespaceBinder;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.scan.WordScanner;
import org.xmlbench.piximal.engine.strict.References;
import org.xmlbench.piximal.engine.strict.TagReader;

/**
 * Reads content directly, one event when it is asked for, at the place where it is. Names are known
 * ones, and are compared as words of eight bytes. An element with a text alone is known to its end
 * when it begins.
 *
 * <p>Whatever is unusual, incomplete or wrong is left to the strict reader, {@code DocumentReader},
 * which goes on at the input's position. So nothing is accepted here that it rejects, and errors
 * are its own.
 */
public abstract class DirectReader extends DirectState {
  private static final int NOWHERE = Integer.MIN_VALUE;

  /** Nothing more is read directly: the outermost element has ended. */
  private static final int LAST = -1;

  /** The strict reader is as fast where no more bytes are there. */
  private static final int FEW = 16;

  public final ParserOptions options;
  public final NamespaceBinder binder;
  private final int mostDepth;
  // Of the strict reader.
  public TagReader tags;
  public References references;

  // Made once content is read.
  private DirectTextReader otherTexts;
  private DirectTagReader otherTags;
  private DirectMarkupReader markup;

  /** Behind what is read directly of the window, before it is asked for more. */
  private int end = NOWHERE;

  /** Where reading goes on; the position of the input follows when it is needed. */
  private int at;

  // Those of the window, since they are needed with each event.
  private long[] stops;
  private boolean vectors;
  private boolean strictly;

  /** Number of the name of the element that began last. */
  private int last;

  /** Behind the end tag that is still to be shown. */
  private int behindEnd;

  public DirectReader(ByteInput in, ReusedState known, ParserOptions options) {
    super(in, known, options.namespaces());
    this.options = options;
    this.mostDepth = options.limits().depth();
    this.binder = new NamespaceBinder(in, attributes, scopes, options.namespaces());
  }

  /**
   * The next event.
   *
   * @throws org.xmlbench.piximal.MalformedXmlException when the document is wrong there
   * @throws IOException when it cannot be read
   */
  public final XmlEvent next() throws IOException {
    return StaxEventCodes.event(moveTo(nextCode()));
  }

  /**
   * The next event by its number behind StAX; a text of a section is characters, one that is
   * ignorable is space. {@link #event()} does not return it.
   *
   * @throws IOException as {@link #next} does
   */
  public final int nextCode() throws IOException {
    return left > LEAVE ? rest() : read();
  }

  /** Reads by the strict reader alone from here on: before the second event. */
  public final void readStrictly() {
    strictly = true;
    endDirect();
  }

  /** Leaves what comes next to the strict reader; nothing of an event is left. */
  protected final void endDirect() {
    if (end != NOWHERE) {
      synchronizePosition();
      end = NOWHERE;
      tags.previous = names[last];
    }
  }

  private int nextStrictly() throws IOException {
    endDirect();
    showHeld();
    XmlEvent next = strict();
    seeNames();
    if (!strictly && isBetweenTags() && in.isBrought() && in.limit - in.position >= FEW) {
      begin();
    }
    return StaxEventCodes.of(next, isIgnorable);
  }

  /** The next event by the strict reader. */
  protected abstract XmlEvent strict() throws IOException;

  /** Whether content goes on at the input's position. */
  protected abstract boolean isBetweenTags();

  /** Whether content goes on there: no entity and no section is open, and no end is left. */
  final boolean isInContent() {
    synchronizePosition();
    if (left == LEAVE && !in.isInEntity()) {
      leave(binder);
    }
    return left == NOTHING && isBetweenTags() && !in.isInEntity();
  }

  /** Whether it has read all of a document that leaves nothing behind: it may read another. */
  protected abstract boolean isReusable();

  /** Reads directly from the input's position on, as far as that goes. */
  private void begin() {
    if (window == null) {
      window = known.buffers().window();
      otherTexts = new DirectTextReader(this, EntityReferences.REPLACED);
      otherTags = new DirectTagReader(this, shown);
      markup = new DirectMarkupReader(in, table, otherTexts);
    }
    in.endWithZeros();
    window.open(in, in.position);
    at = in.position;
    see();
    last = table.numberOf(tags.previous);
  }

  /** The window has changed. References are written where they do, see docs/decisions/0086. */
  private void see() {
    seeWindow();
    end = window.end;
    vectors = window.vectors;
    if (stops != window.texts) {
      stops = window.texts;
    }
  }

  /** Moves the input to where direct reading has come. */
  public final void synchronizePosition() {
    if (end != NOWHERE) {
      in.position = at;
    }
  }

  /**
   * Reads the next event. All that is frequent is in this method. It is too large for C2 to inline
   * it, whatever was compiled before; each method that it calls is either small or seldom called.
   */
  private int read() throws IOException {
    if (left == LEAVE) {
      leave(binder);
    }
    int at = this.at;
    if (at >= end && !fills(at)) {
      return nextStrictly();
    }
    final byte[] b = this.b;
    if (b[at] != '<') {
      int stop = stop(b, at);
      byte first = b[stop];
      if (stop > at && (first == '<' || first == '&')) {
        showInWindow(at, stop);
        this.at = stop;
        return XMLStreamConstants.CHARACTERS;
      }
      return otherText(at, stop);
    }
    long word = WordScanner.word(b, at);
    if ((word >> Byte.SIZE & 0xFF) == '/') {
      int depth = elements.depth - 1;
      Symbol due = elements.names[depth];
      if (!due.isEndTag(b, at, word)) {
        return nextStrictly();
      }
      this.at = at + due.length + 3;
      elements.depth = depth;
      ended(due.number, scopes.mark() - elements.marks[depth]);
      if (depth == 0) {
        end = LAST;
      }
      return XMLStreamConstants.END_ELEMENT;
    }
    Symbol name = names[last].follower;
    if (name == null || !name.isStartTag(b, at, word)) {
      name = guess(b, at, word);
    }
    if (name == null || elements.depth >= mostDepth || !isPlain(name)) {
      return other(b, at);
    }
    int behind = at + name.length + 2;
    int stop = stop(b, behind);
    shown.none();
    this.at = behind;
    last = name.number;
    startedDirectly(name.number, 0);
    if (stop > behind && name.isEndTag(b, stop, WordScanner.word(b, stop))) {
      showInWindow(behind, stop);
      left = TEXT_AND_END;
      behindEnd = stop + name.length + 3;
    } else {
      elements.push(name, scopes.mark());
    }
    return XMLStreamConstants.START_ELEMENT;
  }

  /** The second guess which element begins there, where it is right; else null. */
  private Symbol guess(byte[] b, int at, long word) {
    Symbol before = names[last];
    Symbol name = before.formerFollower;
    if (name == null || !name.isStartTag(b, at, word)) {
      return null;
    }
    before.formerFollower = before.follower;
    before.follower = name;
    return name;
  }

  /** The first byte from there on at which a text may stop. */
  private int stop(byte[] b, int start) {
    return vectors ? StopWindow.next(stops, start, base) : WordScanner.textStop(b, start, end);
  }

  /** Whether no attribute is declared for an element, and its prefix is bound. */
  private boolean isPlain(Symbol name) {
    return name.declarations == null && (name.prefix == null || !aware || name.prefix.uri != null);
  }

  /** The text of an element with a text alone, or its end. */
  private int rest() {
    if (left == TEXT_AND_END) {
      left = END;
      at = to;
      return XMLStreamConstants.CHARACTERS;
    }
    at = behindEnd;
    endedAtOnce();
    return XMLStreamConstants.END_ELEMENT;
  }

  /** Goes on in the next window, if there is one. */
  private boolean fills(int from) {
    if (end < 0 || from >= in.limit) {
      return false;
    }
    window.fill(in, from);
    see();
    return true;
  }

  private int otherText(int start, int stop) throws IOException {
    DirectTextReader text = otherTexts;
    int next = text.read(start, stop);
    end = window.end;
    if (text.units == 0) {
      // It may begin in the next window, or behind a carriage return.
      at = next < 0 ? ~next : next;
      return next < 0 ? nextStrictly() : read();
    }
    at = text.behind;
    if (text.units > 0) {
      hold(text.bytes, text.from, text.to);
      decoded(text.own, 0, text.units);
    } else {
      showInWindow(text.from, text.to);
    }
    return XMLStreamConstants.CHARACTERS;
  }

  private int other(byte[] b, int at) throws IOException {
    if (b[at + 1] == '!' || b[at + 1] == '?') {
      return markup(b, at);
    }
    Symbol name = otherTags.name(at, names[last]);
    int behind = name == null ? -1 : otherTags.start(at, name);
    if (behind < 0) {
      return nextStrictly();
    }
    int declarations = binder.mark - otherTags.mark;
    this.at = behind;
    last = name.number;
    startedDirectly(last, declarations);
    int stop = behind < end ? stop(b, behind) : behind;
    if (b[behind - 2] == '/') {
      left = END;
      behindEnd = behind;
    } else if (stop > behind && name.isEndTag(b, stop, WordScanner.word(b, stop))) {
      showInWindow(behind, stop);
      left = TEXT_AND_END;
      behindEnd = stop + name.length + 3;
    } else {
      elements.push(name, scopes.mark() - declarations);
    }
    return XMLStreamConstants.START_ELEMENT;
  }

  private int markup(byte[] b, int at) throws IOException {
    int behind = markup.read(at);
    if (behind < 0) {
      return nextStrictly();
    }
    this.at = behind;
    hold(b, markup.from, markup.to);
    showHeld();
    if (b[at + 1] == '?') {
      target = markup.target;
      return XMLStreamConstants.PROCESSING_INSTRUCTION;
    }
    if (b[at + 2] == '-') {
      return XMLStreamConstants.COMMENT;
    }
    if (from == to && !options.emptySections()) {
      return read();
    }
    isSection = true;
    isSectionStart = true;
    return XMLStreamConstants.CHARACTERS;
  }

  @Override
  protected final TextPosition place() {
    synchronizePosition();
    return in.place();
  }

  @Override
  public final int depth() {
    return left == NOTHING ? elements.depth : elements.depth + 1;
  }
}
