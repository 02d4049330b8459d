package org.xmlbench.soap.bean;

import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.soap.bean.NotificationBean.DataBean;
import org.xmlbench.soap.bean.NotificationBean.ReportBean;
import org.xmlbench.soap.bean.NotificationBean.TraceOfReport;
import org.xmlbench.soap.bean.NotificationBean.ValueBean;
import org.xmlbench.soap.trace.E134Objects;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport.Kind;

/** Published trace reports as beans, and back. */
final class NotificationBeans
    implements E134Objects<NotificationBean, TraceOfReport, DataBean, ValueBean> {
  @Override
  public NotificationBean newReport(String plan, Instant time, List<TraceOfReport> traces) {
    ReportBean report = new ReportBean();
    report.setPlanID(plan);
    report.setReportTime(Date.from(time));
    report.setReports(traces.toArray(TraceOfReport[]::new));
    NotificationBean notification = new NotificationBean();
    notification.setDataCollectionReport(report);
    return notification;
  }

  @Override
  public TraceOfReport newTrace(String id, Instant time, List<DataBean> results) {
    TraceOfReport trace = new TraceOfReport();
    trace.setTraceid(id);
    trace.setReportTime(Date.from(time));
    trace.setTraceResults(results.toArray(DataBean[]::new));
    return trace;
  }

  @Override
  public DataBean newData(Instant time, List<ValueBean> values) {
    DataBean data = new DataBean();
    data.setCollectionTime(Date.from(time));
    data.setParameterValues(values.toArray(ValueBean[]::new));
    return data;
  }

  @Override
  public ValueBean newValue(Number value) {
    ValueBean bean = new ValueBean();
    switch (value) {
      case Integer integer -> bean.setEI(integer);
      default -> bean.setF8(value.doubleValue());
    }
    return bean;
  }

  /** The report that such a bean holds. */
  E134Report read(NotificationBean own) {
    boolean ints =
        Stream.of(own.getDataCollectionReport().getReports())
            .flatMap(trace -> Stream.of(trace.getTraceResults()))
            .flatMap(data -> Stream.of(data.getParameterValues()))
            .findFirst()
            .filter(value -> value.getEI() != null)
            .isPresent();
    return read(ints ? Kind.INT : Kind.DOUBLE, own);
  }

  @Override
  public E134Report read(Kind kind, NotificationBean own) {
    ReportBean report = own.getDataCollectionReport();
    return new E134Report(
        report.getPlanID(),
        report.getReportTime().toInstant(),
        Arrays.stream(report.getReports()).map(trace -> trace(kind, trace)).toList());
  }

  private static E134Report.Trace trace(Kind kind, TraceOfReport trace) {
    return new E134Report.Trace(
        trace.getTraceid(),
        trace.getReportTime().toInstant(),
        Arrays.stream(trace.getTraceResults()).map(data -> data(kind, data)).toList());
  }

  private static E134Report.Data data(Kind kind, DataBean data) {
    return new E134Report.Data(
        data.getCollectionTime().toInstant(),
        E134Objects.values(
            kind, Arrays.stream(data.getParameterValues()).map(NotificationBeans::value)));
  }

  private static Number value(ValueBean bean) {
    return bean.getEI() == null ? bean.getF8() : (Number) bean.getEI();
  }
}
