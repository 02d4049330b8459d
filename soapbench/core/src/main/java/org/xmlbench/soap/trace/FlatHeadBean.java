package org.xmlbench.soap.trace;

/** What stands before the values of a report, as a bean. */
public abstract class FlatHeadBean {
  private String plan;
  private int trace;
  private String time;

  /** An empty head. */
  protected FlatHeadBean() {}

  protected FlatHeadBean(FlatReport report) {
    takeHead(report);
  }

  final void takeHead(FlatReport report) {
    this.plan = report.plan();
    this.trace = report.trace();
    this.time = report.time();
  }

  protected final FlatReport toReport(TraceReport.Values values) {
    return new FlatReport(plan, trace, time, values);
  }

  public String getPlan() {
    return plan;
  }

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

  public String getTime() {
    return time;
  }

  public void setTime(String time) {
    this.time = time;
  }
}
