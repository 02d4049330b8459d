package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Events, in a list as xjc makes one. */
@XmlType(name = "ArrayOfSimpleEvent")
public class ArrayOfSimpleEvent {
  private final List<Event> item = new ArrayList<>();

  /** The members. */
  public List<Event> getItem() {
    return item;
  }
}
