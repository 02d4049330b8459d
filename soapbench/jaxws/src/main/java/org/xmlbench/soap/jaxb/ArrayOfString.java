package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Strings, in a list as xjc makes one. */
@XmlType(name = "ArrayOfString")
public class ArrayOfString {
  private final List<String> item = new ArrayList<>();

  /** The members. */
  public List<String> getItem() {
    return item;
  }
}
