package org.xmlbench.piximal.stax.event;

import javax.xml.XMLConstants;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.events.Namespace;

final class NamespaceDeclaration extends AttributeValue implements Namespace {
  private final String prefix;

  /**
   * One at an element.
   *
   * @param prefix empty for the default namespace
   * @param uri empty where the default namespace is undeclared
   */
  NamespaceDeclaration(Location place, String prefix, String uri) {
    super(NAMESPACE, place, name(prefix), uri, "CDATA", true);
    this.prefix = prefix;
  }

  private static QName name(String prefix) {
    return prefix.isEmpty()
        ? new QName(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, XMLConstants.XMLNS_ATTRIBUTE)
        : new QName(XMLConstants.XMLNS_ATTRIBUTE_NS_URI, prefix, XMLConstants.XMLNS_ATTRIBUTE);
  }

  @Override
  public String getPrefix() {
    return prefix;
  }

  @Override
  public String getNamespaceURI() {
    return getValue();
  }

  @Override
  public boolean isDefaultNamespaceDeclaration() {
    return prefix.isEmpty();
  }
}
