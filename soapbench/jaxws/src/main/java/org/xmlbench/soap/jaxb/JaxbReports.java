package org.xmlbench.soap.jaxb;

import java.util.Arrays;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.wsimport.DoubleTrace;
import org.xmlbench.soap.wsimport.DoubleValues;
import org.xmlbench.soap.wsimport.IntTrace;
import org.xmlbench.soap.wsimport.IntValues;
import org.xmlbench.soap.wsimport.NewDataNotification;

/** Trace reports as JAXB's objects, and back. Neither is timed. */
final class JaxbReports {
  private static final JaxbE134 PART = new JaxbE134(NewDataNotification::new);
  private static final JaxbE134 DOCUMENT = new JaxbE134(ReportRoots.Published::new);

  private JaxbReports() {}

  /** A report of any type, as it stands in a message. */
  static Object part(TraceReport report) {
    return switch (report) {
      case E134Report published -> PART.of(published);
      case FlatReport flat ->
          switch (flat.values()) {
            case TraceReport.Ints(int[] values) -> fill(new IntTrace(), flat, values);
            case TraceReport.Doubles(double[] values) -> fill(new DoubleTrace(), flat, values);
          };
    };
  }

  /** A report of any type, as a document of its own. */
  static Object document(TraceReport report) {
    return switch (report) {
      case E134Report published -> DOCUMENT.of(published);
      case FlatReport flat ->
          switch (flat.values()) {
            case TraceReport.Ints(int[] values) -> fill(new ReportRoots.Ints(), flat, values);
            case TraceReport.Doubles(double[] values) ->
                fill(new ReportRoots.Doubles(), flat, values);
          };
    };
  }

  private static IntTrace fill(IntTrace own, FlatReport report, int[] values) {
    own.setPlan(report.plan());
    own.setTrace(report.trace());
    own.setTime(report.time());
    own.setValues(new IntValues());
    Arrays.stream(values).forEach(own.getValues().getValue()::add);
    return own;
  }

  private static DoubleTrace fill(DoubleTrace own, FlatReport report, double[] values) {
    own.setPlan(report.plan());
    own.setTrace(report.trace());
    own.setTime(report.time());
    own.setValues(new DoubleValues());
    Arrays.stream(values).forEach(own.getValues().getValue()::add);
    return own;
  }

  /**
   * What the object of a report says, of either place.
   *
   * @throws IllegalArgumentException when it is none
   */
  static TraceReport read(Object own) {
    return switch (own) {
      case NewDataNotification published -> PART.read(published);
      case IntTrace flat ->
          new FlatReport(
              flat.getPlan(),
              flat.getTrace(),
              flat.getTime(),
              new TraceReport.Ints(
                  flat.getValues().getValue().stream().mapToInt(Integer::intValue).toArray()));
      case DoubleTrace flat ->
          new FlatReport(
              flat.getPlan(),
              flat.getTrace(),
              flat.getTime(),
              new TraceReport.Doubles(
                  flat.getValues().getValue().stream().mapToDouble(Double::doubleValue).toArray()));
      case null, default -> throw new IllegalArgumentException("no data of SOAPBench: " + own);
    };
  }
}
