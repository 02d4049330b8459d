package org.xmlbench.piximal.sax;

import java.io.IOException;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.ext.Attributes2;
import org.xml.sax.ext.LexicalHandler;
import org.xmlbench.piximal.DeclaredNotation;
import org.xmlbench.piximal.DoctypeMarkup;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.UnparsedEntity;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.DocumentReader;
import org.xmlbench.piximal.engine.FrequentEvents;
import org.xmlbench.piximal.engine.ReaderView;
import org.xmlbench.piximal.engine.SaxContent;
import org.xmlbench.piximal.engine.SaxHandlers;
import org.xmlbench.piximal.engine.SaxTape;
import org.xmlbench.piximal.engine.TapeReader;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

/** Hands the events of one document after another to handlers. */
final class SaxEvents implements Locator {
  private final SaxHandlers handlers;
  private DTDHandler dtd;
  private final boolean namespaces;
  private final boolean prefixes;
  private final boolean doctypes;
  private ReaderView view;

  /** Hands content of documents that one reader reads. */
  private SaxContent direct;

  /** Hands content of tapes. */
  private SaxTape tape;

  /** That of the two which hands events now; null where none does. */
  private FrequentEvents frequent;

  /** Who was told that the section begins in which the last text stands; else null. */
  private LexicalHandler inSection;

  private String publicId;
  private String systemId;

  /**
   * One without handlers yet, which may be set at any time, also while events are handed.
   *
   * @param namespaces whether names are resolved
   * @param prefixes whether declarations of namespaces are attributes, too
   * @param doctypes whether a document may have a document type
   */
  SaxEvents(boolean namespaces, boolean prefixes, boolean doctypes) {
    this.namespaces = namespaces;
    this.prefixes = prefixes;
    this.doctypes = doctypes;
    this.handlers = new SaxHandlers(namespaces && prefixes);
  }

  /** Hands content to that handler from now on; to none where it is null. */
  void setContent(ContentHandler handler) {
    handlers.setContent(handler);
  }

  /** Hands comments, sections and the document type to that handler from now on. */
  void setLexical(LexicalHandler handler) {
    handlers.setLexical(handler);
  }

  /** Hands declarations to that handler from now on. */
  void setDtd(DTDHandler handler) {
    dtd = handler;
  }

  /** Holds nothing of the document any more: it has no place now. */
  void forget() {
    view = null;
    frequent = null;
    direct = direct != null && direct.forget() ? direct : null;
    inSection = null;
  }

  /** Says where the next document comes from. */
  SaxEvents of(InputSource source) {
    publicId = source.getPublicId();
    systemId = source.getSystemId();
    view = null;
    return this;
  }

  /**
   * Hands those of a document.
   *
   * @param strictly whether one event is read after another, and none directly
   */
  void run(SaxDocument document, InputSource source, boolean strictly)
      throws IOException, SAXException {
    begin();
    DocumentReader reader = document.open(source);
    see(document.view(), strictly);
    if (strictly) {
      reader.readStrictly();
    }
    XmlEvent event = reader.next();
    while (event != XmlEvent.END_DOCUMENT) {
      handOn(event);
      event = reader.next();
    }
    handlers.content().endDocument();
  }

  /**
   * Hands events of that view from now on.
   *
   * @param strictly whether none are handed but by the view
   */
  private void see(ReaderView other, boolean strictly) {
    view = other;
    frequent = strictly || !namespaces ? null : frequent();
  }

  private FrequentEvents frequent() {
    if (!(view instanceof DocumentReader reader)) {
      tape = tape == null ? new SaxTape((TapeReader) view, handlers) : tape;
      return tape;
    }
    reader.readStrictly();
    if (direct == null || !direct.isOf(reader)) {
      direct = new SaxContent(reader, handlers);
    }
    return direct;
  }

  /** Hands an event, and the frequent ones behind it. */
  private void handOn(XmlEvent event) throws IOException, SAXException {
    event(event);
    if (frequent != null && inSection == null) {
      frequent.hand();
    }
  }

  /** Hands those of a document that several threads read. */
  void run(byte[] document, ParallelOptions options) throws IOException, SAXException {
    begin();
    try {
      PiximalParallel.parseInOrder(document, options, this::inOrder);
    } catch (ReadingException e) {
      throw e.reason;
    } finally {
      direct = null;
      tape = null;
    }
    handlers.content().endDocument();
  }

  private void inOrder(XmlEvent event, EventView now) throws SAXException {
    if (view != now) {
      see((ReaderView) now, false);
    }
    try {
      handOn(event);
    } catch (IOException e) {
      throw new ReadingException(e);
    }
  }

