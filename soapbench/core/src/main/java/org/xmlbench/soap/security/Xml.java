package org.xmlbench.soap.security;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xmlbench.soap.message.MessageException;

/** Finds elements where they have to be. */
final class Xml {
  private Xml() {}

  static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }

  /**
   * The one child of that name.
   *
   * @throws MessageException when there is none, or more than one
   */
  static Element child(Element parent, String namespace, String name) throws MessageException {
    List<Element> found =
        children(parent).stream()
            .filter(child -> namespace.equals(child.getNamespaceURI()))
            .filter(child -> child.getLocalName().equals(name))
            .toList();
    if (found.size() != 1) {
      throw new MessageException(
          "its %s has %d %s instead of one".formatted(parent.getLocalName(), found.size(), name));
    }
    return found.getFirst();
  }

  /**
   * Requires that a child says by its attribute which algorithm was used, and that it is that one.
   *
   * @throws MessageException when it is another
   */
  static void requireAlgorithm(Element parent, String namespace, String name, String algorithm)
      throws MessageException {
    String used = child(parent, namespace, name).getAttribute("Algorithm");
    if (!used.equals(algorithm)) {
      throw new MessageException("its %s is %s instead of %s".formatted(name, used, algorithm));
    }
  }
}
