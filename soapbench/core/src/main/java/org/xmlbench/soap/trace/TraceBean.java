package org.xmlbench.soap.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A report as a bean without annotations, its values in a list.
 *
 * @param <N> the class of its values
 */
public class TraceBean<N extends Number> {
  private String plan;
  private int trace;
  private String time;
  private List<N> values = new ArrayList<>();

  /** An empty report. */
  public TraceBean() {}

  /** Name of the plan. */
  public String getPlan() {
    return plan;
  }

  /** Sets the name of the plan. */
  public void setPlan(String plan) {
    this.plan = plan;
  }

  /** Number of the trace request. */
  public int getTrace() {
    return trace;
  }

  /** Sets the number of the trace request. */
  public void setTrace(int trace) {
    this.trace = trace;
  }

  /** When it was reported. */
  public String getTime() {
    return time;
  }

  /** Sets when it was reported. */
  public void setTime(String time) {
    this.time = time;
  }

  /** The values. */
  public List<N> getValues() {
    return values;
  }

  /** Sets the values. */
  public void setValues(List<N> values) {
    this.values = values;
  }

  /** Fills a bean of a class whose values are of the report's kind. */
  @SuppressWarnings("unchecked") // The caller's class is of that kind.
  public static <B extends TraceBean<?>> B fill(B empty, TraceReport report) {
    TraceBean<Number> bean = (TraceBean<Number>) empty;
    bean.setPlan(report.plan());
    bean.setTrace(report.trace());
    bean.setTime(report.time());
    switch (report.values()) {
      case TraceReport.Ints(int[] ints) -> Arrays.stream(ints).forEach(bean.getValues()::add);
      case TraceReport.Doubles(double[] doubles) ->
          Arrays.stream(doubles).forEach(bean.getValues()::add);
    }
    return empty;
  }

  /** What a bean with values of that kind says. */
  public static TraceReport read(TraceReport.Kind kind, TraceBean<? extends Number> bean) {
    return new TraceReport(
        bean.getPlan(),
        bean.getTrace(),
        bean.getTime(),
        switch (kind) {
          case INT ->
              new TraceReport.Ints(
                  bean.getValues().stream().mapToInt(number -> (Integer) number).toArray());
          case DOUBLE ->
              new TraceReport.Doubles(
                  bean.getValues().stream().mapToDouble(number -> (Double) number).toArray());
        });
  }
}
