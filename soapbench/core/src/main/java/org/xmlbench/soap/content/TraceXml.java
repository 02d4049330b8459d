package org.xmlbench.soap.content;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.soap.trace.TraceReport;

/** The reference: a report as XML, written without any framework. */
public final class TraceXml {
  private TraceXml() {}

  /** The schema of reports of every type; to be closed. */
  public static InputStream schema() {
    return TraceXml.class.getResourceAsStream("/org/xmlbench/soap/trace.xsd");
  }

  /** The report in UTF-8. */
  public static byte[] write(TraceReport report) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DocumentWriter writer = DocumentWriter.bytesOnly(bytes);
    try {
      writer.declaration();
      writer.start(Name.of(report.type().element()));
      TraceContent.write(report, new DocumentContent(writer));
      writer.end();
      writer.finish();
    } catch (IOException e) {
      throw new UncheckedIOException("an array in memory cannot be written", e);
    }
    return bytes.toByteArray();
  }
}
