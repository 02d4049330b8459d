package org.xmlbench.soap.bindings.jibx;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jibx.runtime.BindingDirectory;
import org.jibx.runtime.IBindingFactory;
import org.jibx.runtime.IMarshallingContext;
import org.jibx.runtime.JiBXException;
import org.jibx.runtime.impl.StAXReaderWrapper;
import org.jibx.runtime.impl.UnmarshallingContext;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Woven classes; the contexts are reused, as JiBX intends. */
final class JibxMapping extends BeanMapping {
  private static final String ENCODING = "UTF-8";

  private final IMarshallingContext marshalling;
  private final UnmarshallingContext unmarshalling;
  private final Optional<XMLInputFactory> parsers;

  /**
   * @param parser what reads; empty for what JiBX finds by itself. JiBX's own writer writes.
   */
  JibxMapping(ReportType type, Optional<StaxParser> parser) throws JiBXException {
    super(
        type,
        JibxNotification::new,
        type.kind() == TraceReport.Kind.INT ? JibxIntTrace::new : JibxDoubleTrace::new);
    IBindingFactory factory = BindingDirectory.getFactory(boundClass(type));
    marshalling = factory.createMarshallingContext();
    unmarshalling = (UnmarshallingContext) factory.createUnmarshallingContext();
    parsers = parser.map(StaxParser::input);
  }

  private static Class<?> boundClass(ReportType type) {
    return switch (type.form()) {
      case E134 -> JibxNotification.class;
      case FLAT ->
          switch (type.kind()) {
            case INT -> JibxIntTrace.class;
            case DOUBLE -> JibxDoubleTrace.class;
          };
    };
  }

  @Override
  public void marshal(Object own, OutputStream out) throws JiBXException {
    marshalling.marshalDocument(own, ENCODING, null, out);
  }

  @Override
  public Object unmarshal(InputStream in) throws JiBXException, XMLStreamException {
    if (parsers.isEmpty()) {
      return unmarshalling.unmarshalDocument(in, ENCODING);
    }
    XMLStreamReader reader = parsers.get().createXMLStreamReader(in);
    unmarshalling.setDocument(new StAXReaderWrapper(reader, null, true));
    return unmarshalling.unmarshalElement();
  }

  @Override
  public Class<?> implementation() {
    return unmarshalling.getClass();
  }
}
