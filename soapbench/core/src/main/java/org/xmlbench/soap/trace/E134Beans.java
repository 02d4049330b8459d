package org.xmlbench.soap.trace;

import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.Supplier;
import org.xmlbench.soap.trace.E134Bean.CollectionBean;
import org.xmlbench.soap.trace.E134Bean.DataBean;
import org.xmlbench.soap.trace.E134Bean.TraceOfReport;
import org.xmlbench.soap.trace.E134Bean.ValueBean;

/**
 * Published reports as beans.
 *
 * @param empty makes the bean of a notification
 */
public record E134Beans(Supplier<? extends E134Bean> empty)
    implements E134Objects<E134Bean, TraceOfReport, DataBean, ValueBean> {
  @Override
  public E134Bean newReport(String plan, Instant time, List<TraceOfReport> traces) {
    E134Bean bean = empty.get();
    CollectionBean report = bean.getReport();
    report.setPlan(plan);
    report.setTime(Date.from(time));
    report.setTraces(traces);
    return bean;
  }

  @Override
  public TraceOfReport newTrace(String id, Instant time, List<DataBean> results) {
    TraceOfReport trace = new TraceOfReport();
    trace.setId(id);
    trace.setTime(Date.from(time));
    trace.setResults(results);
    return trace;
  }

  @Override
  public DataBean newData(Instant time, List<ValueBean> values) {
    DataBean data = new DataBean();
    data.setTime(Date.from(time));
    data.setValues(values);
    return data;
  }

  @Override
  public ValueBean newValue(Number value) {
    ValueBean bean = new ValueBean();
    switch (value) {
      case Integer integer -> bean.setInteger(integer);
      default -> bean.setNumber(value.doubleValue());
    }
    return bean;
  }

  @Override
  public String plan(E134Bean report) {
    return report.getReport().getPlan();
  }

  @Override
  public Instant reportTime(E134Bean report) {
    return report.getReport().getTime().toInstant();
  }

  @Override
  public List<TraceOfReport> traces(E134Bean report) {
    return report.getReport().getTraces();
  }

  @Override
  public String id(TraceOfReport trace) {
    return trace.getId();
  }

  @Override
  public Instant traceTime(TraceOfReport trace) {
    return trace.getTime().toInstant();
  }

  @Override
  public List<DataBean> results(TraceOfReport trace) {
    return trace.getResults();
  }

  @Override
  public Instant collectionTime(DataBean data) {
    return data.getTime().toInstant();
  }

  @Override
  public List<ValueBean> values(DataBean data) {
    return data.getValues();
  }

  @Override
  public Number value(ValueBean own) {
    return E134Objects.chosen(own.getInteger(), own.getNumber());
  }
}
