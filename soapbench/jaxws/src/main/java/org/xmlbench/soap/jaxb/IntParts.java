package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Integers. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class IntParts extends Parts {
  private ArrayOfInt input;
  private ArrayOfInt output;

  @Override
  void input(Payload data) {
    input = JaxbPayload.of((Payload.Ints) data);
  }

  @Override
  Object input() {
    return input;
  }

  @Override
  void output(Payload data) {
    output = JaxbPayload.of((Payload.Ints) data);
  }

  @Override
  Object output() {
    return output;
  }
}
