package org.xmlbench.drivers.dom4j;

import org.dom4j.Attribute;
import org.dom4j.Branch;
import org.dom4j.CharacterData;
import org.dom4j.Document;
import org.dom4j.Element;
import org.dom4j.Entity;
import org.dom4j.Namespace;
import org.dom4j.Node;
import org.dom4j.ProcessingInstruction;
import org.xmlbench.core.driver.support.ChildIndexes;
import org.xmlbench.core.event.EventSink;

/** Walks dom4j's tree in document order, without recursion, and feeds a sink. */
final class Dom4jWalk {
  private final EventSink sink;
  private final ChildIndexes children = new ChildIndexes();

  Dom4jWalk(EventSink sink) {
    this.sink = sink;
  }

  void run(Document document) {
    Branch branch = document;
    while (branch != null) {
      if (children.current() < branch.nodeCount()) {
        Node node = branch.node(children.advance());
        if (node instanceof Element element) {
          startElement(element);
          children.enter();
          branch = element;
        } else {
          deliver(node);
        }
      } else {
        branch = leave(branch);
      }
    }
  }

  private Branch leave(Branch branch) {
    if (!(branch instanceof Element element)) {
      return null;
    }
    sink.endElement();
    children.leave();
    Element parent = element.getParent();
    return parent == null ? element.getDocument() : parent;
  }

  private void deliver(Node node) {
    switch (node) {
      case ProcessingInstruction instruction ->
          sink.processingInstruction(instruction.getTarget(), instruction.getText());
      case org.dom4j.Comment _ -> {}
      case CharacterData text -> sink.text(text.getText());
      case Entity entity -> sink.text(entity.getText());
      default -> {}
    }
  }

  private void startElement(Element element) {
    for (int i = 0, count = element.nodeCount(); i < count; i++) {
      // What an element declares stands before all else in it.
      if (!(element.node(i) instanceof Namespace declared)) {
        break;
      }
      sink.namespace(declared.getPrefix(), declared.getURI());
    }
    sink.startElement(element.getNamespaceURI(), element.getName());
    for (int i = 0, count = element.attributeCount(); i < count; i++) {
      Attribute attribute = element.attribute(i);
      sink.attribute(attribute.getNamespaceURI(), attribute.getName(), attribute.getValue());
    }
  }
}
