package org.xmlbench.soap.bean;

import org.xmlbench.soap.trace.FlatHeadBean;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

public class IntTraceBean extends FlatHeadBean {
  private int[] values = {};

  /** For toolkits, which set the properties. */
  public IntTraceBean() {}

  IntTraceBean(FlatReport report, int[] values) {
    super(report);
    this.values = values;
  }

  FlatReport toReport() {
    return toReport(new TraceReport.Ints(values));
  }

  public int[] getValues() {
    return values;
  }

  public void setValues(int[] values) {
    this.values = values;
  }
}
