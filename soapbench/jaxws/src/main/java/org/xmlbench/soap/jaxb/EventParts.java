package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Events. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class EventParts extends Parts {
  private ArrayOfSimpleEvent input;
  private ArrayOfSimpleEvent output;

  @Override
  void input(Payload data) {
    input = JaxbPayload.of((Payload.Events) data);
  }

  @Override
  Object input() {
    return input;
  }

  @Override
  void output(Payload data) {
    output = JaxbPayload.of((Payload.Events) data);
  }

  @Override
  Object output() {
    return output;
  }
}
