package org.xmlbench.piximal.sax;

import java.io.IOException;
import java.util.Optional;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.DeclaredNotation;
import org.xmlbench.piximal.DoctypeMarkup;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.UnparsedEntity;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

/** Hands the events of one document after another to handlers. */
final class SaxEvents implements Locator, PlainHandler<SAXException> {
  private ContentHandler content;
  private LexicalHandler lexical;
  private DTDHandler dtd;
  private final boolean namespaces;
  private final boolean doctypes;
  private final SaxAttributes attributes;
  private EventView view;

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
    this.doctypes = doctypes;
    this.attributes = new SaxAttributes(namespaces, namespaces && prefixes);
  }

  /** Those of several threads. */
  private final class InOrder implements ChunkHandler<SAXException> {
    @Override
    public void event(XmlEvent event, EventView now) throws SAXException {
      view = now;
      SaxEvents.this.event(event);
    }

    @Override
    public Optional<PlainHandler<SAXException>> plain() {
      return Optional.of(SaxEvents.this);
    }
  }

  /** Hands content to that handler from now on; to none where it is null. */
  void setContent(ContentHandler handler) {
    content = handler == null ? new DefaultHandler() : handler;
  }

  /** Hands comments, sections and the document type to that handler from now on. */
  void setLexical(LexicalHandler handler) {
    lexical = handler;
  }

  /** Hands declarations to that handler from now on. */
  void setDtd(DTDHandler handler) {
    dtd = handler;
  }

  /** Holds nothing of the document any more: it has no place now. */
  void forget() {
    view = null;
    inSection = null;
    attributes.forget();
  }

  /** Says where the next document comes from. */
  SaxEvents of(InputSource source) {
    publicId = source.getPublicId();
    systemId = source.getSystemId();
    view = null;
    return this;
  }

  /** Begins a document. */
  @FunctionalInterface
  interface Opening {
    void open(PiximalCursor cursor) throws IOException, SAXException;
  }

  void run(PiximalCursor cursor, Opening opening) throws IOException, SAXException {
    begin();
    opening.open(cursor);
    view = cursor.view();
    XmlEvent event = cursor.next();
    while (event != XmlEvent.END_DOCUMENT) {
      event(event);
      cursor.handAhead(this);
      event = cursor.next();
    }
    content.endDocument();
  }

  /** Hands those of a document that several threads read. */
  void run(byte[] document, ParallelOptions options) throws IOException, SAXException {
    begin();
    PiximalParallel.parseInOrder(document, options, new InOrder());
    content.endDocument();
  }

  private void begin() throws SAXException {
    content.setDocumentLocator(this);
    content.startDocument();
  }

  @Override
  public void event(XmlEvent event) throws SAXException {
    if (event != XmlEvent.TEXT || !goesOn()) {
      endSection();
    }
    switch (event) {
      case START_ELEMENT -> start();
      case END_ELEMENT -> end();
      case TEXT -> text();
      case PROCESSING_INSTRUCTION -> content.processingInstruction(view.target(), view.text());
      case COMMENT -> comment();
      case SKIPPED_ENTITY -> content.skippedEntity(view.skippedEntity());
      case DOCTYPE -> doctype();
      case END_DOCUMENT -> throw new IllegalStateException("the loop ends before");
    }
  }

  @Override
  public void start(String namespace, String localName, String qualifiedName) throws SAXException {
    endSection();
    attributes.none(view);
    content.startElement(
        namespaces ? namespace : "", namespaces ? localName : "", qualifiedName, attributes);
  }

  @Override
  public void text(char[] characters, int from, int length) throws SAXException {
    endSection();
    content.characters(characters, from, length);
  }

  @Override
  public void end(String namespace, String localName, String qualifiedName) throws SAXException {
    endSection();
    content.endElement(namespaces ? namespace : "", namespaces ? localName : "", qualifiedName);
  }

  private void start() throws SAXException {
    if (namespaces) {
      for (int i = 0; i < view.declarations(); i++) {
        content.startPrefixMapping(view.declaredPrefix(i), view.declaredNamespace(i));
      }
    }
    attributes.at(view);
    content.startElement(
        namespaces ? view.namespace() : "",
        namespaces ? view.localName() : "",
        view.qualifiedName(),
        attributes);
  }

  private void end() throws SAXException {
    content.endElement(
        namespaces ? view.namespace() : "",
        namespaces ? view.localName() : "",
        view.qualifiedName());
    if (namespaces) {
      for (int i = 0; i < view.declarations(); i++) {
        content.endPrefixMapping(view.declaredPrefix(i));
      }
    }
  }

  private void text() throws SAXException {
    int length = view.decodeText();
    // Handlers may set others.
    LexicalHandler told = lexical;
    if (told != null && view.isSection() && view.isSectionStart()) {
      inSection = told;
      told.startCDATA();
    }
    content.characters(view.characters(), view.charactersFrom(), length);
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
    if (lexical != null) {
      int length = view.decodeText();
      lexical.comment(view.characters(), view.charactersFrom(), length);
    }
  }

  private void doctype() throws SAXException {
    if (!doctypes) {
      throw new DisallowedDoctypeException(this);
    }
    LexicalHandler told = lexical;
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
        content.processingInstruction(markup.target(), markup.text());
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
