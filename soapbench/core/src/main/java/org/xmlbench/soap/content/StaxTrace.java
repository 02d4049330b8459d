package org.xmlbench.soap.content;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** A report written and read by StAX, by hand: the hand-written reference for bindings. */
public final class StaxTrace {
  private StaxTrace() {}

  public static void write(TraceReport report, XMLStreamWriter writer) throws XMLStreamException {
    writer.writeStartDocument();
    writer.writeStartElement(report.type().element());
    TraceContent.write(report, new StaxWriter(writer));
    writer.writeEndElement();
    writer.writeEndDocument();
    writer.flush();
  }

  /** Reads a report of that type; what is missing ends in an error. */
  public static TraceReport read(ReportType type, XMLStreamReader reader)
      throws XMLStreamException {
    while (!(reader.isStartElement() && reader.getLocalName().equals(type.element()))) {
      reader.next();
    }
    return TraceContent.read(type, new StaxReader(reader));
  }
}
