package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;

/**
 * SAX events of the document that {@link XmlToPxml} wrote in PXML: what the names of its elements
 * stand for is undone.
 */
final class PxmlSaxEvents implements OffsetHandler<SAXException> {
  private final SaxTarget target;
  private final NameStrings names;
  private final AttributesImpl attributes = new AttributesImpl();
  private final StringBuilder held = new StringBuilder();
  private MemorySegment document;

  /** The element that may still have attributes; null where none is. */
  private String pending;

  /** What stands for something else than an element, and is open; null where nothing is. */
  private String special;

  PxmlSaxEvents(SaxTarget target, NameStrings names) {
    this.target = target;
    this.names = names;
  }

  @Override
  public void document(MemorySegment some) throws SAXException {
    document = some;
    target.content().startDocument();
  }

  @Override
  public void startElement(long name, long length) throws IOException, SAXException {
    String element = names.of(document, name, length);
    if (element.equals(XmlToPxml.DOCUMENT)) {
      return;
    }
    char first = element.charAt(0);
    if (special != null || first == XmlToPxml.ATTRIBUTE && pending == null) {
      throw DocumentPlace.error(
          document, name, "piximal-automata", "'%s' stands for nothing there".formatted(element));
    }
    if (first == XmlToPxml.ATTRIBUTE || first == XmlToPxml.OTHER) {
      special = element;
      held.setLength(0);
    } else {
      flush();
      attributes.clear();
      pending = element;
    }
  }

  private void flush() throws SAXException {
    if (pending != null) {
      String element = pending;
      pending = null;
      target.content().startElement("", "", element, attributes);
    }
  }

  @Override
  public void text(long from, long length) throws IOException, SAXException {
    String text = TextStrings.text(document, from, length);
    if (special != null) {
      held.append(text);
    } else {
      flush();
      target.characters(text);
    }
  }

  @Override
  public void endElement(long name, long length) throws IOException, SAXException {
    if (special == null) {
      end(names.of(document, name, length));
      return;
    }
    String what = special;
    special = null;
    if (what.charAt(0) == XmlToPxml.ATTRIBUTE) {
      String attribute = what.substring(1);
      attributes.addAttribute("", attribute, attribute, "CDATA", held.toString());
      return;
    }
    flush();
    switch (what) {
      case XmlToPxml.COMMENT -> target.comment(held.toString());
      case XmlToPxml.INSTRUCTION -> target.instruction(held.toString());
      default ->
          throw DocumentPlace.error(
              document, name, "piximal-automata", "'%s' stands for nothing".formatted(what));
    }
  }

  private void end(String element) throws SAXException {
    if (!element.equals(XmlToPxml.DOCUMENT)) {
      flush();
      target.content().endElement("", "", element);
    }
  }

  @Override
  public void endDocument() throws SAXException {
    target.content().endDocument();
  }
}
