package org.xmlbench.soap.bindings.simple;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import org.simpleframework.xml.core.Persister;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.trace.TraceReport;

/** Annotated classes. */
final class SimpleMapping implements Framework.Mapping {
  private final Persister persister = new Persister();
  private final Class<?> type;

  SimpleMapping(TraceReport.Kind kind) {
    this.type = kind == TraceReport.Kind.INT ? SimpleIntTrace.class : SimpleDoubleTrace.class;
  }

  @Override
  public Object own(TraceReport report) {
    return switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        SimpleIntTrace own = new SimpleIntTrace();
        own.plan = report.plan();
        own.trace = report.trace();
        own.time = report.time();
        Arrays.stream(values).forEach(own.values::add);
        yield own;
      }
      case TraceReport.Doubles(double[] values) -> {
        SimpleDoubleTrace own = new SimpleDoubleTrace();
        own.plan = report.plan();
        own.trace = report.trace();
        own.time = report.time();
        Arrays.stream(values).forEach(own.values::add);
        yield own;
      }
    };
  }

  @Override
  public void marshal(Object own, OutputStream out) throws Exception {
    persister.write(own, out);
  }

  @Override
  public Object unmarshal(InputStream in) throws Exception {
    return persister.read(type, in);
  }

  @Override
  public TraceReport report(Object own) {
    return switch (own) {
      case SimpleIntTrace trace ->
          new TraceReport(
              trace.plan,
              trace.trace,
              trace.time,
              new TraceReport.Ints(trace.values.stream().mapToInt(Integer::intValue).toArray()));
      case SimpleDoubleTrace trace ->
          new TraceReport(
              trace.plan,
              trace.trace,
              trace.time,
              new TraceReport.Doubles(
                  trace.values.stream().mapToDouble(Double::doubleValue).toArray()));
      default -> throw new IllegalArgumentException("no report: " + own);
    };
  }

  @Override
  public Class<?> implementation() {
    return persister.getClass();
  }
}
