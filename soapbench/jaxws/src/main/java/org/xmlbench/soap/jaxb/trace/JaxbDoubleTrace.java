package org.xmlbench.soap.jaxb.trace;

import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlElementWrapper;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.message.Soap;

/** A report of doubles. */
@XmlRootElement(name = "DoubleTraceReport")
@XmlType(
    name = "DoubleTrace",
    namespace = Soap.LITERAL_NAMESPACE,
    propOrder = {"plan", "trace", "time", "values"})
public final class JaxbDoubleTrace extends JaxbTraceHead {
  @XmlElementWrapper(name = "values")
  @XmlElement(name = "value")
  List<Double> values = new ArrayList<>();

  /** For JAXB. */
  public JaxbDoubleTrace() {}
}
