package org.xmlbench.core.driver.support;

import javax.xml.XMLConstants;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/** Walks a DOM tree in document order, without recursion, and feeds an {@link EventSink}. */
final class DomWalk {
  private final Document document;
  private final EventSink sink;

  DomWalk(Document document, EventSink sink) {
    this.document = document;
    this.sink = sink;
  }

  void run() throws UnsupportedDocumentException {
    Node node = document.getFirstChild();
    while (node != null) {
      boolean inner = enter(node);
      Node next = inner ? node.getFirstChild() : null;
      while (next == null && node != document) {
        leave(node);
        next = node.getNextSibling();
        if (next == null) {
          node = node.getParentNode();
        }
      }
      node = next;
    }
  }

  /** Reports a node; whether its children belong to the document's events. */
  private boolean enter(Node node) throws UnsupportedDocumentException {
    switch (node.getNodeType()) {
      case Node.ELEMENT_NODE -> {
        startElement(node);
        return true;
      }
      case Node.TEXT_NODE, Node.CDATA_SECTION_NODE -> sink.text(node.getNodeValue());
      case Node.PROCESSING_INSTRUCTION_NODE ->
          sink.processingInstruction(node.getNodeName(), node.getNodeValue());
      case Node.ENTITY_REFERENCE_NODE -> {
        requireDeclared(node.getNodeName());
        return true;
      }
      default -> {}
    }
    return false;
  }

  private void leave(Node node) {
    if (node.getNodeType() == Node.ELEMENT_NODE) {
      sink.endElement();
    }
  }

  private void startElement(Node element) {
    if (!element.hasAttributes()) {
      // Asked for, an empty map would be made and kept by the library.
      sink.startElement(element.getNamespaceURI(), element.getLocalName());
      return;
    }
    NamedNodeMap attributes = element.getAttributes();
    int count = attributes.getLength();
    for (int i = 0; i < count; i++) {
      Node attribute = attributes.item(i);
      if (isNamespaceDeclaration(attribute)) {
        String prefix = attribute.getPrefix() == null ? "" : attribute.getLocalName();
        sink.namespace(prefix, attribute.getNodeValue());
      }
    }
    sink.startElement(element.getNamespaceURI(), element.getLocalName());
    for (int i = 0; i < count; i++) {
      Node attribute = attributes.item(i);
      if (!isNamespaceDeclaration(attribute)) {
        sink.attribute(
            attribute.getNamespaceURI(), attribute.getLocalName(), attribute.getNodeValue());
      }
    }
  }

  private static boolean isNamespaceDeclaration(Node attribute) {
    return XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(attribute.getNamespaceURI());
  }

  /** An entity that is declared may be empty; one that is not was lost. */
  private void requireDeclared(String entity) throws UnsupportedDocumentException {
    DocumentType doctype = document.getDoctype();
    if (doctype == null || doctype.getEntities().getNamedItem(entity) == null) {
      throw UnsupportedDocumentException.entity(entity);
    }
  }
}
