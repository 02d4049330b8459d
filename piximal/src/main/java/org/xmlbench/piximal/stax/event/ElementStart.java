package org.xmlbench.piximal.stax.event;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.StartElement;

final class ElementStart extends MarkupEvent implements StartElement {
  private final QName name;
  private final List<Attribute> attributes;
  private final List<Namespace> declared;
  private final Bindings context;

  /**
   * The start of an element of that name.
   *
   * @param declared the namespaces that its tag declares
   * @param context the namespaces in force in it
   */
  ElementStart(
      Location place,
      QName name,
      List<Attribute> attributes,
      List<Namespace> declared,
      Bindings context) {
    super(START_ELEMENT, place);
    this.name = name;
    this.attributes = List.copyOf(attributes);
    this.declared = List.copyOf(declared);
    this.context = context;
  }

  @Override
  public QName getName() {
    return name;
  }

  @Override
  public Iterator<Attribute> getAttributes() {
    return attributes.iterator();
  }

  @Override
  public Iterator<Namespace> getNamespaces() {
    return declared.iterator();
  }

  @Override
  public Attribute getAttributeByName(QName wanted) {
    for (Attribute attribute : attributes) {
      if (attribute.getName().equals(wanted)) {
        return attribute;
      }
    }
    return null;
  }

  @Override
  public NamespaceContext getNamespaceContext() {
    return context;
  }

  @Override
  public String getNamespaceURI(String prefix) {
    String uri = context.getNamespaceURI(prefix);
    return uri.isEmpty() && !context.isDeclared(prefix) ? null : uri;
  }

  @Override
  String markup() {
    StringBuilder tag = new StringBuilder("<").append(tagName(name));
    Stream.concat(declared.stream(), attributes.stream())
        .forEach(attribute -> tag.append(' ').append(attribute));
    return tag.append('>').toString();
  }
}
