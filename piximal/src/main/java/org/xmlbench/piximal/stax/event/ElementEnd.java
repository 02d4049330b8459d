package org.xmlbench.piximal.stax.event;

import java.util.Iterator;
import java.util.List;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.Namespace;

final class ElementEnd extends MarkupEvent implements EndElement {
  private final QName name;
  private final List<Namespace> ended;

  /**
   * The end of an element of that name.
   *
   * @param ended the namespaces that its start tag declared
   */
  ElementEnd(Location place, QName name, List<Namespace> ended) {
    super(END_ELEMENT, place);
    this.name = name;
    this.ended = List.copyOf(ended);
  }

  @Override
  public QName getName() {
    return name;
  }

  @Override
  public Iterator<Namespace> getNamespaces() {
    return ended.iterator();
  }

  @Override
  String markup() {
    return "</%s>".formatted(tagName(name));
  }
}
