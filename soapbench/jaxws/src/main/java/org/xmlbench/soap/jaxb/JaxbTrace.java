package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Marshals and unmarshals by streams, the parser being JAXB's choice or another. */
public final class JaxbTrace implements Framework.Mapping {
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
      case E134 -> ReportRoots.Published.class;
      case FLAT ->
          switch (type.kind()) {
            case INT -> ReportRoots.Ints.class;
            case DOUBLE -> ReportRoots.Doubles.class;
          };
    };
  }

  @Override
  public Object own(TraceReport report) {
    return JaxbReports.document(report);
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
    return JaxbReports.read(own);
  }

  @Override
  public Class<?> implementation() {
    return unmarshaller.getClass();
  }
}
