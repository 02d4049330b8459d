package org.xmlbench.soap.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Reports as documents: what the schema and the reader by hand make of the reference. */
class TraceXmlTest {
  static Stream<ReportType> types() {
    return ReportType.all().stream();
  }

  @ParameterizedTest
  @MethodSource("types")
  void theReferenceIsValid(ReportType type) throws Exception {
    SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    try (InputStream xsd = TraceXml.schema()) {
      Schema schema = factory.newSchema(new StreamSource(xsd));
      for (int count : List.of(1, 10, 11)) {
        byte[] document = TraceXml.write(type.report(count));
        assertThatCode(
                () ->
                    schema
                        .newValidator()
                        .validate(new StreamSource(new ByteArrayInputStream(document))))
            .doesNotThrowAnyException();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void whatIsWrittenIsReadAgain(ReportType type) throws Exception {
    for (int count : List.of(1, 9, 10, 11, 250)) {
      TraceReport report = type.report(count);
      assertThat(report.count()).isEqualTo(count);
      assertThat(report.type()).isEqualTo(type);
      assertThat(report.difference(read(type, TraceXml.write(report)))).isEmpty();
      assertThat(report.difference(read(type, byStax(report)))).isEmpty();
    }
  }

  private static byte[] byStax(TraceReport report) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    XMLStreamWriter writer =
        XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(bytes, "UTF-8");
    StaxTrace.write(report, writer);
    return bytes.toByteArray();
  }

  private static TraceReport read(ReportType type, byte[] document) throws Exception {
    return StaxTrace.read(
        type,
        XMLInputFactory.newDefaultFactory()
            .createXMLStreamReader(new ByteArrayInputStream(document)));
  }

  /** Facts, section 6: the form that the study's slides print. */
  @Test
  void thePublishedFormIsTheStudys() {
    TraceReport report =
        new E134Report(
            "001",
            Instant.parse("2004-04-25T23:05:27Z"),
            List.of(
                new E134Report.Trace(
                    "100",
                    Instant.parse("2004-04-25T23:05:27Z"),
                    List.of(
                        new E134Report.Data(
                            Instant.parse("2004-04-25T23:05:26Z"),
                            new TraceReport.Ints(new int[] {7, 8}))))));
    assertThat(new String(TraceXml.write(report), StandardCharsets.UTF_8))
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <NewDataNotification>\
            <DataCollectionReport planID="001" reportTime="2004-04-25T23:05:27Z"><Reports>\
            <Trace traceid="100" reportTime="2004-04-25T23:05:27Z"><TraceResults>\
            <Data collectionTime="2004-04-25T23:05:26Z"><ParameterValues>\
            <PV><EI>7</EI></PV><PV><EI>8</EI></PV>\
            </ParameterValues></Data></TraceResults></Trace></Reports></DataCollectionReport>\
            </NewDataNotification>\
            """);
  }
}
