package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;

final class XmlSaxEvents implements OffsetHandler<SAXException> {
  private final SaxTarget target;
  private final NameStrings names;
  private final AttributesImpl attributes = new AttributesImpl();
  private final SaxNamespaces namespaces;
  private MemorySegment document;
  private String element;
  private long place;

  static XmlSaxEvents resolved(SaxTarget target, NameStrings names) {
    return new XmlSaxEvents(target, names, new SaxNamespaces(target.content()));
  }

  static XmlSaxEvents raw(SaxTarget target, NameStrings names) {
    return new XmlSaxEvents(target, names, null);
  }

  private XmlSaxEvents(SaxTarget target, NameStrings names, SaxNamespaces namespaces) {
    this.target = target;
    this.names = names;
    this.namespaces = namespaces;
  }

  @Override
  public void document(MemorySegment some) throws SAXException {
    document = some;
    target.content().startDocument();
  }

  @Override
  public void startElement(long name, long length) {
    element = names.of(document, name, length);
    place = name;
    attributes.clear();
  }

  @Override
  public void attribute(long name, long nameLength, long value, long valueLength)
      throws IOException {
    String attribute = names.of(document, name, nameLength);
    attributes.addAttribute(
        "", attribute, attribute, "CDATA", TextStrings.value(document, value, valueLength));
  }

  @Override
  public void startTagEnd() throws IOException, SAXException {
    if (namespaces == null) {
      target.content().startElement("", "", element, attributes);
      return;
    }
    String unknown = namespaces.start(element, attributes);
    if (unknown != null) {
      throw DocumentPlace.error(
          document,
          place,
          "NSC: Prefix Declared",
          "the prefix of '%s' is bound to no namespace".formatted(unknown));
    }
  }

  @Override
  public void endElement(long name, long length) throws SAXException {
    String ended = names.of(document, name, length);
    if (namespaces == null) {
      target.content().endElement("", "", ended);
    } else {
      namespaces.end(ended);
    }
  }

  @Override
  public void text(long from, long length) throws IOException, SAXException {
    target.characters(TextStrings.text(document, from, length));
  }

  @Override
  public void section(long from, long length) throws SAXException {
    target.section(TextStrings.verbatim(document, from, length));
  }

  @Override
  public void comment(long from, long length) throws SAXException {
    target.comment(TextStrings.verbatim(document, from, length));
  }

  @Override
  public void instruction(long from, long length) throws SAXException {
    target.instruction(TextStrings.verbatim(document, from, length));
  }

  @Override
  public void endDocument() throws SAXException {
    target.content().endDocument();
  }
}