  /** The document could not be read any further while its content was handed directly. */
  private static final class ReadingException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient IOException reason;

    ReadingException(IOException reason) {
      super(reason);
      this.reason = reason;
    }
  }

  private void begin() throws SAXException {
    handlers.content().setDocumentLocator(this);
    handlers.content().startDocument();
  }

  private void event(XmlEvent event) throws SAXException {
    if (event != XmlEvent.TEXT || !goesOn()) {
      endSection();
    }
    // No switch for what every document has: a class is loaded for it.
    if (event == XmlEvent.START_ELEMENT) {
      start();
    } else if (event == XmlEvent.END_ELEMENT) {
      end();
    } else if (event == XmlEvent.TEXT) {
      text();
    } else {
      rareEvent(event);
    }
  }

  private void rareEvent(XmlEvent event) throws SAXException {
    switch (event) {
      case PROCESSING_INSTRUCTION ->
          handlers.content().processingInstruction(view.target(), view.text());
      case COMMENT -> comment();
      case SKIPPED_ENTITY -> handlers.content().skippedEntity(view.skippedEntity());
      case DOCTYPE -> doctype();
      default -> throw new IllegalStateException(event + " is handed elsewhere");
    }
  }

  private void start() throws SAXException {
    if (namespaces) {
      for (int i = 0; i < view.declarations(); i++) {
        handlers.content().startPrefixMapping(view.declaredPrefix(i), view.declaredNamespace(i));
      }
    }
    handlers
        .content()
        .startElement(
            namespaces ? view.namespace() : "",
            namespaces ? view.localName() : "",
            view.qualifiedName(),
            attributes());
  }

  private Attributes2 attributes() {
    return view.attributes(namespaces && prefixes);
  }

  private void end() throws SAXException {
    handlers
        .content()
        .endElement(
            namespaces ? view.namespace() : "",
            namespaces ? view.localName() : "",
            view.qualifiedName());
    if (namespaces) {
      for (int i = 0; i < view.declarations(); i++) {
        handlers.content().endPrefixMapping(view.declaredPrefix(i));
      }
    }
  }

  private void text() throws SAXException {
    int length = view.decodeText();
    // Handlers may set others.
    LexicalHandler told = handlers.lexical();
    if (told != null && view.isSection() && view.isSectionStart()) {
      inSection = told;
      told.startCDATA();
    }
    handlers.content().characters(view.characters(), view.charactersFrom(), length);
  }

  /** Whether the text is what follows in the section that has begun. */
  private boolean goesOn() {
    return view.isSection() && !view.isSectionStart();
  }

  /** Tells that the section ends in which the last text stood, if it stood in one. */
  private void endSection() throws SAXException {
    LexicalHandler told = inSection;
    if (told != null) {
      inSection = null;
      told.endCDATA();
    }
  }

  private void comment() throws SAXException {
    LexicalHandler told = handlers.lexical();
    if (told != null) {
      int length = view.decodeText();
      told.comment(view.characters(), view.charactersFrom(), length);
    }
  }

  private void doctype() throws SAXException {
    if (!doctypes) {
      throw new DisallowedDoctypeException(this);
    }
    LexicalHandler told = handlers.lexical();
    if (told != null) {
      told.startDTD(view.doctypeName(), view.doctypePublicId(), view.doctypeSystemId());
    }
    doctypeMarkup(told);
    if (told != null) {
      told.endDTD();
    }
    DTDHandler declared = dtd;
    if (declared != null) {
      for (DeclaredNotation it : view.notations()) {
        declared.notationDecl(it.name(), it.publicId(), it.systemId());
      }
      for (UnparsedEntity it : view.unparsedEntities()) {
        declared.unparsedEntityDecl(it.name(), it.publicId(), it.systemId(), it.notation());
      }
    }
  }

  private void doctypeMarkup(LexicalHandler told) throws SAXException {
    for (DoctypeMarkup markup : view.doctypeMarkup()) {
      if (markup.target() != null) {
        handlers.content().processingInstruction(markup.target(), markup.text());
      } else if (told != null) {
        told.comment(markup.text().toCharArray(), 0, markup.text().length());
      }
    }
  }

  @Override
  public String getPublicId() {
    return publicId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }

  @Override
  public int getLineNumber() {
    return view == null ? -1 : (int) Math.min(view.line(), Integer.MAX_VALUE);
  }

  @Override
  public int getColumnNumber() {
    return view == null ? -1 : (int) Math.min(view.column(), Integer.MAX_VALUE);
  }
}
