package org.xmlbench.soap.bindings.fastinfoset;

import com.sun.xml.fastinfoset.stax.StAXDocumentParser;
import com.sun.xml.fastinfoset.stax.StAXDocumentSerializer;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.content.StaxTrace;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** The same StAX calls as for text, above the binary form. */
final class FastInfosetMapping implements Framework.Mapping {
  private final ReportType type;
  private final StAXDocumentParser parser = new StAXDocumentParser();
  private final StAXDocumentSerializer serializer = new StAXDocumentSerializer();

  FastInfosetMapping(ReportType type) {
    this.type = type;
  }

  @Override
  public void marshal(Object own, OutputStream out) throws XMLStreamException {
    serializer.setOutputStream(out);
    StaxTrace.write((TraceReport) own, serializer);
    serializer.reset();
  }

  @Override
  public Object unmarshal(InputStream in) throws XMLStreamException {
    parser.setInputStream(in);
    TraceReport report = StaxTrace.read(type, parser);
    parser.reset();
    return report;
  }

  @Override
  public Class<?> implementation() {
    return parser.getClass();
  }
}
