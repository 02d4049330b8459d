package org.xmlbench.soap.trace;

import java.util.Arrays;
import java.util.List;

/**
 * What a trace report looks like, and what it holds.
 *
 * @param form what its message looks like
 */
public record ReportType(TraceReport.Form form, TraceReport.Kind kind) {
  /** All of them, the published form first. */
  public static List<ReportType> all() {
    return Arrays.stream(TraceReport.Form.values())
        .flatMap(
            form ->
                Arrays.stream(TraceReport.Kind.values()).map(kind -> new ReportType(form, kind)))
        .toList();
  }

  /** The published report with doubles, for what needs just one. */
  public static ReportType usual() {
    return new ReportType(TraceReport.Form.E134, TraceReport.Kind.DOUBLE);
  }

  /** The name in tasks, such as {@code e134-int}. */
  public String label() {
    return form.label() + "-" + kind.label();
  }

  /** Local name of the report's element where it is a document. */
  public String element() {
    return switch (form) {
      case E134 -> "NewDataNotification";
      case FLAT ->
          switch (kind) {
            case INT -> "IntTraceReport";
            case DOUBLE -> "DoubleTraceReport";
          };
    };
  }

  public TraceReport report(int count) {
    return report(0, count);
  }

  /** The same with the values from index {@code start} on. */
  public TraceReport report(int start, int count) {
    return switch (form) {
      case E134 -> E134Report.of(kind, start, count);
      case FLAT -> FlatReport.of(kind, start, count);
    };
  }
}
