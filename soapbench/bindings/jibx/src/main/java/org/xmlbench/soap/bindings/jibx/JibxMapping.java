package org.xmlbench.soap.bindings.jibx;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import org.jibx.runtime.BindingDirectory;
import org.jibx.runtime.IBindingFactory;
import org.jibx.runtime.IMarshallingContext;
import org.jibx.runtime.IUnmarshallingContext;
import org.jibx.runtime.JiBXException;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.trace.TraceReport;

/** Woven classes; the contexts are used again and again, as JiBX means them to be. */
final class JibxMapping implements Framework.Mapping {
  private static final String ENCODING = "UTF-8";

  private final IMarshallingContext marshalling;
  private final IUnmarshallingContext unmarshalling;

  JibxMapping(TraceReport.Kind kind) throws JiBXException {
    IBindingFactory factory =
        BindingDirectory.getFactory(
            kind == TraceReport.Kind.INT ? IntTrace.class : DoubleTrace.class);
    marshalling = factory.createMarshallingContext();
    unmarshalling = factory.createUnmarshallingContext();
  }

  @Override
  public Object own(TraceReport report) {
    return switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        IntTrace own = new IntTrace();
        own.plan = report.plan();
        own.trace = report.trace();
        own.time = report.time();
        Arrays.stream(values).forEach(own.values::add);
        yield own;
      }
      case TraceReport.Doubles(double[] values) -> {
        DoubleTrace own = new DoubleTrace();
        own.plan = report.plan();
        own.trace = report.trace();
        own.time = report.time();
        Arrays.stream(values).forEach(own.values::add);
        yield own;
      }
    };
  }

  @Override
  public void marshal(Object own, OutputStream out) throws JiBXException {
    marshalling.marshalDocument(own, ENCODING, null, out);
  }

  @Override
  public Object unmarshal(InputStream in) throws JiBXException {
    return unmarshalling.unmarshalDocument(in, ENCODING);
  }

  @Override
  public TraceReport report(Object own) {
    return switch (own) {
      case IntTrace trace ->
          new TraceReport(
              trace.plan,
              trace.trace,
              trace.time,
              new TraceReport.Ints(trace.values.stream().mapToInt(Integer::intValue).toArray()));
      case DoubleTrace trace ->
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
    return unmarshalling.getClass();
  }
}
