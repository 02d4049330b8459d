package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Events, in a list as xjc makes one. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "ArrayOfSimpleEvent")
public class ArrayOfSimpleEvent {
  @XmlElement(name = "item")
  private final List<Event> item = new ArrayList<>();

  /** The members. */
  public List<Event> getItem() {
    return item;
  }
}
