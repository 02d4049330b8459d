package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Nothing. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class NoParts extends Parts {
  @Override
  void input(Payload data) {
    throw new IllegalArgumentException("the operation carries nothing");
  }

  @Override
  Object input() {
    return null;
  }

  @Override
  void output(Payload data) {
    throw new IllegalArgumentException("the operation carries nothing");
  }

  @Override
  Object output() {
    return null;
  }
}
