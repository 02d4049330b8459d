package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Integers, in a list as xjc makes one. */
@XmlType(name = "ArrayOfInt")
public class ArrayOfInt {
  private final List<Integer> item = new ArrayList<>();

  /** The members. */
  public List<Integer> getItem() {
    return item;
  }
}
