package org.xmlbench.soap.saaj;

import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xmlbench.soap.content.ContentReader;
import org.xmlbench.soap.content.Member;
import org.xmlbench.soap.content.UnexpectedContentException;

/** Reads a tree. What stands between elements, such as white space, belongs to none. */
final class DomReader implements ContentReader<RuntimeException> {
  private Node open;

  /** The next child of the open element; null when there is none any more. */
  private Node next;

  DomReader(Node element) {
    open(element);
  }

  private void open(Node element) {
    open = element;
    next = elementFrom(element.getFirstChild());
  }

  @Override
  public boolean enter(Member name) {
    if (next == null) {
      return false;
    }
    if (next.getNamespaceURI() != null || !name.local().equals(next.getLocalName())) {
      throw UnexpectedContentException.of(next.getNodeName(), name);
    }
    open(next);
    return true;
  }

  @Override
  public String attribute(Member name) {
    if (!((Element) open).hasAttribute(name.local())) {
      throw new UnexpectedContentException("attribute " + name.local() + " is missing");
    }
    return ((Element) open).getAttribute(name.local());
  }

  @Override
  public void leave() {
    if (next != null) {
      throw new UnexpectedContentException("element %s is too many".formatted(next.getNodeName()));
    }
    close();
  }

  @Override
  public String text() {
    String text = open.getTextContent();
    leave();
    return text;
  }

  private void close() {
    next = elementFrom(open.getNextSibling());
    open = open.getParentNode();
  }

  /** The first element in {@code parent}. */
  static Node first(Node parent) {
    Node child = elementFrom(parent.getFirstChild());
    if (child == null) {
      throw new UnexpectedContentException("no element in " + parent.getNodeName());
    }
    return child;
  }

  /** That node or the next of its siblings that is an element; null when there is none. */
  private static Node elementFrom(Node node) {
    Node at = node;
    while (at != null && at.getNodeType() != Node.ELEMENT_NODE) {
      at = at.getNextSibling();
    }
    return at;
  }
}
