package org.xmlbench.soap.jaxb.trace;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.TraceReport;

/** Marshals by the streams of a JAXB implementation; unmarshals from the platform's StAX. */
public final class JaxbTrace implements Framework.Mapping {
  private final Marshaller marshaller;
  private final Unmarshaller unmarshaller;
  private final XMLInputFactory factory = StaxParser.JDK.input();

  /** The mapping of that context, which has the class of the kind. */
  public JaxbTrace(JAXBContext context) throws JAXBException {
    this.marshaller = context.createMarshaller();
    this.unmarshaller = context.createUnmarshaller();
  }

  /** The class that a context needs. */
  public static Class<?> type(TraceReport.Kind kind) {
    return switch (kind) {
      case INT -> JaxbIntTrace.class;
      case DOUBLE -> JaxbDoubleTrace.class;
    };
  }

  @Override
  public Object own(TraceReport report) {
    return bind(report);
  }

  /** A report as JAXB's object. */
  public static JaxbTraceHead bind(TraceReport report) {
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
    return unmarshaller.unmarshal(factory.createXMLStreamReader(in));
  }

  @Override
  public TraceReport report(Object own) {
    return read((JaxbTraceHead) own);
  }

  /** What an object of JAXB's says. */
  public static TraceReport read(JaxbTraceHead own) {
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
