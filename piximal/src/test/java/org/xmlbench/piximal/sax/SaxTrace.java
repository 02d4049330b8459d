package org.xmlbench.piximal.sax;

import java.util.ArrayList;
import java.util.List;
import org.xml.sax.Attributes;
import org.xml.sax.ext.DefaultHandler2;

/** What a handler is told, pieces of text joined. */
public final class SaxTrace extends DefaultHandler2 {
  private final List<String> lines = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  /** A line for each event, in their order. */
  public List<String> lines() {
    return lines;
  }

  private void add(String line) {
    if (!text.isEmpty()) {
      lines.add("text " + text);
      text.setLength(0);
    }
    lines.add(line);
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
    add("+ %s=%s".formatted(prefix, uri));
  }

  @Override
  public void endPrefixMapping(String prefix) {
    add("- " + prefix);
  }

  @Override
  public void startElement(String uri, String local, String name, Attributes attributes) {
    StringBuilder line = new StringBuilder("{%s}%s %s".formatted(uri, local, name));
    List<String> all = new ArrayList<>();
    for (int i = 0; i < attributes.getLength(); i++) {
      all.add(
          "[{%s}%s %s %s %s]"
              .formatted(
                  attributes.getURI(i),
                  attributes.getLocalName(i),
                  attributes.getQName(i),
                  attributes.getType(i),
                  attributes.getValue(i)));
    }
    all.stream().sorted().forEach(line::append);
    add(line.toString());
  }

  @Override
  public void endElement(String uri, String local, String name) {
    add("/{%s}%s %s".formatted(uri, local, name));
  }

  @Override
  public void characters(char[] characters, int start, int length) {
    text.append(characters, start, length);
  }

  @Override
  public void ignorableWhitespace(char[] characters, int start, int length) {
    text.append(characters, start, length);
  }

  @Override
  public void processingInstruction(String target, String data) {
    add("? %s %s".formatted(target, data));
  }

  @Override
  public void comment(char[] characters, int start, int length) {
    add("comment " + new String(characters, start, length));
  }

  @Override
  public void notationDecl(String name, String publicId, String systemId) {
    add("notation %s %s".formatted(name, publicId));
  }

  @Override
  public void unparsedEntityDecl(String name, String publicId, String systemId, String notation) {
    add("unparsed %s %s".formatted(name, notation));
  }
}
