package org.xmlbench.soap.jaxb.trace;

import java.time.Instant;
import java.util.List;
import javax.xml.datatype.DatatypeFactory;
import javax.xml.datatype.XMLGregorianCalendar;
import org.xmlbench.soap.jaxb.trace.JaxbNotification.JaxbData;
import org.xmlbench.soap.jaxb.trace.JaxbNotification.JaxbReport;
import org.xmlbench.soap.jaxb.trace.JaxbNotification.JaxbTraceOfReport;
import org.xmlbench.soap.jaxb.trace.JaxbNotification.JaxbValue;
import org.xmlbench.soap.trace.E134Objects;

/** Published reports as JAXB's objects. */
final class JaxbE134
    implements E134Objects<JaxbNotification, JaxbTraceOfReport, JaxbData, JaxbValue> {
  private final DatatypeFactory types = DatatypeFactory.newDefaultInstance();

  private XMLGregorianCalendar time(Instant time) {
    return types.newXMLGregorianCalendar(time.toString());
  }

  private static Instant instant(XMLGregorianCalendar time) {
    return time.toGregorianCalendar().toInstant();
  }

  @Override
  public JaxbNotification newReport(String plan, Instant time, List<JaxbTraceOfReport> traces) {
    JaxbNotification notification = new JaxbNotification();
    notification.report = new JaxbReport();
    notification.report.plan = plan;
    notification.report.time = time(time);
    notification.report.traces = traces;
    return notification;
  }

  @Override
  public JaxbTraceOfReport newTrace(String id, Instant time, List<JaxbData> results) {
    JaxbTraceOfReport trace = new JaxbTraceOfReport();
    trace.id = id;
    trace.time = time(time);
    trace.results = results;
    return trace;
  }

  @Override
  public JaxbData newData(Instant time, List<JaxbValue> values) {
    JaxbData data = new JaxbData();
    data.time = time(time);
    data.values = values;
    return data;
  }

  @Override
  public JaxbValue newValue(Number value) {
    JaxbValue own = new JaxbValue();
    switch (value) {
      case Integer integer -> own.integer = integer;
      default -> own.number = value.doubleValue();
    }
    return own;
  }

  @Override
  public String plan(JaxbNotification report) {
    return report.report.plan;
  }

  @Override
  public Instant reportTime(JaxbNotification report) {
    return instant(report.report.time);
  }

  @Override
  public List<JaxbTraceOfReport> traces(JaxbNotification report) {
    return report.report.traces;
  }

  @Override
  public String id(JaxbTraceOfReport trace) {
    return trace.id;
  }

  @Override
  public Instant traceTime(JaxbTraceOfReport trace) {
    return instant(trace.time);
  }

  @Override
  public List<JaxbData> results(JaxbTraceOfReport trace) {
    return trace.results;
  }

  @Override
  public Instant collectionTime(JaxbData data) {
    return instant(data.time);
  }

  @Override
  public List<JaxbValue> values(JaxbData data) {
    return data.values;
  }

  @Override
  public Number value(JaxbValue own) {
    return own.integer == null ? own.number : (Number) own.integer;
  }
}
