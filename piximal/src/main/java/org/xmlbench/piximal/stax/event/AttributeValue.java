package org.xmlbench.piximal.stax.event;

import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.events.Attribute;

/** An attribute of an element, which stands in its tag or is a default. */
class AttributeValue extends MarkupEvent implements Attribute {
  private final QName name;
  private final String value;
  private final String type;
  private final boolean specified;

  AttributeValue(Location place, QName name, String value, String type, boolean specified) {
    this(ATTRIBUTE, place, name, value, type, specified);
  }

  /** One of the types ATTRIBUTE and NAMESPACE. */
  AttributeValue(
      int event, Location place, QName name, String value, String type, boolean specified) {
    super(event, place);
    this.name = name;
    this.value = value;
    this.type = type;
    this.specified = specified;
  }

  @Override
  public final QName getName() {
    return name;
  }

  @Override
  public final String getValue() {
    return value;
  }

  @Override
  public final String getDTDType() {
    return type;
  }

  @Override
  public final boolean isSpecified() {
    return specified;
  }

  @Override
  final String markup() {
    return tagName(name) + '=' + quoted(value);
  }
}
