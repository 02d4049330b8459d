package org.xmlbench.soap.bindings.simple;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.xmlbench.soap.bindings.simple.SimpleNotification.SimpleData;
import org.xmlbench.soap.bindings.simple.SimpleNotification.SimpleReport;
import org.xmlbench.soap.bindings.simple.SimpleNotification.SimpleTraceOfReport;
import org.xmlbench.soap.bindings.simple.SimpleNotification.SimpleValue;
import org.xmlbench.soap.trace.E134Objects;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport.Kind;

/** Published reports as Simple's objects. */
final class SimpleE134
    implements E134Objects<SimpleNotification, SimpleTraceOfReport, SimpleData, SimpleValue> {
  @Override
  public SimpleNotification newReport(String plan, Instant time, List<SimpleTraceOfReport> traces) {
    SimpleNotification notification = new SimpleNotification();
    notification.report = new SimpleReport();
    notification.report.plan = plan;
    notification.report.time = Date.from(time);
    notification.report.traces = new ArrayList<>(traces);
    return notification;
  }

  @Override
  public SimpleTraceOfReport newTrace(String id, Instant time, List<SimpleData> results) {
    SimpleTraceOfReport trace = new SimpleTraceOfReport();
    trace.id = id;
    trace.time = Date.from(time);
    trace.results = new ArrayList<>(results);
    return trace;
  }

  @Override
  public SimpleData newData(Instant time, List<SimpleValue> values) {
    SimpleData data = new SimpleData();
    data.time = Date.from(time);
    data.values = new ArrayList<>(values);
    return data;
  }

  @Override
  public SimpleValue newValue(Number value) {
    SimpleValue own = new SimpleValue();
    switch (value) {
      case Integer integer -> own.integer = integer;
      default -> own.number = value.doubleValue();
    }
    return own;
  }

  @Override
  public E134Report read(Kind kind, SimpleNotification own) {
    return new E134Report(
        own.report.plan,
        own.report.time.toInstant(),
        own.report.traces.stream().map(trace -> trace(kind, trace)).toList());
  }

  private static E134Report.Trace trace(Kind kind, SimpleTraceOfReport trace) {
    return new E134Report.Trace(
        trace.id,
        trace.time.toInstant(),
        trace.results.stream()
            .map(
                data ->
                    new E134Report.Data(
                        data.time.toInstant(),
                        E134Objects.values(kind, data.values.stream().map(SimpleE134::value))))
            .toList());
  }

  private static Number value(SimpleValue own) {
    return own.integer == null ? own.number : (Number) own.integer;
  }
}
