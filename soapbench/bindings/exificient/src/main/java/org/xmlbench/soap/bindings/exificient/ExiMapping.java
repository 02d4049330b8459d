package org.xmlbench.soap.bindings.exificient;

import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.helpers.DefaultEXIFactory;
import com.siemens.ct.exi.grammars.GrammarFactory;
import com.siemens.ct.exi.main.api.stream.StAXEncoder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.content.StaxTrace;
import org.xmlbench.soap.content.TraceXml;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** The same StAX calls as for text, above the binary form. */
final class ExiMapping implements Framework.Mapping {
  private final ReportType type;
  private final EXIFactory factory;

  private ExiMapping(ReportType type, EXIFactory factory) {
    this.type = type;
    this.factory = factory;
  }

  static ExiMapping withoutSchema(ReportType type) {
    return new ExiMapping(type, DefaultEXIFactory.newInstance());
  }

  static ExiMapping withSchema(ReportType type) throws EXIException, IOException {
    EXIFactory factory = DefaultEXIFactory.newInstance();
    try (InputStream schema = TraceXml.schema()) {
      factory.setGrammars(GrammarFactory.newInstance().createGrammars(schema));
    }
    return new ExiMapping(type, factory);
  }

  @Override
  public void marshal(Object own, OutputStream out) throws Exception {
    StAXEncoder encoder = new StAXEncoder(factory);
    encoder.setOutputStream(out);
    StaxTrace.write((TraceReport) own, encoder);
  }

  @Override
  public Object unmarshal(InputStream in) throws Exception {
    ElementTextDecoder decoder = new ElementTextDecoder(factory);
    decoder.setInputStream(in);
    return StaxTrace.read(type, decoder);
  }

  @Override
  public Class<?> implementation() {
    return factory.getClass();
  }
}
