package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Integers, in a list as xjc makes one. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "ArrayOfInt")
public class ArrayOfInt {
  @XmlElement(name = "item")
  private final List<Integer> item = new ArrayList<>();

  /** The members. */
  public List<Integer> getItem() {
    return item;
  }
}
