package org.xmlbench.inspection.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeReaderTest {
  private static final String DOCUMENT =
      """
      <a xmlns="urn:a" xmlns:p="urn:p">
      <p:b k="12" l="3">text<!--c--> more</p:b><p:b k=""/><?pi d?><c><![CDATA[&]]></c>
      </a>\
      """;

  @Test
  void countsEveryConstruct() throws Exception {
    DocumentShape shape = read(DOCUMENT);
    assertThat(shape.bytes()).isEqualTo(DOCUMENT.length());
    assertThat(shape.counts()).isEqualTo(new DocumentShape.Counts(4, 3, 2, 4, 1, 1, 1));
    assertThat(shape.characters())
        .isEqualTo(new DocumentShape.Characters(DOCUMENT.length(), 0, 10, 2, 3));
    assertThat(shape.depth()).isEqualTo(new DocumentShape.Depth(2, 7));
    assertThat(shape.names()).isEqualTo(new DocumentShape.Names(3, 2));
  }

  @Test
  void sharesAddUpToOne() throws Exception {
    DocumentShape shape = read(DOCUMENT);
    assertThat(shape.textShare() + shape.blankShare() + shape.valueShare() + shape.markupShare())
        .isCloseTo(1, within(1e-9));
    assertThat(shape.textPerRun()).isEqualTo(10.0 / 4);
    assertThat(shape.eventsPerKib()).isCloseTo(13 * 1024.0 / DOCUMENT.length(), within(1e-9));
    assertThat(shape.attributesPerElement()).isEqualTo(0.75);
    assertThat(shape.declarationsPerElement()).isEqualTo(0.5);
    assertThat(shape.meanDepth()).isEqualTo(1.75);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "ISO-8859-1"})
  void countsCharactersInEveryEncoding(String encoding) throws Exception {
    String text = "<?xml version='1.0' encoding='" + encoding + "'?><a>\u00E9</a>";
    byte[] document = text.getBytes(Charset.forName(encoding));
    DocumentShape shape = ShapeReader.read(new ByteArrayInputStream(document));
    assertThat(shape.bytes()).isEqualTo(document.length);
    assertThat(shape.characters().all()).isEqualTo(text.length());
    assertThat(shape.characters().nonAscii()).isEqualTo(1);
  }

  @Test
  void fetchesNothing(@TempDir Path folder) throws Exception {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    String document =
        "<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/a.dtd' [<!ENTITY e SYSTEM '%s'>]><a>&e;</a>"
            .formatted(secret.toUri());
    assertThat(read(document).characters().text()).isZero();
  }

  @Test
  void stopsAtAnEntityBomb() {
    StringBuilder bomb = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 'ha'>");
    for (int i = 1; i < 12; i++) {
      bomb.append("<!ENTITY e%d '%s'>".formatted(i, ("&e" + (i - 1) + ";").repeat(10)));
    }
    bomb.append("]><a k='&e11;'/>");
    byte[] document = bomb.toString().getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> ShapeReader.read(new ByteArrayInputStream(document), 1_000_000))
        .isInstanceOf(UnreadableDocumentException.class)
        .hasMessage(
            "not described: its entities expand to more than 1,000,000 characters or references");
  }

  @ParameterizedTest
  @CsvSource({
    "<a><b></a>, 'line 1, column 9: '",
    "'', 'Premature end of file'",
    "<a:b/>, 'prefix \"a\"'",
    "text, 'not allowed in prolog'"
  })
  void saysWhereADocumentIsNotWellFormed(String document, String message) {
    assertUnreadable(document, message);
  }

  @Test
  void saysThatBytesAreNotOfTheEncoding() {
    byte[] document = "<a>\u00E9</a>".getBytes(StandardCharsets.ISO_8859_1);
    assertThatThrownBy(() -> ShapeReader.read(new ByteArrayInputStream(document)))
        .isInstanceOf(UnreadableDocumentException.class)
        .hasMessage("not all of its bytes are characters in UTF-8");
  }

  @Test
  void saysThatAnEncodingIsUnknown() {
    assertUnreadable(
        "<?xml version='1.0' encoding='ISO-2022-XX'?><a/>",
        "it declares the encoding 'ISO-2022-XX', which is unknown here");
  }

  @Test
  void longAndDeepDocumentsAreRead() throws Exception {
    String deep = "<a>".repeat(2_000) + "&amp;".repeat(200_000) + "</a>".repeat(2_000);
    assertThat(read(deep).depth().most()).isEqualTo(2_000);
  }

  private static void assertUnreadable(String document, String message) {
    assertThatThrownBy(() -> read(document))
        .isInstanceOf(UnreadableDocumentException.class)
        .hasMessageContaining(message)
        .message()
        .doesNotContain("\n");
  }

  private static DocumentShape read(String document)
      throws IOException, UnreadableDocumentException {
    return ShapeReader.read(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
  }
}
