package org.xmlbench.piximal.sax;

import java.io.IOException;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.Attributes2;
import org.xml.sax.ext.DefaultHandler2;
import org.xmlbench.piximal.mutation.DirectReadingContract.Told;
import org.xmlbench.piximal.mutation.EventLines;

/** All that a handler is told, with the place of each event, and the error. */
final class PlacedTrace extends DefaultHandler2 {
  private static final String LEXICAL = "http://xml.org/sax/properties/lexical-handler";

  private final EventLines lines;
  private final boolean entities;
  private Locator locator;
  private boolean accepted;

  private PlacedTrace(boolean whole, boolean entities) {
    this.lines = new EventLines(whole);
    this.entities = entities;
  }

  /** What a reader tells of a document. */
  static PlacedTrace of(XMLReader reader, InputSource source, boolean lexical, boolean whole)
      throws SAXException {
    return of(reader, source, lexical, new PlacedTrace(whole, true));
  }

  /** The same but for where the texts of entities begin and end: several threads do not say so. */
  static PlacedTrace withoutEntities(XMLReader reader, InputSource source, boolean lexical)
      throws SAXException {
    return of(reader, source, lexical, new PlacedTrace(true, false));
  }

  private static PlacedTrace of(
      XMLReader reader, InputSource source, boolean lexical, PlacedTrace trace)
      throws SAXException {
    reader.setContentHandler(trace);
    reader.setDTDHandler(trace);
    reader.setErrorHandler(trace);
    reader.setProperty(LEXICAL, lexical ? trace : null);
    try {
      reader.parse(source);
      trace.accepted = true;
    } catch (SAXParseException e) {
      trace.add("! " + e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getMessage());
    } catch (IOException | SAXException e) {
      trace.add("! " + e);
    }
    return trace;
  }

  Told told() {
    return new Told(lines.toString(), accepted);
  }

  private String place() {
    return locator == null ? "" : locator.getLineNumber() + ":" + locator.getColumnNumber() + " ";
  }

  private void add(String line) {
    add(place(), line);
  }

  private void add(String place, String line) {
    lines.add(place, line);
  }

  @Override
  public void setDocumentLocator(Locator given) {
    locator = given;
  }

  @Override
  public void startDocument() {
    add("start");
  }

  @Override
  public void endDocument() {
    add("end");
  }

  @Override
  public void startPrefixMapping(String prefix, String uri) {
    add("+ " + prefix + "=" + uri);
  }

  @Override
  public void endPrefixMapping(String prefix) {
    add("- " + prefix);
  }

  @Override
  public void startElement(String uri, String local, String name, Attributes all) {
    StringBuilder line = new StringBuilder("S {" + uri + "}" + local + " " + name);
    Attributes2 attributes = (Attributes2) all;
    for (int i = 0; i < all.getLength(); i++) {
      line.append(" {").append(all.getURI(i)).append('}').append(all.getLocalName(i));
      line.append(' ').append(all.getQName(i)).append('=').append(all.getValue(i));
      line.append(' ').append(all.getType(i));
      line.append(attributes.isSpecified(i)).append(attributes.isDeclared(i));
    }
    add(line.toString());
  }

  @Override
  public void endElement(String uri, String local, String name) {
    add("E {" + uri + "}" + local + " " + name);
  }

  @Override
  public void characters(char[] characters, int start, int length) {
    lines.addPiece(place(), new String(characters, start, length));
  }

  @Override
  public void ignorableWhitespace(char[] characters, int start, int length) {
    add("ignorable");
  }

  @Override
  public void processingInstruction(String target, String data) {
    add("P " + target + " " + data);
  }

  @Override
  public void skippedEntity(String name) {
    add("skipped " + name);
  }

  @Override
  public void comment(char[] characters, int start, int length) {
    add("C " + new String(characters, start, length));
  }

  @Override
  public void startCDATA() {
    // Its place is that behind the first piece of text.
    add("", "[");
  }

  @Override
  public void endCDATA() {
    // Its place is behind the section, or that of the event behind it.
    add("", "]");
  }

  @Override
  public void startEntity(String name) {
    if (entities) {
      add("( " + name);
    }
  }

  @Override
  public void endEntity(String name) {
    if (entities) {
      add(") " + name);
    }
  }

  @Override
  public void startDTD(String name, String publicId, String systemId) {
    add("D " + name + " " + publicId + " " + systemId);
  }

  @Override
  public void endDTD() {
    add("d");
  }

  @Override
  public void notationDecl(String name, String publicId, String systemId) {
    add("notation " + name + " " + publicId);
  }

  @Override
  public void unparsedEntityDecl(String name, String publicId, String systemId, String notation) {
    add("unparsed " + name + " " + notation);
  }

  @Override
  public void fatalError(SAXParseException e) {
    add("fatal " + e.getMessage());
  }
}
