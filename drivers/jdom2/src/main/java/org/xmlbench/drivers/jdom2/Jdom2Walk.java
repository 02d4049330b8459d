package org.xmlbench.drivers.jdom2;

import java.util.List;
import org.jdom2.Attribute;
import org.jdom2.Content;
import org.jdom2.Document;
import org.jdom2.Element;
import org.jdom2.EntityRef;
import org.jdom2.Namespace;
import org.jdom2.Parent;
import org.jdom2.ProcessingInstruction;
import org.jdom2.Text;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.ChildIndexes;
import org.xmlbench.core.event.EventSink;

/** Walks JDOM's tree in document order, without recursion, and feeds a sink. */
final class Jdom2Walk {
  private final EventSink sink;
  private final ChildIndexes children = new ChildIndexes();

  Jdom2Walk(EventSink sink) {
    this.sink = sink;
  }

  void run(Document document) throws UnsupportedDocumentException {
    Parent parent = document;
    while (parent != null) {
      if (children.current() < parent.getContentSize()) {
        Content node = parent.getContent(children.advance());
        if (node instanceof Element element) {
          startElement(element);
          children.enter();
          parent = element;
        } else {
          deliver(node);
        }
      } else {
        if (parent instanceof Element) {
          sink.endElement();
          children.leave();
        }
        parent = parent.getParent();
      }
    }
  }

  private void deliver(Content node) throws UnsupportedDocumentException {
    switch (node) {
      case Text text -> sink.text(text.getText());
      case ProcessingInstruction instruction ->
          sink.processingInstruction(instruction.getTarget(), instruction.getData());
      case EntityRef reference -> throw UnsupportedDocumentException.entity(reference.getName());
      default -> {}
    }
  }

  private void startElement(Element element) {
    declareOwn(element);
    if (element.hasAdditionalNamespaces()) {
      List<Namespace> declared = element.getAdditionalNamespaces();
      for (int i = 0, count = declared.size(); i < count; i++) {
        sink.namespace(declared.get(i).getPrefix(), declared.get(i).getURI());
      }
    }
    sink.startElement(element.getNamespaceURI(), element.getName());
    if (element.hasAttributes()) {
      List<Attribute> attributes = element.getAttributes();
      for (int i = 0, count = attributes.size(); i < count; i++) {
        Attribute attribute = attributes.get(i);
        sink.attribute(attribute.getNamespaceURI(), attribute.getName(), attribute.getValue());
      }
    }
  }

  /** The tree does not say where an element's own namespace was declared: where it is new. */
  private void declareOwn(Element element) {
    Namespace own = element.getNamespace();
    String outerUri = uriAround(element, own.getPrefix());
    if (!own.getURI().equals(outerUri)) {
      sink.namespace(own.getPrefix(), own.getURI());
    }
  }

  /**
   * The namespace of a prefix in force around an element; empty where there is none. JDOM's own
   * {@code getNamespace} takes an attribute without a prefix for a declaration of no namespace.
   */
  private static String uriAround(Element element, String prefix) {
    for (Element outer = element.getParentElement();
        outer != null;
        outer = outer.getParentElement()) {
      if (outer.getNamespacePrefix().equals(prefix)) {
        return outer.getNamespaceURI();
      }
      if (outer.hasAdditionalNamespaces()) {
        List<Namespace> declared = outer.getAdditionalNamespaces();
        for (int i = 0, count = declared.size(); i < count; i++) {
          if (declared.get(i).getPrefix().equals(prefix)) {
            return declared.get(i).getURI();
          }
        }
      }
    }
    return "";
  }
}
