package org.xmlbench.soap.trace;

import java.util.Arrays;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/** A report written and read by StAX, by hand: the hand-written reference for bindings. */
public final class StaxTrace {
  private static final int FIRST_LENGTH = 16;

  private StaxTrace() {}

  /** Writes a report as a document. */
  public static void write(TraceReport report, XMLStreamWriter writer) throws XMLStreamException {
    writer.writeStartDocument();
    writer.writeStartElement(report.values().kind().element());
    leaf(writer, TraceXml.PLAN, report.plan());
    leaf(writer, TraceXml.TRACE, Integer.toString(report.trace()));
    leaf(writer, TraceXml.TIME, report.time());
    writer.writeStartElement(TraceXml.VALUES);
    switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        for (int value : values) {
          leaf(writer, TraceXml.VALUE, Integer.toString(value));
        }
      }
      case TraceReport.Doubles(double[] values) -> {
        for (double value : values) {
          leaf(writer, TraceXml.VALUE, Double.toString(value));
        }
      }
    }
    writer.writeEndElement();
    writer.writeEndElement();
    writer.writeEndDocument();
    writer.flush();
  }

  private static void leaf(XMLStreamWriter writer, String name, String text)
      throws XMLStreamException {
    writer.writeStartElement(name);
    writer.writeCharacters(text);
    writer.writeEndElement();
  }

  /** Reads a report of that kind; what is missing ends in an error. */
  public static TraceReport read(TraceReport.Kind kind, XMLStreamReader reader)
      throws XMLStreamException {
    toStart(reader, TraceXml.PLAN);
    String plan = reader.getElementText();
    toStart(reader, TraceXml.TRACE);
    int trace = Integer.parseInt(reader.getElementText());
    toStart(reader, TraceXml.TIME);
    String time = reader.getElementText();
    toStart(reader, TraceXml.VALUES);
    return new TraceReport(
        plan,
        trace,
        time,
        switch (kind) {
          case INT -> ints(reader);
          case DOUBLE -> doubles(reader);
        });
  }

  private static TraceReport.Ints ints(XMLStreamReader reader) throws XMLStreamException {
    int[] values = new int[FIRST_LENGTH];
    int count = 0;
    while (reader.nextTag() == XMLStreamReader.START_ELEMENT) {
      values = count == values.length ? Arrays.copyOf(values, 2 * count) : values;
      values[count++] = Integer.parseInt(reader.getElementText());
    }
    return new TraceReport.Ints(Arrays.copyOf(values, count));
  }

  private static TraceReport.Doubles doubles(XMLStreamReader reader) throws XMLStreamException {
    double[] values = new double[FIRST_LENGTH];
    int count = 0;
    while (reader.nextTag() == XMLStreamReader.START_ELEMENT) {
      values = count == values.length ? Arrays.copyOf(values, 2 * count) : values;
      values[count++] = Double.parseDouble(reader.getElementText());
    }
    return new TraceReport.Doubles(Arrays.copyOf(values, count));
  }

  private static void toStart(XMLStreamReader reader, String name) throws XMLStreamException {
    while (!(reader.isStartElement() && reader.getLocalName().equals(name))) {
      reader.next();
    }
  }
}
