package org.xmlbench.piximal.clients;

import java.util.TreeMap;
import org.w3c.dom.Attr;
import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** All that a DOM tree has, a line for each node; texts that follow each other are one. */
final class DomText {
  private final StringBuilder lines = new StringBuilder();
  private final StringBuilder text = new StringBuilder();

  private DomText() {}

  static String of(Node node) {
    DomText all = new DomText();
    all.add(node, 0);
    all.endText(0);
    return all.lines.toString();
  }

  private void line(int depth, String kind, Object... parts) {
    endText(depth);
    lines.append(" ".repeat(depth)).append(kind);
    for (Object part : parts) {
      lines.append(" [").append(part).append(']');
    }
    lines.append('\n');
  }

  private void endText(int depth) {
    if (!text.isEmpty()) {
      String ended = text.toString();
      text.setLength(0);
      line(depth, "text", ended);
    }
  }

  private void add(Node node, int depth) {
    switch (node.getNodeType()) {
      case Node.TEXT_NODE, Node.CDATA_SECTION_NODE -> text.append(node.getNodeValue());
      case Node.ELEMENT_NODE -> {
        line(depth, "element", String.valueOf(node.getNamespaceURI()), node.getNodeName());
        attributes(node.getAttributes(), depth + 1);
      }
      case Node.DOCUMENT_TYPE_NODE -> {
        DocumentType type = (DocumentType) node;
        line(depth, "type", type.getName(), "" + type.getPublicId(), "" + type.getSystemId());
      }
      default -> line(depth, "" + node.getNodeType(), node.getNodeName(), "" + node.getNodeValue());
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      add(child, depth + 1);
    }
    if (node.getNodeType() == Node.ELEMENT_NODE) {
      endText(depth + 1);
    }
  }

  private void attributes(NamedNodeMap attributes, int depth) {
    TreeMap<String, Attr> sorted = new TreeMap<>();
    for (int i = 0; i < attributes.getLength(); i++) {
      sorted.put(attributes.item(i).getNodeName(), (Attr) attributes.item(i));
    }
    for (Attr one : sorted.values()) {
      line(
          depth, "attribute", String.valueOf(one.getNamespaceURI()), one.getName(), one.getValue());
    }
  }
}
