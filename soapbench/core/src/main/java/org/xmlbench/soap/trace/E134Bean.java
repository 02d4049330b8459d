package org.xmlbench.soap.trace;

import java.util.ArrayList;
import java.util.Date;
import java.util.List;

/**
 * {@code NewDataNotification} as beans without annotations: an object for each element that holds
 * others, but for lists. Frameworks that bind by annotated fields (JAXB, Simple XML) have separate
 * classes.
 */
public class E134Bean {
  private CollectionBean report = new CollectionBean();

  public CollectionBean getReport() {
    return report;
  }

  public void setReport(CollectionBean report) {
    this.report = report;
  }

  /** {@code DataCollectionReport}. */
  public static class CollectionBean {
    private String plan;
    private Date time;
    private List<TraceOfReport> traces = new ArrayList<>();

    public String getPlan() {
      return plan;
    }

    public void setPlan(String plan) {
      this.plan = plan;
    }

    public Date getTime() {
      return time;
    }

    public void setTime(Date time) {
      this.time = time;
    }

    public List<TraceOfReport> getTraces() {
      return traces;
    }

    public void setTraces(List<TraceOfReport> traces) {
      this.traces = traces;
    }
  }

  public static class TraceOfReport {
    private String id;
    private Date time;
    private List<DataBean> results = new ArrayList<>();

    public String getId() {
      return id;
    }

    public void setId(String id) {
      this.id = id;
    }

    public Date getTime() {
      return time;
    }

    public void setTime(Date time) {
      this.time = time;
    }

    public List<DataBean> getResults() {
      return results;
    }

    public void setResults(List<DataBean> results) {
      this.results = results;
    }
  }

  public static class DataBean {
    private Date time;
    private List<ValueBean> values = new ArrayList<>();

    public Date getTime() {
      return time;
    }

    public void setTime(Date time) {
      this.time = time;
    }

    public List<ValueBean> getValues() {
      return values;
    }

    public void setValues(List<ValueBean> values) {
      this.values = values;
    }
  }

  /** {@code PV}: one of the two is there. */
  public static class ValueBean {
    private Integer integer;
    private Double number;

    /** The integer; {@code null} where it is a double. */
    public Integer getInteger() {
      return integer;
    }

    public void setInteger(Integer integer) {
      this.integer = integer;
    }

    /** The double; {@code null} where it is an integer. */
    public Double getNumber() {
      return number;
    }

    public void setNumber(Double number) {
      this.number = number;
    }
  }
}
