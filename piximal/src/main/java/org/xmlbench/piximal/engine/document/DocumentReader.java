package org.xmlbench.piximal.engine.document;

import java.io.IOException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.fast.DirectReader;
import org.xmlbench.piximal.engine.fast.ReusedState;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.FoundEncoding;
import org.xmlbench.piximal.engine.input.IncompleteTokenException;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.strict.EntityReplacement;
import org.xmlbench.piximal.engine.strict.ExternalEntityReader;
import org.xmlbench.piximal.engine.strict.MarkupReader;
import org.xmlbench.piximal.engine.strict.References;
import org.xmlbench.piximal.engine.strict.TagReader;
import org.xmlbench.piximal.engine.strict.TextReader;

/**
 * Reads a document event by event: a walk over tokens, in the order of section 2.1 of XML 1.0,
 * fifth edition. What an event has is in the readers of its kind until the next one is asked for.
 */
public final class DocumentReader extends DirectReader {
  private static final String ELEMENT = "[39] element";

  private final MarkupReader markup;
  private final OutsideReader outside;

  // Made where they are needed: a class that is not is not loaded for the first document of a JVM.
  private ExternalEntityReader externals;
  private EntityReplacement entities;
  private TextReader text;

  /** Whether the text goes on that was read last, which has more than white space. */
  private boolean isInText;

  private FoundEncoding encoding;
  private DocumentPhase place = DocumentPhase.PROLOG;

  /**
   * A reader of one document.
   *
   * @param encoding that was found, which the document's declaration has to fit
   * @param known names that may have been met in other documents
   */
  public DocumentReader(
      ByteInput in, FoundEncoding encoding, ReusedState known, ParserOptions options) {
    super(in, known, options);
    this.encoding = encoding;
    SymbolTable names = known.table();
    this.references = new References(in, names, options, doctype);
    this.tags = new TagReader(in, names, options.limits(), attributes, references, binder);
    this.markup = new MarkupReader(in, names, options.namespaces());
    this.outside = new OutsideReader(this, markup);
  }

  private TextReader textReader() {
    if (text == null) {
      text = new TextReader(in);
    }
    return text;
  }

  ExternalEntityReader externals() {
    if (externals == null) {
      externals = new ExternalEntityReader(in, options);
    }
    return externals;
  }

  @Override
  protected boolean isReusable() {
    return place == DocumentPhase.END && !outside.hasDoctype();
  }

  /** Reads the document that its input has begun, in place of the one that it has read. */
  void reopen(FoundEncoding found) {
    encoding = found;
    place = DocumentPhase.PROLOG;
    outside.reopen();
    moveBeforeFirst();
  }

  @Override
  protected XmlEvent strict() throws IOException {
    settle();
    while (true) {
      try {
        return advance();
      } catch (IncompleteTokenException e) {
        more();
      }
    }
  }

  private void more() throws IOException {
    boolean isText = in.limit == in.position || place == DocumentPhase.SECTION;
    byte first = isText ? 0 : in.buffer[in.position];
    in.moreOfToken(first == '<' || first == '&');
  }

  private XmlEvent advance() throws IOException {
    while (true) {
      // No switch, for which a class is loaded.
      if (place == DocumentPhase.CONTENT) {
        XmlEvent event = content();
        if (event != null) {
          return event;
        }
      } else if (place == DocumentPhase.EMPTY_ELEMENT) {
        place = DocumentPhase.CONTENT;
        ended();
        return XmlEvent.END_ELEMENT;
      } else if (place == DocumentPhase.SECTION) {
        if (piece(true)) {
          return XmlEvent.TEXT;
        }
      } else if (place == DocumentPhase.PROLOG || place == DocumentPhase.EPILOG) {
        return outside();
      } else {
        return XmlEvent.END_DOCUMENT;
      }
    }
  }

  /** Reads the XML declaration, where there is one, once before the first event. */
  public void begin() throws IOException {
    while (true) {
      try {
        declaration = markup.declaration(encoding);
        doctype.standalone = declaration != null && Boolean.TRUE.equals(declaration.standalone());
        if (declaration != null && declaration.version().equals("1.1")) {
          in.readXml11();
        }
        return;
      } catch (IncompleteTokenException e) {
        more();
      }
    }
  }

  /** What stands in content; null where that is no event. */
  private XmlEvent content() throws IOException {
    int at = in.position;
    if (at >= in.limit) {
      return in.more() ? null : leave();
    }
    byte first = in.buffer[at];
    if (first == '<' && in.isAtStop()) {
      place = DocumentPhase.STOPPED;
      return XmlEvent.END_DOCUMENT;
    }
    isInText &= first != '<' && first != '&';
    if (first == '<') {
      return markup(at);
    }
    if (first == '&') {
      return reference(at);
    }
    return piece(false) ? XmlEvent.TEXT : null;
  }

  private boolean piece(boolean section) throws IOException {
    boolean mayBeSpace = !section && !isInText && elements.name().hasElementContent;
    isIgnorable = mayBeSpace && textReader().whiteSpace();
    isInText = !section && !isIgnorable;
    boolean some = isIgnorable || textReader().piece(section);
    hold(text.bytes, text.from, text.to);
    text.bytes = null;
    isSection = section;
    isSectionStart = section && text.beginsSection();
    if (section && text.closed) {
      place = DocumentPhase.CONTENT;
    }
    return some || isSectionStart && options.emptySections();
  }

