package org.xmlbench.piximal;

/**
 * Takes events of content, in the order of the document, in place of asking for each. What an event
 * has can be seen in the reader's view, too, until the method returns.
 *
 * @param <E> what it throws
 */
public interface PlainHandler<E extends Exception> {
  /** An element begins that has no attributes and declares no namespace. */
  void start(String namespace, String localName, String qualifiedName) throws E;

  /** Text that stands in no section: {@code length} UTF-16 units, valid until this returns. */
  void text(char[] characters, int from, int length) throws E;

  /** An element ends that declares no namespace. */
  void end(String namespace, String localName, String qualifiedName) throws E;

  /** Any event, what it has is in the view. */
  void event(XmlEvent event) throws E;
}
