package org.xmlbench.soap.bindings.jackson;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.trace.TraceReport;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;

/** Annotated beans. */
final class JacksonMapping extends BeanMapping {
  private final ObjectReader reader;
  private final ObjectWriter writer;

  JacksonMapping(TraceReport.Kind kind) {
    super(kind, kind == TraceReport.Kind.INT ? JacksonTrace.Ints::new : JacksonTrace.Doubles::new);
    WstxInputFactory input = new WstxInputFactory();
    input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    XmlMapper mapper = new XmlMapper(new XmlFactory(input, new WstxOutputFactory()));
    Class<?> type =
        kind == TraceReport.Kind.INT ? JacksonTrace.Ints.class : JacksonTrace.Doubles.class;
    this.reader = mapper.readerFor(type);
    this.writer = mapper.writerFor(type);
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
