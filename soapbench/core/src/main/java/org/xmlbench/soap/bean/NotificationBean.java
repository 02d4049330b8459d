package org.xmlbench.soap.bean;

import java.util.Date;

/**
 * The published trace report as beans, whose properties are the members of the rpc/encoded message.
 */
public class NotificationBean {
  private ReportBean dataCollectionReport;

  public ReportBean getDataCollectionReport() {
    return dataCollectionReport;
  }

  public void setDataCollectionReport(ReportBean dataCollectionReport) {
    this.dataCollectionReport = dataCollectionReport;
  }

  /** What was collected by one plan. */
  public static class ReportBean {
    private String planId;
    private Date reportTime;
    private TraceOfReport[] reports = {};

    public String getPlanID() {
      return planId;
    }

    public void setPlanID(String planId) {
      this.planId = planId;
    }

    public Date getReportTime() {
      return reportTime;
    }

    public void setReportTime(Date reportTime) {
      this.reportTime = reportTime;
    }

    public TraceOfReport[] getReports() {
      return reports;
    }

    public void setReports(TraceOfReport[] reports) {
      this.reports = reports;
    }
  }

  /** What was traced at one request. */
  public static class TraceOfReport {
    private String traceid;
    private Date reportTime;
    private DataBean[] traceResults = {};

    public String getTraceid() {
      return traceid;
    }

    public void setTraceid(String traceid) {
      this.traceid = traceid;
    }

    public Date getReportTime() {
      return reportTime;
    }

    public void setReportTime(Date reportTime) {
      this.reportTime = reportTime;
    }

    public DataBean[] getTraceResults() {
      return traceResults;
    }

    public void setTraceResults(DataBean[] traceResults) {
      this.traceResults = traceResults;
    }
  }

  /** What was collected at one time. */
  public static class DataBean {
    private Date collectionTime;
    private ValueBean[] parameterValues = {};

    public Date getCollectionTime() {
      return collectionTime;
    }

    public void setCollectionTime(Date collectionTime) {
      this.collectionTime = collectionTime;
    }

    public ValueBean[] getParameterValues() {
      return parameterValues;
    }

    public void setParameterValues(ValueBean[] parameterValues) {
      this.parameterValues = parameterValues;
    }
  }

  /** A value: one of the two is there. */
  public static class ValueBean {
    private Integer integer;
    private Double number;

    /** The integer; {@code null} where it is a double. */
    public Integer getEI() {
      return integer;
    }

    public void setEI(Integer integer) {
      this.integer = integer;
    }

    /** The double; {@code null} where it is an integer. */
    public Double getF8() {
      return number;
    }

    public void setF8(Double number) {
      this.number = number;
    }
  }
}
