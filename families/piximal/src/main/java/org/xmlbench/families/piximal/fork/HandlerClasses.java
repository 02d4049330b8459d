package org.xmlbench.families.piximal.fork;

import java.util.List;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Four small programs behind SAX, each a class of its own: a JVM that has run one class alone binds
 * a parser's calls to it, as most benchmarks do and most servers do not.
 */
final class HandlerClasses {
  private HandlerClasses() {}

  /** A program that counts what proves that it was handed the whole document. */
  abstract static class Counting extends DefaultHandler {
    private long elements;
    private long textUnits;

    @Override
    public void startDocument() {
      elements = 0;
      textUnits = 0;
    }

    final void element() {
      elements++;
    }

    final void text(int units) {
      textUnits += units;
    }

    /** Elements of the last document. */
    final long elements() {
      return elements;
    }

    /** UTF-16 units of the texts of the last document. */
    final long textUnits() {
      return textUnits;
    }
  }

  static List<Counting> all() {
    return List.of(new Events(), new Depth(), new Names(), new Texts());
  }

  private static final class Events extends Counting {
    @Override
    public void startElement(String uri, String name, String qName, Attributes attributes) {
      element();
    }

    @Override
    public void characters(char[] text, int start, int length) {
      text(length);
    }
  }

  /** Finds how deep elements are. */
  private static final class Depth extends Counting {
    private int depth;
    private int most;

    @Override
    public void startElement(String uri, String name, String qName, Attributes attributes) {
      element();
      most = Math.max(most, ++depth);
    }

    @Override
    public void endElement(String uri, String name, String qName) {
      depth--;
    }

    @Override
    public void characters(char[] text, int start, int length) {
      text(length);
    }
  }

  /** Takes names and the values of attributes. */
  private static final class Names extends Counting {
    private long units;

    @Override
    public void startElement(String uri, String name, String qName, Attributes attributes) {
      element();
      units += uri.length() + name.length();
      for (int i = 0, count = attributes.getLength(); i < count; i++) {
        units += attributes.getLocalName(i).length() + attributes.getValue(i).length();
      }
    }

    @Override
    public void characters(char[] text, int start, int length) {
      text(length);
    }
  }

  /** Looks at each character. */
  private static final class Texts extends Counting {
    private long sum;

    @Override
    public void endElement(String uri, String name, String qName) {
      element();
    }

    @Override
    public void characters(char[] text, int start, int length) {
      text(length);
      for (int i = start; i < start + length; i++) {
        sum += text[i];
      }
    }
  }
}