  private XmlEvent markup(int at) throws IOException {
    if (at + 1 >= in.limit) {
      throw in.cut(ELEMENT, "markup");
    }
    return switch (in.buffer[at + 1]) {
      case '/' -> end();
      case '!' -> commentOrSection(at);
      case '?' -> instruction();
      default -> open();
    };
  }

  private XmlEvent open() throws IOException {
    int most = options.limits().depth();
    if (elements.depth() >= most) {
      throw in.error(
          in.position,
          "limit",
          "elements are nested more than %d deep: ParserLimits.depth".formatted(most));
    }
    int mark = binder.mark;
    Symbol name = tags.start();
    binder.opened();
    elements.push(name, mark);
    started(name, scopes.mark() - mark);
    place = tags.empty ? DocumentPhase.EMPTY_ELEMENT : DocumentPhase.CONTENT;
    return XmlEvent.START_ELEMENT;
  }

  private XmlEvent end() throws IOException {
    if (entities != null) {
      entities.requireOwnElement();
    }
    tags.end(elements.name());
    ended();
    return XmlEvent.END_ELEMENT;
  }

  /** The element that ended last may be the outermost one. */
  private void settle() {
    if (elements.depth() == 0 && place == DocumentPhase.CONTENT) {
      place = DocumentPhase.EPILOG;
    }
    if (!in.keeping) {
      known.forgetIfFull(doctype.declared, elements);
    }
  }

  private XmlEvent commentOrSection(int at) throws IOException {
    if (in.is(at, "<!--")) {
      markup.comment();
      holdMarkup();
      return XmlEvent.COMMENT;
    }
    if (in.is(at, "<![CDATA[")) {
      in.position = at + 9;
      textReader().beginSection();
      place = DocumentPhase.SECTION;
      return null;
    }
    throw in.error(at, "[43] content", "'<!' begins neither a comment nor a CDATA section");
  }

  private XmlEvent instruction() throws IOException {
    markup.instruction();
    holdMarkup();
    return XmlEvent.PROCESSING_INSTRUCTION;
  }

  private void holdMarkup() {
    target = markup.target;
    hold(markup.bytes, markup.from, markup.to);
    markup.bytes = null;
  }

  private XmlEvent reference(int at) throws IOException {
    if (entities == null) {
      entities = new EntityReplacement(in, elements, references, externals(), options.references());
    }
    entities.read(at);
    skipped = entities.skipped;
    if (skipped != null) {
      return XmlEvent.SKIPPED_ENTITY;
    }
    if (entities.text == null) {
      return reported(XmlEvent.ENTITY_START);
    }
    hold(entities.text, 0, entities.length);
    isIgnorable = elements.name().hasElementContent && entities.isWhiteSpace();
    return XmlEvent.TEXT;
  }

  /** That event of the entity that is reported; null where none is. */
  private XmlEvent reported(XmlEvent event) {
    skipped = entities.reported;
    return skipped == null ? null : event;
  }

  /** The bytes end: those of an entity, or of the document. */
  private XmlEvent leave() throws IOException {
    if (!in.isInEntity()) {
      in.requireWhole();
      throw in.error(
          in.limit, ELEMENT, "the document ends, and '%s' is open".formatted(elements.name()));
    }
    entities.leave();
    isInText = false;
    return reported(XmlEvent.ENTITY_END);
  }

  /** Begins to read where content goes on at that place, which is the input's position. */
  public void beginPart(PartBoundary from) {
    elements.clear();
    OpenElement.openAll(from.innermost(), known, elements);
    binder.opened();
    references.setExpanded(from.expanded());
    left = NOTHING;
    place = DocumentPhase.CONTENT;
    moveBeforeFirst();
  }

  /**
   * Ends by {@link XmlEvent#END_DOCUMENT} at the first markup in content from that byte on. It is
   * to be called before the first event, or at the first start tag.
   */
  public void stopAt(long offset) {
    endDirect();
    in.stopAt(offset);
  }

  /** Whether a CDATA section goes on behind the event. */
  public boolean isInSection() {
    return place == DocumentPhase.SECTION;
  }

  /** Whether it has stopped before the document's end. */
  public boolean isStopped() {
    return place == DocumentPhase.STOPPED;
  }

  @Override
  protected boolean isBetweenTags() {
    return place == DocumentPhase.CONTENT
        && elements.depth() > 0
        && !in.isBeyondStop()
        && !doctype.hasElementContent
        && !in.isXml11;
  }

  /** Name of the encoding in which bytes come; null where characters do. */
  public String encodingName() {
    return encoding == FoundEncoding.CHARACTERS ? null : encoding.charset().name();
  }

  /** Where the reader is, so that other readers can go on there. */
  public ReaderPlace readerPlace() {
    return new ReaderPlace(this, encoding, references);
  }

  /** What stands before or behind the outermost element. */
  private XmlEvent outside() throws IOException {
    XmlEvent event = outside.next(place == DocumentPhase.EPILOG);
    if (event == XmlEvent.START_ELEMENT) {
      open();
    } else if (event == XmlEvent.END_DOCUMENT) {
      place = DocumentPhase.END;
    } else if (event != XmlEvent.DOCTYPE) {
      holdMarkup();
    }
    return event;
  }
}
