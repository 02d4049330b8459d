package org.xmlbench.drivers.axiom;

import java.util.Iterator;
import org.apache.axiom.om.OMAttribute;
import org.apache.axiom.om.OMContainer;
import org.apache.axiom.om.OMDocument;
import org.apache.axiom.om.OMElement;
import org.apache.axiom.om.OMEntityReference;
import org.apache.axiom.om.OMNamespace;
import org.apache.axiom.om.OMNode;
import org.apache.axiom.om.OMProcessingInstruction;
import org.apache.axiom.om.OMText;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/** Walks Axiom's tree in document order, without recursion, and feeds a sink. */
final class AxiomWalk {
  private final EventSink sink;

  AxiomWalk(EventSink sink) {
    this.sink = sink;
  }

  void run(OMDocument document) throws UnsupportedDocumentException {
    OMContainer parent = document;
    OMNode node = document.getFirstOMChild();
    while (node != null || parent != document) {
      if (node == null) {
        OMElement ended = (OMElement) parent;
        sink.endElement();
        parent = ended.getParent();
        node = ended.getNextOMSibling();
      } else if (node instanceof OMElement element) {
        startElement(element);
        parent = element;
        node = element.getFirstOMChild();
      } else {
        deliver(node, parent == document);
        node = node.getNextOMSibling();
      }
    }
  }

  private void deliver(OMNode node, boolean outside) throws UnsupportedDocumentException {
    switch (node) {
      case OMText text when !outside -> sink.text(text.getText());
      case OMProcessingInstruction instruction ->
          sink.processingInstruction(instruction.getTarget(), instruction.getValue());
      case OMEntityReference reference ->
          throw UnsupportedDocumentException.entity(reference.getName());
      default -> {}
    }
  }

  private void startElement(OMElement element) {
    Iterator<OMNamespace> declared = element.getAllDeclaredNamespaces();
    while (declared.hasNext()) {
      OMNamespace namespace = declared.next();
      sink.namespace(namespace.getPrefix(), namespace.getNamespaceURI());
    }
    sink.startElement(element.getNamespaceURI(), element.getLocalName());
    Iterator<OMAttribute> attributes = element.getAllAttributes();
    while (attributes.hasNext()) {
      OMAttribute attribute = attributes.next();
      sink.attribute(
          attribute.getNamespaceURI(), attribute.getLocalName(), attribute.getAttributeValue());
    }
  }
}
