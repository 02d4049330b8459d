package org.xmlbench.soap.jaxb.trace;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlElementWrapper;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;
import javax.xml.datatype.XMLGregorianCalendar;
import org.xmlbench.soap.message.Soap;

/** A published report, its times of the class that JAXB has for {@code xsd:dateTime}. */
@XmlRootElement(name = "NewDataNotification")
@XmlType(name = "NewDataNotification", namespace = Soap.LITERAL_NAMESPACE)
public final class JaxbNotification {
  @XmlElement(name = "DataCollectionReport")
  JaxbReport report;

  /** For JAXB. */
  public JaxbNotification() {}

  /** {@code DataCollectionReport}. */
  @XmlType(name = "DataCollectionReport", namespace = Soap.LITERAL_NAMESPACE)
  public static final class JaxbReport {
    @XmlAttribute(name = "planID")
    String plan;

    @XmlAttribute(name = "reportTime")
    XMLGregorianCalendar time;

    @XmlElementWrapper(name = "Reports")
    @XmlElement(name = "Trace")
    List<JaxbTraceOfReport> traces = new ArrayList<>();

    /** For JAXB. */
    public JaxbReport() {}
  }

  /** {@code Trace}. */
  @XmlType(name = "Trace", namespace = Soap.LITERAL_NAMESPACE)
  public static final class JaxbTraceOfReport {
    @XmlAttribute(name = "traceid")
    String id;

    @XmlAttribute(name = "reportTime")
    XMLGregorianCalendar time;

    @XmlElementWrapper(name = "TraceResults")
    @XmlElement(name = "Data")
    List<JaxbData> results = new ArrayList<>();

    /** For JAXB. */
    public JaxbTraceOfReport() {}
  }

  /** {@code Data}. */
  @XmlType(name = "Data", namespace = Soap.LITERAL_NAMESPACE)
  public static final class JaxbData {
    @XmlAttribute(name = "collectionTime")
    XMLGregorianCalendar time;

    @XmlElementWrapper(name = "ParameterValues")
    @XmlElement(name = "PV")
    List<JaxbValue> values = new ArrayList<>();

    /** For JAXB. */
    public JaxbData() {}
  }

  /** {@code PV}: one of the two is there. */
  @XmlType(
      name = "PV",
      namespace = Soap.LITERAL_NAMESPACE,
      propOrder = {"integer", "number"})
  public static final class JaxbValue {
    @XmlElement(name = "EI")
    Integer integer;

    @XmlElement(name = "F8")
    Double number;

    /** For JAXB. */
    public JaxbValue() {}
  }
}
