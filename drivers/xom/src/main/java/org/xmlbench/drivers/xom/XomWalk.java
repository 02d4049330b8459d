package org.xmlbench.drivers.xom;

import nu.xom.Attribute;
import nu.xom.Document;
import nu.xom.Element;
import nu.xom.Node;
import nu.xom.ParentNode;
import nu.xom.ProcessingInstruction;
import nu.xom.Text;
import org.xmlbench.core.driver.support.ChildIndexes;
import org.xmlbench.core.event.EventSink;

/** Walks XOM's tree in document order, without recursion, and feeds a sink. */
final class XomWalk {
  private final EventSink sink;
  private final ChildIndexes children = new ChildIndexes();

  XomWalk(EventSink sink) {
    this.sink = sink;
  }

  void run(Document document) {
    ParentNode parent = document;
    while (parent != null) {
      if (children.current() < parent.getChildCount()) {
        Node node = parent.getChild(children.advance());
        switch (node) {
          case Element element -> {
            startElement(element);
            children.enter();
            parent = element;
          }
          case Text text -> sink.text(text.getValue());
          case ProcessingInstruction instruction ->
              sink.processingInstruction(instruction.getTarget(), instruction.getValue());
          default -> {}
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

  private void startElement(Element element) {
    int attributes = element.getAttributeCount();
    for (int i = 0, count = element.getNamespaceDeclarationCount(); i < count; i++) {
      declare(element, element.getNamespacePrefix(i));
    }
    sink.startElement(element.getNamespaceURI(), element.getLocalName());
    for (int i = 0; i < attributes; i++) {
      Attribute attribute = element.getAttribute(i);
      sink.attribute(attribute.getNamespaceURI(), attribute.getLocalName(), attribute.getValue());
    }
  }

  /** The tree does not say where a namespace was declared: where it is new. */
  private void declare(Element element, String prefix) {
    String uri = element.getNamespaceURI(prefix);
    if (!uri.equals(outer(element, prefix))) {
      sink.namespace(prefix, uri);
    }
  }

  private static String outer(Element element, String prefix) {
    String uri =
        element.getParent() instanceof Element parent ? parent.getNamespaceURI(prefix) : null;
    return uri == null ? "" : uri;
  }
}
