package org.xmlbench.core.driver.support;

import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/** Hands SAX callbacks to an {@link EventSink}. Every external entity is empty. */
final class SaxFeed extends DefaultHandler2 {
  private EventSink sink;
  private Locator locator;
  private boolean inDoctype;
  private boolean doctypeSeen;
  private UnsupportedDocumentException unsupported;

  /** Forgets the document before. */
  void begin(EventSink newSink) {
    sink = newSink;
    inDoctype = false;
    doctypeSeen = false;
    unsupported = null;
  }

  /** Where the parser is, 1-based; 0 where it does not say. */
  int line() {
    return locator == null ? 0 : locator.getLineNumber();
  }

  /** Where the parser is, 1-based; 0 where it does not say. */
  int column() {
    return locator == null ? 0 : locator.getColumnNumber();
  }

  @Override
  public void setDocumentLocator(Locator newLocator) {
    locator = newLocator;
  }

  boolean doctypeSeen() {
    return doctypeSeen;
  }

  /**
   * The reference that was skipped, or {@code null}; some libraries swallow what a handler throws.
   */
  UnsupportedDocumentException unsupported() {
    return unsupported;
  }

  @Override
  public void startPrefixMapping(String prefix, String uri) {
    sink.namespace(prefix, uri);
  }

  @Override
  public void startElement(String uri, String localName, String qName, Attributes attributes) {
    sink.startElement(uri, localName);
    for (int i = 0, count = attributes.getLength(); i < count; i++) {
      sink.attribute(attributes.getURI(i), attributes.getLocalName(i), attributes.getValue(i));
    }
  }

  @Override
  public void endElement(String uri, String localName, String qName) {
    sink.endElement();
  }

  @Override
  public void characters(char[] buffer, int start, int length) {
    sink.text(buffer, start, length);
  }

  @Override
  public void ignorableWhitespace(char[] buffer, int start, int length) {
    sink.text(buffer, start, length);
  }

  @Override
  public void processingInstruction(String target, String data) {
    if (!inDoctype) {
      sink.processingInstruction(target, data);
    }
  }

  @Override
  public void skippedEntity(String name) throws SAXException {
    boolean general = !name.startsWith("%") && !name.equals("[dtd]");
    if (general) {
      unsupported = UnsupportedDocumentException.entity(name);
      throw new SAXException(unsupported);
    }
  }

  @Override
  public void startDTD(String name, String publicId, String systemId) {
    inDoctype = true;
    doctypeSeen = true;
  }

  @Override
  public void endDTD() {
    inDoctype = false;
  }

  @Override
  public InputSource resolveEntity(String publicId, String systemId) {
    return PlatformSax.emptyEntity(publicId, systemId);
  }

  @Override
  public InputSource resolveEntity(String name, String publicId, String baseUri, String systemId) {
    return PlatformSax.emptyEntity(publicId, systemId);
  }

  @Override
  public void fatalError(SAXParseException failure) throws SAXException {
    throw failure;
  }

  /** A recoverable error is one of validity, which a non-validating parser does not judge. */
  @Override
  public void error(SAXParseException failure) {}
}
