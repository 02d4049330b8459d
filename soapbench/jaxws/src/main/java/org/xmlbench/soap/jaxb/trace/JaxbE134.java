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
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport.Kind;

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

  /** The report that such an object holds. */
  E134Report read(JaxbNotification own) {
    boolean ints =
        own.report.traces.stream()
            .flatMap(trace -> trace.results.stream())
            .flatMap(data -> data.values.stream())
            .findFirst()
            .filter(value -> value.integer != null)
            .isPresent();
    return read(ints ? Kind.INT : Kind.DOUBLE, own);
  }

  @Override
  public E134Report read(Kind kind, JaxbNotification own) {
    return new E134Report(
        own.report.plan,
        instant(own.report.time),
        own.report.traces.stream().map(trace -> trace(kind, trace)).toList());
  }

  private static E134Report.Trace trace(Kind kind, JaxbTraceOfReport trace) {
    return new E134Report.Trace(
        trace.id,
        instant(trace.time),
        trace.results.stream()
            .map(
                data ->
                    new E134Report.Data(
                        instant(data.time),
                        E134Objects.values(kind, data.values.stream().map(JaxbE134::value))))
            .toList());
  }

  private static Number value(JaxbValue own) {
    return own.integer == null ? own.number : (Number) own.integer;
  }
}
