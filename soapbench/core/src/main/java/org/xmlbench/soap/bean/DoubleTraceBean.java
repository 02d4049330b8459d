package org.xmlbench.soap.bean;

import org.xmlbench.soap.trace.FlatHeadBean;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

public class DoubleTraceBean extends FlatHeadBean {
  private double[] values = {};

  /** For toolkits, which set the properties. */
  public DoubleTraceBean() {}

  DoubleTraceBean(FlatReport report, double[] values) {
    super(report);
    this.values = values;
  }

  FlatReport toReport() {
    return toReport(new TraceReport.Doubles(values));
  }

  public double[] getValues() {
    return values;
  }

  public void setValues(double[] values) {
    this.values = values;
  }
}
