package org.xmlbench.soap.bean;

import org.xmlbench.soap.trace.TraceHeadBean;
import org.xmlbench.soap.trace.TraceReport;

/** A report of ints as a bean. */
public class IntTraceBean extends TraceHeadBean {
  private int[] values = {};

  /** For toolkits, which set the properties. */
  public IntTraceBean() {}

  IntTraceBean(TraceReport report, int[] values) {
    super(report);
    this.values = values;
  }

  TraceReport toReport() {
    return toReport(new TraceReport.Ints(values));
  }

  /** The values. */
  public int[] getValues() {
    return values;
  }

  /** Sets the values. */
  public void setValues(int[] values) {
    this.values = values;
  }
}
