package org.xmlbench.soap.content;

import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** What is in the element of a flat trace report. */
public final class FlatContent {
  private FlatContent() {}

  /** Writes what is in the element just started. */
  public static <X extends Exception> void write(FlatReport report, ContentWriter<X> out) throws X {
    out.leaf(Member.PLAN, ItemType.STRING, report.plan());
    out.leaf(Member.TRACE, report.trace());
    out.leaf(Member.TIME, ItemType.STRING, report.time());
    switch (report.values()) {
      case TraceReport.Ints(int[] values) ->
          MessageContent.ints(Member.VALUES, Member.VALUE, values, out);
      case TraceReport.Doubles(double[] values) ->
          MessageContent.doubles(Member.VALUES, Member.VALUE, values, out);
    }
  }

  /** Reads what is in the open element, which stays open. */
  public static <X extends Exception> FlatReport read(TraceReport.Kind kind, ContentReader<X> in)
      throws X {
    String plan = in.leaf(Member.PLAN);
    int trace = XsdText.toInt(in.leaf(Member.TRACE));
    String time = in.leaf(Member.TIME);
    in.require(Member.VALUES);
    TraceReport.Values values =
        switch (kind) {
          case INT -> new TraceReport.Ints(Numbers.ints(Member.VALUE, in));
          case DOUBLE -> new TraceReport.Doubles(Numbers.doubles(Member.VALUE, in));
        };
    in.leave();
    return new FlatReport(plan, trace, time, values);
  }
}
