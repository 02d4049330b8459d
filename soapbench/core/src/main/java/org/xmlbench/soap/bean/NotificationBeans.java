package org.xmlbench.soap.bean;

import java.time.Instant;
import java.util.Date;
import java.util.List;
import org.xmlbench.soap.bean.NotificationBean.DataBean;
import org.xmlbench.soap.bean.NotificationBean.ReportBean;
import org.xmlbench.soap.bean.NotificationBean.TraceOfReport;
import org.xmlbench.soap.bean.NotificationBean.ValueBean;
import org.xmlbench.soap.trace.E134Objects;

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

  @Override
  public String plan(NotificationBean report) {
    return report.getDataCollectionReport().getPlanID();
  }

  @Override
  public Instant reportTime(NotificationBean report) {
    return report.getDataCollectionReport().getReportTime().toInstant();
  }

  @Override
  public List<TraceOfReport> traces(NotificationBean report) {
    return List.of(report.getDataCollectionReport().getReports());
  }

  @Override
  public String id(TraceOfReport trace) {
    return trace.getTraceid();
  }

  @Override
  public Instant traceTime(TraceOfReport trace) {
    return trace.getReportTime().toInstant();
  }

  @Override
  public List<DataBean> results(TraceOfReport trace) {
    return List.of(trace.getTraceResults());
  }

  @Override
  public Instant collectionTime(DataBean data) {
    return data.getCollectionTime().toInstant();
  }

  @Override
  public List<ValueBean> values(DataBean data) {
    return List.of(data.getParameterValues());
  }

  @Override
  public Number value(ValueBean own) {
    return E134Objects.chosen(own.getEI(), own.getF8());
  }
}
