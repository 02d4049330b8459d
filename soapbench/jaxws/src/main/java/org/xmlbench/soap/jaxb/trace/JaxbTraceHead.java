package org.xmlbench.soap.jaxb.trace;

import jakarta.xml.bind.annotation.XmlTransient;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** What stands before the values of a report. */
@XmlTransient
public abstract sealed class JaxbTraceHead permits JaxbIntTrace, JaxbDoubleTrace {
  private String plan;
  private int trace;
  private String time;

  /** Takes the head of a report, and its values into the list that is this one's. */
  final <N> JaxbTraceHead fill(FlatReport report, Stream<N> from, List<N> values) {
    plan = report.plan();
    trace = report.trace();
    time = report.time();
    from.forEach(values::add);
    return this;
  }

  /** The report of this head and these values. */
  final FlatReport toReport(TraceReport.Values values) {
    return new FlatReport(plan, trace, time, values);
  }
}
