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
    this.type = kind == TraceReport.Kind.INT ? SimpleTrace.Ints.class : SimpleTrace.Doubles.class;
  }

  @Override
  public Object own(TraceReport report) {
    return switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        SimpleTrace.Ints own = new SimpleTrace.Ints();
        yield own.fill(report, Arrays.stream(values).boxed(), own.values);
      }
      case TraceReport.Doubles(double[] values) -> {
        SimpleTrace.Doubles own = new SimpleTrace.Doubles();
        yield own.fill(report, Arrays.stream(values).boxed(), own.values);
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
    SimpleTrace bound = (SimpleTrace) own;
    return bound.toReport(
        switch (bound) {
          case SimpleTrace.Ints ints ->
              new TraceReport.Ints(ints.values.stream().mapToInt(Integer::intValue).toArray());
          case SimpleTrace.Doubles doubles ->
              new TraceReport.Doubles(
                  doubles.values.stream().mapToDouble(Double::doubleValue).toArray());
        });
  }

  @Override
  public Class<?> implementation() {
    return persister.getClass();
  }
}
