package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Doubles, in a list as xjc makes one. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "ArrayOfDouble")
public class ArrayOfDouble {
  @XmlElement(name = "item")
  private final List<Double> item = new ArrayList<>();

  /** The members. */
  public List<Double> getItem() {
    return item;
  }
}
