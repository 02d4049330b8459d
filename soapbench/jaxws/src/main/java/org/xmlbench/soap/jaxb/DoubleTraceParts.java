package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.jaxb.trace.JaxbDoubleTrace;
import org.xmlbench.soap.jaxb.trace.JaxbTrace;
import org.xmlbench.soap.operation.Payload;

/** A report of doubles, which no reply has. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class DoubleTraceParts extends Parts {
  private JaxbDoubleTrace input;

  @Override
  void input(Payload data) {
    input = (JaxbDoubleTrace) JaxbTrace.bind(((Payload.Trace) data).report());
  }

  @Override
  Object input() {
    return input;
  }
}
