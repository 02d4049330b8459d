package org.xmlbench.soap.bindings.simple;

import java.util.ArrayList;
import java.util.Date;
import org.simpleframework.xml.Attribute;
import org.simpleframework.xml.Element;
import org.simpleframework.xml.ElementList;
import org.simpleframework.xml.Root;

/** A published report as annotated fields. */
@Root(name = "NewDataNotification")
final class SimpleNotification {
  @Element(name = "DataCollectionReport")
  SimpleReport report;

  /** {@code DataCollectionReport}. */
  static final class SimpleReport {
    @Attribute(name = "planID")
    String plan;

    @Attribute(name = "reportTime")
    Date time;

    @ElementList(name = "Reports", entry = "Trace")
    ArrayList<SimpleTraceOfReport> traces = new ArrayList<>();
  }

  static final class SimpleTraceOfReport {
    @Attribute(name = "traceid")
    String id;

    @Attribute(name = "reportTime")
    Date time;

    @ElementList(name = "TraceResults", entry = "Data")
    ArrayList<SimpleData> results = new ArrayList<>();
  }

  static final class SimpleData {
    @Attribute(name = "collectionTime")
    Date time;

    @ElementList(name = "ParameterValues", entry = "PV")
    ArrayList<SimpleValue> values = new ArrayList<>();
  }

  /** {@code PV}: one of the two is there. */
  static final class SimpleValue {
    @Element(name = "EI", required = false)
    Integer integer;

    @Element(name = "F8", required = false)
    Double number;
  }
}
