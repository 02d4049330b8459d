package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Doubles. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class DoubleParts extends Parts {
  private ArrayOfDouble input;
  private ArrayOfDouble output;

  @Override
  void input(Payload data) {
    input = JaxbPayload.of((Payload.Doubles) data);
  }

  @Override
  Object input() {
    return input;
  }

  @Override
  void output(Payload data) {
    output = JaxbPayload.of((Payload.Doubles) data);
  }

  @Override
  Object output() {
    return output;
  }
}
