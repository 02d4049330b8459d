package org.xmlbench.soap.trace;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The reference: a report as XML, written without any framework. */
public final class TraceXml {
  /** Local names of what is in a report. */
  public static final String PLAN = "plan";

  /** The trace request's number. */
  public static final String TRACE = "trace";

  /** The report's time. */
  public static final String TIME = "time";

  /** The list of values. */
  public static final String VALUES = "values";

  /** A value. */
  public static final String VALUE = "value";

  private TraceXml() {}

  /** The schema of reports of both kinds; to be closed. */
  public static InputStream schema() {
    return TraceXml.class.getResourceAsStream("/org/xmlbench/soap/trace.xsd");
  }

  /** The report in UTF-8. No text in it needs an escape. */
  public static byte[] write(TraceReport report) {
    StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    String root = report.values().kind().element();
    out.append('<').append(root).append('>');
    leaf(out, PLAN, report.plan());
    leaf(out, TRACE, Integer.toString(report.trace()));
    leaf(out, TIME, report.time());
    out.append('<').append(VALUES).append('>');
    switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        for (int value : values) {
          leaf(out, VALUE, Integer.toString(value));
        }
      }
      case TraceReport.Doubles(double[] values) -> {
        for (double value : values) {
          leaf(out, VALUE, Double.toString(value));
        }
      }
    }
    out.append("</").append(VALUES).append("></").append(root).append('>');
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void leaf(StringBuilder out, String name, String text) {
    out.append('<').append(name).append('>').append(text).append("</").append(name).append('>');
  }
}
