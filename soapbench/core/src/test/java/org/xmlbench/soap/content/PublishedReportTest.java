package org.xmlbench.soap.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport.Kind;

/** The parsers' document {@code e134} is the report that toolkits send. */
class PublishedReportTest {
  private static final Pattern TAG = Pattern.compile("<[A-Za-z0-9]+[ >]");

  @Test
  void theParsersDocumentIsValid() throws Exception {
    Schema schema =
        SchemaFactory.newDefaultInstance().newSchema(new StreamSource(TraceXml.schema()));
    assertThatCode(
            () ->
                schema
                    .newValidator()
                    .validate(new StreamSource(new ByteArrayInputStream(document(123)))))
        .doesNotThrowAnyException();
  }

  @Test
  void itHasTheElementsOfAReportOfInts() throws Exception {
    byte[] report = TraceXml.write(E134Report.of(Kind.INT, 0, 10));
    assertThat(tags(document(10))).isEqualTo(tags(report));
  }

  private static byte[] document(int values) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Catalogue.parse("e134:" + values).write(bytes);
    return bytes.toByteArray();
  }

  private static List<String> tags(byte[] xml) {
    return TAG.matcher(new String(xml, StandardCharsets.UTF_8))
        .results()
        .map(match -> match.group())
        .toList();
  }
}
