package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.jaxb.trace.JaxbIntTrace;
import org.xmlbench.soap.jaxb.trace.JaxbTrace;
import org.xmlbench.soap.operation.Payload;

/** A report of ints, which no reply has. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class IntTraceParts extends Parts {
  private JaxbIntTrace input;

  @Override
  void input(Payload data) {
    input = (JaxbIntTrace) JaxbTrace.bind(((Payload.Trace) data).report());
  }

  @Override
  Object input() {
    return input;
  }
}
