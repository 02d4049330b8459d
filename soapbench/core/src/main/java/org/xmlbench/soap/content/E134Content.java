package org.xmlbench.soap.content;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceReport.Kind;
import org.xmlbench.soap.trace.TraceReport.Values;

/** What is in the element of a report as the study prints it. */
public final class E134Content {
  private E134Content() {}

  /** Writes what is in the element just started. */
  public static <X extends Exception> void write(E134Report report, ContentWriter<X> out) throws X {
    out.start(Member.DATA_COLLECTION_REPORT, ItemType.DATA_COLLECTION_REPORT);
    out.attribute(Member.PLAN_ID, ItemType.STRING, report.plan());
    time(Member.REPORT_TIME, report.reportTime(), out);
    out.startArray(Member.REPORTS, ItemType.TRACE, report.traces().size());
    for (E134Report.Trace trace : report.traces()) {
      write(trace, out);
    }
    out.end();
    out.end();
  }

  private static <X extends Exception> void write(E134Report.Trace trace, ContentWriter<X> out)
      throws X {
    out.start(Member.TRACE_OF_REPORT, ItemType.TRACE);
    out.attribute(Member.TRACE_ID, ItemType.STRING, trace.id());
    time(Member.REPORT_TIME, trace.reportTime(), out);
    out.startArray(Member.TRACE_RESULTS, ItemType.DATA, trace.results().size());
    for (E134Report.Data data : trace.results()) {
      out.start(Member.DATA, ItemType.DATA);
      time(Member.COLLECTION_TIME, data.collectionTime(), out);
      out.startArray(Member.PARAMETER_VALUES, ItemType.PARAMETER_VALUE, data.values().count());
      write(data.values(), out);
      out.end();
      out.end();
    }
    out.end();
    out.end();
  }

  private static <X extends Exception> void write(Values values, ContentWriter<X> out) throws X {
    switch (values) {
      case TraceReport.Ints(int[] ints) -> {
        for (int value : ints) {
          out.start(Member.PARAMETER_VALUE, ItemType.PARAMETER_VALUE);
          out.leaf(Member.INTEGER, value);
          out.end();
        }
      }
      case TraceReport.Doubles(double[] doubles) -> {
        for (double value : doubles) {
          out.start(Member.PARAMETER_VALUE, ItemType.PARAMETER_VALUE);
          out.leaf(Member.DOUBLE, value);
          out.end();
        }
      }
    }
  }

  private static <X extends Exception> void time(Member name, Instant time, ContentWriter<X> out)
      throws X {
    out.attribute(name, ItemType.DATE_TIME, time.toString());
  }

  /** Reads what is in the open element, which stays open. */
  public static <X extends Exception> E134Report read(Kind kind, ContentReader<X> in) throws X {
    in.require(Member.DATA_COLLECTION_REPORT);
    String plan = in.attribute(Member.PLAN_ID);
    Instant time = time(in.attribute(Member.REPORT_TIME));
    in.require(Member.REPORTS);
    List<E134Report.Trace> traces = new ArrayList<>();
    while (in.enter(Member.TRACE_OF_REPORT)) {
      traces.add(trace(kind, in));
    }
    in.leave();
    in.leave();
    return new E134Report(plan, time, traces);
  }

  private static <X extends Exception> E134Report.Trace trace(Kind kind, ContentReader<X> in)
      throws X {
    String id = in.attribute(Member.TRACE_ID);
    Instant time = time(in.attribute(Member.REPORT_TIME));
    in.require(Member.TRACE_RESULTS);
    List<E134Report.Data> results = new ArrayList<>();
    while (in.enter(Member.DATA)) {
      Instant collected = time(in.attribute(Member.COLLECTION_TIME));
      in.require(Member.PARAMETER_VALUES);
      Values values = values(kind, in);
      in.leave();
      in.leave();
      results.add(new E134Report.Data(collected, values));
    }
    in.leave();
    in.leave();
    return new E134Report.Trace(id, time, results);
  }

  private static <X extends Exception> Values values(Kind kind, ContentReader<X> in) throws X {
    return switch (kind) {
      case INT -> new TraceReport.Ints(Numbers.ints(Member.PARAMETER_VALUE, Member.INTEGER, in));
      case DOUBLE ->
          new TraceReport.Doubles(Numbers.doubles(Member.PARAMETER_VALUE, Member.DOUBLE, in));
    };
  }

  /**
   * An {@code xsd:dateTime} with its time zone.
   *
   * @throws DateTimeException when it is none
   */
  private static Instant time(String text) {
    return OffsetDateTime.parse(text.strip()).toInstant();
  }
}
