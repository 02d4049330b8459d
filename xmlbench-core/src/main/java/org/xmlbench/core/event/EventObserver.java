package org.xmlbench.core.event;

/**
 * Sees the events that an {@link EventSink} takes, in the order in which the driver delivers them.
 * An observer is attached for verification only, never while something is timed.
 *
 * <p>Order within one element: its namespace declarations, then its start, then its attributes.
 * Character data may come in any number of pieces.
 */
public interface EventObserver {
  /** A namespace declaration made on the element whose start comes next. */
  void namespace(String prefix, String uri);

  /** The start of an element; {@code uri} is empty for no namespace. */
  void startElement(String uri, String localName);

  /** An attribute of the element started last. */
  void attribute(String uri, String localName, String value);

  /** The end of the innermost open element. */
  void endElement();

  /** A piece of character data of at least one code unit. */
  void text(char[] buffer, int offset, int length);

  /** A piece of character data of at least one code unit. */
  void text(CharSequence text);

  /** A processing instruction; {@code data} is empty where there is none. */
  void processingInstruction(String target, String data);
}
