package org.xmlbench.drivers.saxon;

import net.sf.saxon.om.AttributeInfo;
import net.sf.saxon.om.NamespaceBinding;
import net.sf.saxon.om.NamespaceMap;
import net.sf.saxon.om.NamespaceUri;
import net.sf.saxon.om.NodeInfo;
import net.sf.saxon.om.SequenceIterator;
import net.sf.saxon.type.Type;
import org.xmlbench.core.event.EventSink;

/** Walks a tiny tree in document order, without recursion, and feeds a sink. */
final class SaxonWalk {
  private final EventSink sink;

  SaxonWalk(EventSink sink) {
    this.sink = sink;
  }

  void run(NodeInfo document) {
    SequenceIterator nodes = document.iterateDescendantAxis(_ -> true);
    NodeInfo open = document;
    for (NodeInfo node = next(nodes); node != null; node = next(nodes)) {
      NodeInfo parent = (NodeInfo) node.getParent();
      while (!open.isSameNodeInfo(parent)) {
        sink.endElement();
        open = (NodeInfo) open.getParent();
      }
      switch (node.getNodeKind()) {
        case Type.ELEMENT -> {
          startElement(node, parent);
          open = node;
        }
        case Type.TEXT -> sink.text(node.getStringValue());
        case Type.PROCESSING_INSTRUCTION ->
            sink.processingInstruction(node.getLocalPart(), node.getStringValue());
        default -> {}
      }
    }
    while (!open.isSameNodeInfo(document)) {
      sink.endElement();
      open = (NodeInfo) open.getParent();
    }
  }

  private static NodeInfo next(SequenceIterator nodes) {
    return (NodeInfo) nodes.next();
  }

  private void startElement(NodeInfo element, NodeInfo parent) {
    declare(element.getAllNamespaces(), parent.getAllNamespaces());
    sink.startElement(element.getNamespaceUri().toString(), element.getLocalPart());
    for (AttributeInfo attribute : element.attributes()) {
      sink.attribute(
          attribute.getNodeName().getNamespaceUri().toString(),
          attribute.getNodeName().getLocalPart(),
          attribute.getValue());
    }
  }

  /** The tree has what is in force; what differs from what is in force outside was declared. */
  private void declare(NamespaceMap inside, NamespaceMap outside) {
    if (inside == outside) {
      return;
    }
    for (NamespaceBinding binding : inside) {
      NamespaceUri outer = outside == null ? null : outside.getNamespaceUri(binding.getPrefix());
      if (!binding.getNamespaceUri().equals(outer)) {
        sink.namespace(binding.getPrefix(), binding.getNamespaceUri().toString());
      }
    }
    boolean undeclared =
        outside != null
            && outside.getNamespaceUri("") != null
            && !outside.getNamespaceUri("").isEmpty()
            && (inside.getNamespaceUri("") == null || inside.getNamespaceUri("").isEmpty());
    if (undeclared) {
      sink.namespace("", "");
    }
  }
}
