package org.xmlbench.soap.trace;

import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.Supplier;
import org.xmlbench.soap.trace.E134Bean.CollectionBean;
import org.xmlbench.soap.trace.E134Bean.DataBean;
import org.xmlbench.soap.trace.E134Bean.TraceOfReport;
import org.xmlbench.soap.trace.E134Bean.ValueBean;
import org.xmlbench.soap.trace.TraceReport.Kind;

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
  public E134Report read(Kind kind, E134Bean own) {
    CollectionBean report = own.getReport();
    return new E134Report(
        report.getPlan(),
        report.getTime().toInstant(),
        report.getTraces().stream().map(trace -> trace(kind, trace)).toList());
  }

  private static E134Report.Trace trace(Kind kind, TraceOfReport trace) {
    return new E134Report.Trace(
        trace.getId(),
        trace.getTime().toInstant(),
        trace.getResults().stream()
            .map(
                data ->
                    new E134Report.Data(
                        data.getTime().toInstant(),
                        E134Objects.values(kind, data.getValues().stream().map(E134Beans::value))))
            .toList());
  }

  private static Number value(ValueBean bean) {
    return bean.getInteger() == null ? bean.getNumber() : (Number) bean.getInteger();
  }
}
