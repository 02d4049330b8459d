package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Doubles, in a list as xjc makes one. */
@XmlType(name = "ArrayOfDouble")
public class ArrayOfDouble {
  private final List<Double> item = new ArrayList<>();

  /** The members. */
  public List<Double> getItem() {
    return item;
  }
}
