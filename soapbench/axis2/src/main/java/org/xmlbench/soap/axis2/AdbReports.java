package org.xmlbench.soap.axis2;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.Data;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.DataCollectionReport;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.NewDataNotification;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.PV;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ParameterValues;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.Reports;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.Trace;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.TraceResults;
import org.xmlbench.soap.trace.E134Objects;

/** Published reports as the generated classes, and back. */
final class AdbReports implements E134Objects<NewDataNotification, Trace, Data, PV> {
  private static Calendar calendar(Instant time) {
    return GregorianCalendar.from(time.atZone(ZoneOffset.UTC));
  }

  @Override
  public NewDataNotification newReport(String plan, Instant time, List<Trace> traces) {
    Reports reports = new Reports();
    reports.setTrace(traces.toArray(Trace[]::new));
    DataCollectionReport report = new DataCollectionReport();
    report.setPlanID(plan);
    report.setReportTime(calendar(time));
    report.setReports(reports);
    NewDataNotification notification = new NewDataNotification();
    notification.setDataCollectionReport(report);
    return notification;
  }

  @Override
  public Trace newTrace(String id, Instant time, List<Data> results) {
    TraceResults holder = new TraceResults();
    holder.setData(results.toArray(Data[]::new));
    Trace trace = new Trace();
    trace.setTraceid(id);
    trace.setReportTime(calendar(time));
    trace.setTraceResults(holder);
    return trace;
  }

  @Override
  public Data newData(Instant time, List<PV> values) {
    ParameterValues holder = new ParameterValues();
    holder.setPV(values.toArray(PV[]::new));
    Data data = new Data();
    data.setCollectionTime(calendar(time));
    data.setParameterValues(holder);
    return data;
  }

  @Override
  public PV newValue(Number value) {
    PV own = new PV();
    switch (value) {
      case Integer integer -> own.setEI(integer);
      default -> own.setF8(value.doubleValue());
    }
    return own;
  }

  @Override
  public String plan(NewDataNotification report) {
    return report.getDataCollectionReport().getPlanID();
  }

  @Override
  public Instant reportTime(NewDataNotification report) {
    return report.getDataCollectionReport().getReportTime().toInstant();
  }

  @Override
  public List<Trace> traces(NewDataNotification report) {
    return list(report.getDataCollectionReport().getReports().getTrace());
  }

  @Override
  public String id(Trace trace) {
    return trace.getTraceid();
  }

  @Override
  public Instant traceTime(Trace trace) {
    return trace.getReportTime().toInstant();
  }

  @Override
  public List<Data> results(Trace trace) {
    return list(trace.getTraceResults().getData());
  }

  @Override
  public Instant collectionTime(Data data) {
    return data.getCollectionTime().toInstant();
  }

  @Override
  public List<PV> values(Data data) {
    return list(data.getParameterValues().getPV());
  }

  /** ADB has no array where there is no element. */
  private static <T> List<T> list(T[] elements) {
    return elements == null ? List.of() : List.of(elements);
  }

  @Override
  public Number value(PV own) {
    return E134Objects.chosen(
        own.isEISpecified() ? own.getEI() : null, own.isF8Specified() ? own.getF8() : null);
  }
}
