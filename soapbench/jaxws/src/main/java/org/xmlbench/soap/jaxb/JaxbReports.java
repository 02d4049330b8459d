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
  private static final JaxbE134 PUBLISHED = new JaxbE134();

  private JaxbReports() {}

  /** A report of any type. */
  static Object of(TraceReport report) {
    return switch (report) {
      case E134Report published -> PUBLISHED.of(published);
      case FlatReport flat ->
          switch (flat.values()) {
            case TraceReport.Ints(int[] values) -> of(flat, values);
            case TraceReport.Doubles(double[] values) -> of(flat, values);
          };
    };
  }

  private static IntTrace of(FlatReport report, int[] values) {
    IntTrace own = new IntTrace();
    own.setPlan(report.plan());
    own.setTrace(report.trace());
    own.setTime(report.time());
    own.setValues(new IntValues());
    Arrays.stream(values).forEach(own.getValues().getValue()::add);
    return own;
  }

  private static DoubleTrace of(FlatReport report, double[] values) {
    DoubleTrace own = new DoubleTrace();
    own.setPlan(report.plan());
    own.setTrace(report.trace());
    own.setTime(report.time());
    own.setValues(new DoubleValues());
    Arrays.stream(values).forEach(own.getValues().getValue()::add);
    return own;
  }

  /** What the object of a published report says. */
  static E134Report read(NewDataNotification own) {
    return PUBLISHED.read(own);
  }

  /** What the object of a flat report of ints says. */
  static FlatReport read(IntTrace own) {
    int[] values = own.getValues().getValue().stream().mapToInt(Integer::intValue).toArray();
    return new FlatReport(
        own.getPlan(), own.getTrace(), own.getTime(), new TraceReport.Ints(values));
  }

  /** What the object of a flat report of doubles says. */
  static FlatReport read(DoubleTrace own) {
    double[] values =
        own.getValues().getValue().stream().mapToDouble(Double::doubleValue).toArray();
    return new FlatReport(
        own.getPlan(), own.getTrace(), own.getTime(), new TraceReport.Doubles(values));
  }
}
