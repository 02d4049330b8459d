package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Strings, in a list as xjc makes one. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(name = "ArrayOfString")
public class ArrayOfString {
  @XmlElement(name = "item")
  private final List<String> item = new ArrayList<>();

  /** The members. */
  public List<String> getItem() {
    return item;
  }
}
