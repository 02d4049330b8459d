package org.xmlbench.soap.bindings.simple;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Date;
import org.simpleframework.xml.core.Persister;
import org.simpleframework.xml.transform.RegistryMatcher;
import org.simpleframework.xml.transform.Transform;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

final class SimpleMapping implements Framework.Mapping {
  private static final SimpleE134 PUBLISHED = new SimpleE134();

  private final ReportType type;
  private final Persister persister;

  SimpleMapping(ReportType type) {
    this.type = type;
    RegistryMatcher matcher = new RegistryMatcher();
    matcher.bind(Date.class, new SchemaTime());
    persister = new Persister(matcher);
  }

  /** Simple writes dates in a form of its own: schema's needs a transform by its user. */
  private static final class SchemaTime implements Transform<Date> {
    @Override
    public Date read(String text) {
      return Date.from(OffsetDateTime.parse(text).toInstant());
    }

    @Override
    public String write(Date time) {
      return Instant.ofEpochMilli(time.getTime()).toString();
    }
  }

  private Class<?> boundClass() {
    return switch (type.form()) {
      case E134 -> SimpleNotification.class;
      case FLAT ->
          switch (type.kind()) {
            case INT -> SimpleTrace.Ints.class;
            case DOUBLE -> SimpleTrace.Doubles.class;
          };
    };
  }

  @Override
  public Object own(TraceReport report) {
    return switch (report) {
      case E134Report published -> PUBLISHED.of(published);
      case FlatReport flat -> flat(flat);
    };
  }

  private static SimpleTrace flat(FlatReport report) {
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
    return persister.read(boundClass(), in);
  }

  @Override
  public TraceReport report(Object own) {
    return own instanceof SimpleNotification published
        ? PUBLISHED.read(published)
        : flat((SimpleTrace) own);
  }

  private static FlatReport flat(SimpleTrace bound) {
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
