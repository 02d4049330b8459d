package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Strings. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class StringParts extends Parts {
  private ArrayOfString input;
  private ArrayOfString output;

  @Override
  void input(Payload data) {
    input = JaxbPayload.of((Payload.Strings) data);
  }

  @Override
  Object input() {
    return input;
  }

  @Override
  void output(Payload data) {
    output = JaxbPayload.of((Payload.Strings) data);
  }

  @Override
  Object output() {
    return output;
  }
}
