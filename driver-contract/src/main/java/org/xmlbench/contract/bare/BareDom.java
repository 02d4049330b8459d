package org.xmlbench.contract.bare;

import java.io.InputStream;
import javax.xml.parsers.DocumentBuilder;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/** A recursive walk over a DOM tree that adds up lengths. */
final class BareDom implements BareLoop {
  private final DocumentBuilder builder;

  BareDom(DocumentBuilder builder) {
    this.builder = builder;
  }

  @Override
  public long read(InputStream in) throws Exception {
    return sum(builder.parse(new InputSource(in)).getDocumentElement());
  }

  private static long sum(Node node) {
    if (node.getNodeType() != Node.ELEMENT_NODE) {
      return node.getNodeType() == Node.TEXT_NODE ? node.getNodeValue().length() : 0;
    }
    String uri = node.getNamespaceURI();
    long sum = node.getLocalName().length() + (uri == null ? 0 : uri.length());
    if (node.hasAttributes()) {
      NamedNodeMap attributes = node.getAttributes();
      for (int i = 0, count = attributes.getLength(); i < count; i++) {
        Node attribute = attributes.item(i);
        sum += attribute.getLocalName().length() + attribute.getNodeValue().length();
      }
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      sum += sum(child);
    }
    return sum;
  }
}
