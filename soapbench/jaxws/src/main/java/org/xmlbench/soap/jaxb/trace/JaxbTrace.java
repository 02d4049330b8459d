package org.xmlbench.soap.jaxb.trace;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Marshals and unmarshals by streams, the parser being JAXB's choice or another. */
public final class JaxbTrace implements Framework.Mapping {
  private static final JaxbE134 PUBLISHED = new JaxbE134();

  private final Marshaller marshaller;
  private final Unmarshaller unmarshaller;
  private final Optional<XMLInputFactory> factory;

  /**
   * The mapping of that context, which has the class of a type of reports.
   *
   * @param parser what reads messages; empty for what JAXB uses by itself
   */
  public JaxbTrace(JAXBContext context, Optional<StaxParser> parser) throws JAXBException {
    this.marshaller = context.createMarshaller();
    this.unmarshaller = context.createUnmarshaller();
    this.factory = parser.map(StaxParser::input);
  }

  /** The class that a context needs. */
  public static Class<?> boundClass(ReportType type) {
    return switch (type.form()) {
      case E134 -> JaxbNotification.class;
      case FLAT ->
          switch (type.kind()) {
            case INT -> JaxbIntTrace.class;
            case DOUBLE -> JaxbDoubleTrace.class;
          };
    };
  }

  @Override
  public Object own(TraceReport report) {
    return bind(report);
  }

  /** A report as JAXB's object. */
  public static Object bind(TraceReport report) {
    return switch (report) {
      case E134Report published -> PUBLISHED.of(published);
      case FlatReport flat -> bind(flat);
    };
  }

  private static JaxbTraceHead bind(FlatReport report) {
    return switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        JaxbIntTrace own = new JaxbIntTrace();
        yield own.fill(report, Arrays.stream(values).boxed(), own.values);
      }
      case TraceReport.Doubles(double[] values) -> {
        JaxbDoubleTrace own = new JaxbDoubleTrace();
        yield own.fill(report, Arrays.stream(values).boxed(), own.values);
      }
    };
  }

  @Override
  public void marshal(Object own, OutputStream out) throws JAXBException {
    marshaller.marshal(own, out);
  }

  @Override
  public Object unmarshal(InputStream in) throws JAXBException, XMLStreamException {
    if (factory.isEmpty()) {
      return unmarshaller.unmarshal(in);
    }
    XMLStreamReader reader = factory.get().createXMLStreamReader(in);
    try {
      return unmarshaller.unmarshal(reader);
    } finally {
      reader.close();
    }
  }

  @Override
  public TraceReport report(Object own) {
    return own instanceof JaxbNotification published
        ? PUBLISHED.read(published)
        : read((JaxbTraceHead) own);
  }

  /** What JAXB's object of a published report says. */
  public static E134Report read(JaxbNotification own) {
    return PUBLISHED.read(own);
  }

  /** What JAXB's object of a flat report says. */
  public static FlatReport read(JaxbTraceHead own) {
    return own.toReport(
        switch (own) {
          case JaxbIntTrace trace ->
              new TraceReport.Ints(trace.values.stream().mapToInt(Integer::intValue).toArray());
          case JaxbDoubleTrace trace ->
              new TraceReport.Doubles(
                  trace.values.stream().mapToDouble(Double::doubleValue).toArray());
        });
  }

  @Override
  public Class<?> implementation() {
    return unmarshaller.getClass();
  }
}
