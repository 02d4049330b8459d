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
  public String plan(SimpleNotification report) {
    return report.report.plan;
  }

  @Override
  public Instant reportTime(SimpleNotification report) {
    return report.report.time.toInstant();
  }

  @Override
  public List<SimpleTraceOfReport> traces(SimpleNotification report) {
    return report.report.traces;
  }

  @Override
  public String id(SimpleTraceOfReport trace) {
    return trace.id;
  }

  @Override
  public Instant traceTime(SimpleTraceOfReport trace) {
    return trace.time.toInstant();
  }

  @Override
  public List<SimpleData> results(SimpleTraceOfReport trace) {
    return trace.results;
  }

  @Override
  public Instant collectionTime(SimpleData data) {
    return data.time.toInstant();
  }

  @Override
  public List<SimpleValue> values(SimpleData data) {
    return data.values;
  }

  @Override
  public Number value(SimpleValue own) {
    return own.integer == null ? own.number : (Number) own.integer;
  }
}
