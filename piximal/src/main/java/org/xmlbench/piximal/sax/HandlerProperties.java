package org.xmlbench.piximal.sax;

import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.ext.DeclHandler;
import org.xml.sax.ext.LexicalHandler;

/** The properties of SAX2 that are handlers: of lexical events and of declarations. */
final class HandlerProperties {
  private static final String LEXICAL = "http://xml.org/sax/properties/lexical-handler";
  private static final String DECLARATIONS = "http://xml.org/sax/properties/declaration-handler";

  private LexicalHandler lexical;
  private DeclHandler declarations;

  /** The handler of lexical events; null where none is set. */
  LexicalHandler lexical() {
    return lexical;
  }

  /** The handler of declarations; null where none is set. */
  DeclHandler declarations() {
    return declarations;
  }

  /** The value of a property; null where it is not set. */
  Object get(String name) throws SAXNotRecognizedException {
    return switch (name) {
      case LEXICAL -> lexical;
      case DECLARATIONS -> declarations;
      default -> throw new SAXNotRecognizedException("there is no property ".concat(name));
    };
  }

  /**
   * Sets a property.
   *
   * @param value null removes the handler
   */
  void set(String name, Object value) throws SAXNotRecognizedException, SAXNotSupportedException {
    switch (name) {
      case LEXICAL -> lexical = of(LexicalHandler.class, name, value);
      case DECLARATIONS -> declarations = of(DeclHandler.class, name, value);
      default -> throw new SAXNotRecognizedException("there is no property ".concat(name));
    }
  }

  private static <T> T of(Class<T> kind, String name, Object value)
      throws SAXNotSupportedException {
    if (value != null && !kind.isInstance(value)) {
      throw new SAXNotSupportedException(
          "%s cannot be a %s: it takes a %s"
              .formatted(name, value.getClass().getName(), kind.getSimpleName()));
    }
    return kind.cast(value);
  }

  /** Has no handlers any more. */
  void forget() {
    lexical = null;
    declarations = null;
  }
}
