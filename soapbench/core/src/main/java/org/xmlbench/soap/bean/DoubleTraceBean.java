package org.xmlbench.soap.bean;

import org.xmlbench.soap.trace.TraceHeadBean;
import org.xmlbench.soap.trace.TraceReport;

/** A report of doubles as a bean. */
public class DoubleTraceBean extends TraceHeadBean {
  private double[] values = {};

  /** For toolkits, which set the properties. */
  public DoubleTraceBean() {}

  DoubleTraceBean(TraceReport report, double[] values) {
    super(report);
    this.values = values;
  }

  TraceReport toReport() {
    return toReport(new TraceReport.Doubles(values));
  }

  /** The values. */
  public double[] getValues() {
    return values;
  }

  /** Sets the values. */
  public void setValues(double[] values) {
    this.values = values;
  }
}
