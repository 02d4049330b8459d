package org.xmlbench.soap.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;

/** What is written is read again, by whatever writes, and nothing else is read. */
class MessageContentTest {
  static Stream<Payload> payloads() {
    Stream<Payload> ofEachShape =
        Arrays.stream(Shape.values())
            .flatMap(
                shape ->
                    Stream.of(0, 1, 40)
                        .map(length -> DataRule.FULL_PRECISION.elements(shape, 3, length)));
    return Stream.concat(
        ofEachShape,
        Stream.of(
            new Payload.Ints(new int[] {Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE}),
            new Payload.Doubles(
                new double[] {
                  Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0
                }),
            new Payload.Strings(new String[] {"", " ", "a<b&c>\"d'", "\ud83d\ude00", "]]>"}),
            new Payload.Meshes(new MeshInterfaceObject[] {new MeshInterfaceObject(-1, 1, 1e300)}),
            new Payload.Events(new SimpleEvent[] {new SimpleEvent(-1, Double.MIN_VALUE, "")})));
  }

  @ParameterizedTest
  @MethodSource("payloads")
  void whatIsWrittenIsReadAgain(Payload data) throws Exception {
    assertThat(data.difference(read(data.shape(), byStax(data)))).isEmpty();
    assertThat(data.difference(read(data.shape(), asReference(data)))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void whiteSpaceBetweenElementsMeansNothing(Shape shape) throws Exception {
    Payload data = DataRule.PUBLISHED.elements(shape, 0, 3);
    String indented = byStax(data).replace("><", ">\n  <");
    assertThat(data.difference(read(shape, indented))).isEmpty();
  }

  @Test
  void anotherElementIsRefused() {
    assertRefused(Shape.INTS, "<input><item>1</item><value>2</value></input>", "value");
    assertRefused(Shape.INTS, "<input><b:item xmlns:b='u'>1</b:item></input>", "{u}item");
    assertRefused(Shape.MESH_INTERFACE_OBJECTS, mesh("<y>1</y><x>1</x><value>1</value>"), "y");
    assertRefused(Shape.MESH_INTERFACE_OBJECTS, mesh("<x>1</x><y>1</y>"), "value is missing");
    assertRefused(
        Shape.MESH_INTERFACE_OBJECTS,
        mesh("<x>1</x><y>1</y><value>1</value><value>2</value>"),
        "value is too many");
  }

  private static String mesh(String members) {
    return "<input><item>" + members + "</item></input>";
  }

  private static void assertRefused(Shape shape, String part, String reason) {
    assertThatExceptionOfType(UnexpectedContentException.class)
        .isThrownBy(() -> read(shape, part))
        .withMessageContaining(reason);
  }

  @Test
  void aWordAmongIntegersIsRefused() {
    assertThatExceptionOfType(NumberFormatException.class)
        .isThrownBy(() -> read(Shape.INTS, "<input><item>1</item><item>two</item></input>"));
  }

  private static String byStax(Payload data) throws Exception {
    StringWriter text = new StringWriter();
    XMLStreamWriter writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    MessageContent.write(Member.INPUT, data, new StaxWriter(writer));
    writer.flush();
    return text.toString();
  }

  private static String asReference(Payload data) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DocumentWriter writer = DocumentWriter.bytesOnly(bytes);
    MessageContent.write(Member.INPUT, data, new DocumentContent(writer));
    writer.finish();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static Payload read(Shape shape, String part) throws Exception {
    XMLStreamReader reader =
        XMLInputFactory.newDefaultFactory().createXMLStreamReader(new StringReader(part));
    reader.nextTag();
    Payload read = MessageContent.read(shape, new StaxReader(reader));
    assertThat(reader.isEndElement()).as("at the part's end").isTrue();
    return read;
  }
}
