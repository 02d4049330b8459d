package org.xmlbench.soap.bindings.simple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.simpleframework.xml.Element;
import org.simpleframework.xml.ElementList;
import org.simpleframework.xml.Order;
import org.simpleframework.xml.Root;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** A report as annotated fields; a subclass names the root element and the values' class. */
abstract sealed class SimpleTrace {
  @Element private String plan;
  @Element private int trace;
  @Element private String time;

  final <N> SimpleTrace fill(FlatReport report, Stream<N> from, List<N> values) {
    plan = report.plan();
    trace = report.trace();
    time = report.time();
    from.forEach(values::add);
    return this;
  }

  final FlatReport toReport(TraceReport.Values values) {
    return new FlatReport(plan, trace, time, values);
  }

  @Root(name = "IntTraceReport")
  @Order(elements = {"plan", "trace", "time", "values"})
  static final class Ints extends SimpleTrace {
    @ElementList(entry = "value")
    ArrayList<Integer> values = new ArrayList<>();
  }

  @Root(name = "DoubleTraceReport")
  @Order(elements = {"plan", "trace", "time", "values"})
  static final class Doubles extends SimpleTrace {
    @ElementList(entry = "value")
    ArrayList<Double> values = new ArrayList<>();
  }
}
