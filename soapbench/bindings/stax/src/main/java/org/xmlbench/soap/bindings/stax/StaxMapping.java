package org.xmlbench.soap.bindings.stax;

import com.ctc.wstx.stax.WstxInputFactory;
import com.ctc.wstx.stax.WstxOutputFactory;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.content.StaxTrace;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Reports are its own objects. */
final class StaxMapping implements Framework.Mapping {
  private final ReportType type;
  private final WstxInputFactory input = new WstxInputFactory();
  private final WstxOutputFactory output = new WstxOutputFactory();

  StaxMapping(ReportType type) {
    this.type = type;
    input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
  }

  @Override
  public void marshal(Object own, OutputStream out) throws XMLStreamException {
    XMLStreamWriter writer = output.createXMLStreamWriter(out, "UTF-8");
    StaxTrace.write((TraceReport) own, writer);
    writer.close();
  }

  @Override
  public Object unmarshal(InputStream in) throws XMLStreamException {
    XMLStreamReader reader = input.createXMLStreamReader(in);
    try {
      return StaxTrace.read(type, reader);
    } finally {
      reader.close();
    }
  }

  @Override
  public Class<?> implementation() {
    return input.getClass();
  }
}
