package org.xmlbench.soap.content;

import org.xmlbench.probes.writer.Name;

/** The names of what is in messages, all of them in no namespace. */
public enum Member {
  /** The part of a request that carries data. */
  INPUT("input"),
  /** The part of a reply that carries data. */
  OUTPUT("output"),
  /** The part that carries a number of elements. */
  SIZE("size"),
  /** A member of an array. */
  ITEM("item"),
  /** Index in the first mesh. */
  X("x"),
  /** Index in the second mesh. */
  Y("y"),
  /** What two meshes exchange; a value of a trace report. */
  VALUE("value"),
  /** An event's place in its stream. */
  SEQUENCE_NUMBER("sequenceNumber"),
  /** When an event happened. */
  TIMESTAMP("timestamp"),
  MESSAGE("message"),
  /** Name of a data collection plan. */
  PLAN("plan"),
  /** Number of a trace request. */
  TRACE("trace"),
  /** When a trace was reported. */
  TIME("time"),
  VALUES("values"),
  /** What a notification of E134 is about. */
  DATA_COLLECTION_REPORT("DataCollectionReport", "dataCollectionReport"),
  /** Attribute: name of the data collection plan. */
  PLAN_ID("planID"),
  /** Attribute: when it was reported. */
  REPORT_TIME("reportTime"),
  REPORTS("Reports", "reports"),
  TRACE_OF_REPORT("Trace"),
  /** Attribute: number of the trace request. */
  TRACE_ID("traceid"),
  TRACE_RESULTS("TraceResults", "traceResults"),
  /** What was collected at one time. */
  DATA("Data"),
  /** Attribute: that time. */
  COLLECTION_TIME("collectionTime"),
  PARAMETER_VALUES("ParameterValues", "parameterValues"),
  /** The value of a parameter, of one of several types. */
  PARAMETER_VALUE("PV"),
  INTEGER("EI"),
  DOUBLE("F8", "f8");

  private final String local;
  private final Name written;
  private final Name encoded;

  Member(String local) {
    this(local, local);
  }

  Member(String local, String encoded) {
    this.local = local;
    this.written = Name.of(local);
    this.encoded = Name.of(encoded);
  }

  public String local() {
    return local;
  }

  /** The name as {@link org.xmlbench.probes.writer.DocumentWriter} takes it. */
  public Name written() {
    return written;
  }

  /**
   * The same of an accessor of an rpc/encoded message, which is called as a property of a bean is.
   */
  public Name encoded() {
    return encoded;
  }
}
