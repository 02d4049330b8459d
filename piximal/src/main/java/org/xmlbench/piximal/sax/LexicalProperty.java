package org.xmlbench.piximal.sax;

import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.ext.LexicalHandler;

/** The one property that readers have: the handler of lexical events. */
public final class LexicalProperty {
  private static final String NAME = "http://xml.org/sax/properties/lexical-handler";

  private LexicalHandler handler;

  /** The handler; null where none is set. */
  public LexicalHandler handler() {
    return handler;
  }

  public Object get(String name) throws SAXNotRecognizedException {
    if (!name.equals(NAME)) {
      throw new SAXNotRecognizedException(name);
    }
    return handler;
  }

  public void set(String name, Object value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    if (!name.equals(NAME)) {
      throw new SAXNotRecognizedException(name);
    }
    if (value != null && !(value instanceof LexicalHandler)) {
      throw new SAXNotSupportedException("%s is no LexicalHandler".formatted(value.getClass()));
    }
    handler = (LexicalHandler) value;
  }

  public void forget() {
    handler = null;
  }
}
