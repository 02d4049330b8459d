package org.xmlbench.soap.axis2;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.Data;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.DataCollectionReport;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.NewDataNotification;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.PV;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ParameterValues;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.Reports;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.Trace;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.TraceResults;
import org.xmlbench.soap.trace.E134Objects;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport.Kind;

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

  /** The report that such an object holds. */
  E134Report read(NewDataNotification own) {
    boolean ints =
        Stream.of(own.getDataCollectionReport().getReports().getTrace())
            .flatMap(trace -> Stream.of(trace.getTraceResults().getData()))
            .flatMap(data -> Stream.of(data.getParameterValues().getPV()))
            .findFirst()
            .filter(PV::isEISpecified)
            .isPresent();
    return read(ints ? Kind.INT : Kind.DOUBLE, own);
  }

  @Override
  public E134Report read(Kind kind, NewDataNotification own) {
    DataCollectionReport report = own.getDataCollectionReport();
    return new E134Report(
        report.getPlanID(),
        report.getReportTime().toInstant(),
        Stream.of(report.getReports().getTrace()).map(trace -> trace(kind, trace)).toList());
  }

  private static E134Report.Trace trace(Kind kind, Trace trace) {
    return new E134Report.Trace(
        trace.getTraceid(),
        trace.getReportTime().toInstant(),
        Stream.of(trace.getTraceResults().getData())
            .map(
                data ->
                    new E134Report.Data(
                        data.getCollectionTime().toInstant(),
                        E134Objects.values(
                            kind,
                            Stream.of(data.getParameterValues().getPV()).map(AdbReports::value))))
            .toList());
  }

  private static Number value(PV own) {
    return own.isEISpecified() ? (Number) own.getEI() : own.getF8();
  }
}
