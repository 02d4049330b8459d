package org.xmlbench.soap.jaxb;

import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import javax.xml.datatype.DatatypeFactory;
import javax.xml.datatype.XMLGregorianCalendar;
import org.xmlbench.soap.trace.E134Objects;
import org.xmlbench.soap.wsimport.Data;
import org.xmlbench.soap.wsimport.DataCollectionReport;
import org.xmlbench.soap.wsimport.NewDataNotification;
import org.xmlbench.soap.wsimport.PV;
import org.xmlbench.soap.wsimport.ParameterValues;
import org.xmlbench.soap.wsimport.Reports;
import org.xmlbench.soap.wsimport.Trace;
import org.xmlbench.soap.wsimport.TraceResults;

/** Published reports as JAXB's objects, with an object for each element. */
final class JaxbE134 implements E134Objects<NewDataNotification, Trace, Data, PV> {
  private final DatatypeFactory types = DatatypeFactory.newDefaultInstance();
  private final Supplier<? extends NewDataNotification> empty;

  /**
   * @param empty makes a report without anything in it
   */
  JaxbE134(Supplier<? extends NewDataNotification> empty) {
    this.empty = empty;
  }

  private XMLGregorianCalendar time(Instant time) {
    return types.newXMLGregorianCalendar(time.toString());
  }

  private static Instant instant(XMLGregorianCalendar time) {
    if (time == null) {
      throw new IllegalArgumentException("a report, a trace or what it holds has no time");
    }
    return time.toGregorianCalendar().toInstant();
  }

  @Override
  public NewDataNotification newReport(String plan, Instant time, List<Trace> traces) {
    DataCollectionReport report = new DataCollectionReport();
    report.setPlanID(plan);
    report.setReportTime(time(time));
    report.setReports(new Reports());
    report.getReports().getTrace().addAll(traces);
    NewDataNotification notification = empty.get();
    notification.setDataCollectionReport(report);
    return notification;
  }

  @Override
  public Trace newTrace(String id, Instant time, List<Data> results) {
    Trace trace = new Trace();
    trace.setTraceid(id);
    trace.setReportTime(time(time));
    trace.setTraceResults(new TraceResults());
    trace.getTraceResults().getData().addAll(results);
    return trace;
  }

  @Override
  public Data newData(Instant time, List<PV> values) {
    Data data = new Data();
    data.setCollectionTime(time(time));
    data.setParameterValues(new ParameterValues());
    data.getParameterValues().getPV().addAll(values);
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
    return instant(report.getDataCollectionReport().getReportTime());
  }

  @Override
  public List<Trace> traces(NewDataNotification report) {
    return report.getDataCollectionReport().getReports().getTrace();
  }

  @Override
  public String id(Trace trace) {
    return trace.getTraceid();
  }

  @Override
  public Instant traceTime(Trace trace) {
    return instant(trace.getReportTime());
  }

  @Override
  public List<Data> results(Trace trace) {
    return trace.getTraceResults().getData();
  }

  @Override
  public Instant collectionTime(Data data) {
    return instant(data.getCollectionTime());
  }

  @Override
  public List<PV> values(Data data) {
    return data.getParameterValues().getPV();
  }

  @Override
  public Number value(PV own) {
    return E134Objects.chosen(own.getEI(), own.getF8());
  }
}
