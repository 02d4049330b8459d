package org.xmlbench.piximal.sax;

import java.io.IOException;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.ext.Attributes2;
import org.xml.sax.ext.DeclHandler;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.ext.Locator2;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.fast.DirectSaxReader;
import org.xmlbench.piximal.engine.fast.FrequentEvents;
import org.xmlbench.piximal.engine.fast.ReaderView;
import org.xmlbench.piximal.engine.fast.SaxHandlers;
import org.xmlbench.piximal.engine.input.JaxpSettings;
import org.xmlbench.piximal.engine.tape.TapeReader;
import org.xmlbench.piximal.engine.tape.TapeSaxReader;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

/** Hands the events of one document after another to handlers. */
final class SaxEvents implements Locator2 {
  private final SaxHandlers handlers;
  private final SaxDoctype declared;
  private final boolean namespaces;
  private final boolean prefixes;
  private final boolean doctypes;
  private final boolean declarations;
  private ReaderView view;

  /** Hands content of documents that one reader reads. */
  private DirectSaxReader direct;

  private TapeSaxReader tape;

  /** That of the two which hands events now; null where none does. */
  private FrequentEvents frequent;

  /** Who was told that the section begins in which the last text stands; else null. */
  private LexicalHandler inSection;

  private String publicId;
  private String systemId;
  private String encoding;

  /**
   * One without handlers yet, which may be set at any time, also while events are handed.
   *
   * @param features what handlers receive
   * @param settings what documents may ask for
   */
  SaxEvents(SaxFeatures features, JaxpSettings settings) {
    this.namespaces = features.is(SaxFeatures.NAMESPACES);
    this.prefixes = features.is(SaxFeatures.PREFIXES);
    this.doctypes = settings.doctypes() && !features.is(SaxFeatures.NO_DOCTYPE);
    this.declarations = settings.declarations();
    this.handlers = new SaxHandlers(namespaces && prefixes);
    this.declared = new SaxDoctype(handlers, features.is(SaxFeatures.ABSOLUTE));
  }

  /** Hands content to that handler from now on; to none where it is null. */
  void setContent(ContentHandler handler) {
    handlers.setContent(handler);
  }

  /** Hands comments, sections and the document type to that handler from now on. */
  void setLexical(LexicalHandler handler) {
    handlers.setLexical(handler);
  }

  /** Hands notations and unparsed entities to that handler from now on. */
  void setDtd(DTDHandler handler) {
    declared.setDtd(handler);
  }

  /** Hands other declarations to that handler from now on. */
  void setDeclarations(DeclHandler handler) {
    declared.setDeclarations(handler);
  }

  /** Holds nothing of the document any more: it has no place now. */
  void forget() {
    view = null;
    frequent = null;
    direct = direct != null && direct.forget() ? direct : null;
    inSection = null;
  }

  SaxEvents of(InputSource source) {
    publicId = source.getPublicId();
    systemId = source.getSystemId();
    encoding = source.getEncoding();
    view = null;
    return this;
  }

  /** Hands the events of a document; strictly: one after another, and none directly. */
  void run(SaxDocument document, InputSource source, boolean strictly)
      throws IOException, SAXException {
    begin();
    DocumentReader reader = document.open(source);
    see(document.view(), strictly);
    if (strictly) {
      reader.readStrictly();
    }
    XmlEvent event = next(reader);
    while (event != XmlEvent.END_DOCUMENT) {
      handOn(event);
      event = next(reader);
    }
    handlers.content().endDocument();
  }

  private XmlEvent next(DocumentReader reader) throws IOException, SAXException {
    try {
      return reader.next();
    } catch (IOException e) {
      // What is wrong may stand behind a section that has ended.
      if (!reader.isInSection()) {
        endSection();
      }
      throw e;
    }
  }

  /** Hands events of that view from now on; strictly: none but by the view. */
  private void see(ReaderView other, boolean strictly) {
    view = other;
    frequent = strictly || !namespaces ? null : frequent();
  }

  private FrequentEvents frequent() {
    if (!(view instanceof DocumentReader reader)) {
      tape = tape == null ? new TapeSaxReader((TapeReader) view, handlers) : tape;
      return tape;
    }
    reader.readStrictly();
    if (direct == null || !direct.isOf(reader)) {
      direct = new DirectSaxReader(reader, handlers);
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
      throw e.reason();
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
      case ENTITY_START -> declared.start(view.skippedEntity());
      case ENTITY_END -> declared.end(view.skippedEntity());
      case DOCTYPE -> doctype();
      default -> throw new IllegalStateException(event + " is handed elsewhere");
    }
  }

  private void start() throws SAXException {
    if (namespaces) {
      for (int i = 0; i < view.declarations(); i++) {
        handlers.startMapping(view.declaredPrefix(i), view.declaredNamespace(i));
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
        handlers.endMapping(view.declaredPrefix(i));
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
    if (view.isIgnorable()) {
      handlers.content().ignorableWhitespace(view.characters(), view.charactersFrom(), length);
    } else if (length > 0) {
      handlers.content().characters(view.characters(), view.charactersFrom(), length);
    }
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
    if (!declarations) {
      return;
    }
    LexicalHandler told = handlers.lexical();
    if (told != null) {
      told.startDTD(view.doctypeName(), view.doctypePublicId(), view.doctypeSystemId());
    }
    for (DoctypePart part : view.doctypeParts()) {
      declared.hand(part, systemId);
    }
    if (told != null) {
      told.endDTD();
    }
  }

  /** Whether the document says that it stands alone. */
  boolean isStandalone() {
    return view != null && Boolean.TRUE.equals(view.declaration().standalone());
  }

  @Override
  public String getXMLVersion() {
    String version = view == null ? null : view.declaration().version();
    return version == null ? "1.0" : version;
  }

  @Override
  public String getEncoding() {
    return encoding == null && view instanceof DocumentReader reader
        ? reader.encodingName()
        : encoding;
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
