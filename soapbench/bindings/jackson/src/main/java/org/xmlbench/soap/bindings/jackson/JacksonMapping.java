package org.xmlbench.soap.bindings.jackson;

import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.E134Bean;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;

/** Annotated beans. */
final class JacksonMapping extends BeanMapping {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  JacksonMapping(ReportType type, StaxParser parser) {
    super(
        type,
        E134Bean::new,
        type.kind() == TraceReport.Kind.INT ? JacksonTrace.Ints::new : JacksonTrace.Doubles::new);
    XmlMapper mapper =
        XmlMapper.builder(new XmlFactory(parser.input(), parser.output()))
            .addMixIns(JacksonNotification.MIX_INS)
            .build();
    Class<?> bound = boundClass(type);
    this.reader = mapper.readerFor(bound);
    this.writer = mapper.writerFor(bound);
  }

  private static Class<?> boundClass(ReportType type) {
    return switch (type.form()) {
      case E134 -> E134Bean.class;
      case FLAT ->
          switch (type.kind()) {
            case INT -> JacksonTrace.Ints.class;
            case DOUBLE -> JacksonTrace.Doubles.class;
          };
    };
  }

  @Override
  public void marshal(Object own, OutputStream out) {
    writer.writeValue(out, own);
  }

  @Override
  public Object unmarshal(InputStream in) {
    return reader.readValue(in);
  }

  @Override
  public Class<?> implementation() {
    return reader.getClass();
  }
}
