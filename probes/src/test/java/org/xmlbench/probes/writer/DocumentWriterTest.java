package org.xmlbench.probes.writer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.probes.JdkParser;

class DocumentWriterTest {
  private static final Name A = Name.of("a");
  private static final Name B = Name.of("b");
  private static final Name ID = Name.of("id");
  private static final Name PREFIXED = Name.of("urn:p", "p", "e");
  private static final Name PREFIXED_ATTRIBUTE = Name.of("urn:p", "p", "k");

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DocumentWriter writer = DocumentWriter.withOracle(bytes);

  @Test
  void writesEveryConstruct() throws IOException {
    writer.declaration();
    writer.processingInstruction("style", "type=\"x\"").newline();
    writer.docType(
        "a",
        null,
        null,
        new InternalSubset().entity("e", "entity's text").declaration("<!ELEMENT c (#PCDATA)>"));
    writer.start(A).namespace("", "").namespace("p", "urn:p").attribute(ID, "1<2 & \"3\"\t\n\r");
    writer.text("x < y & z > \"w\"\r").entity("e").text("!");
    writer.processingInstruction("pi", "");
    writer.start(PREFIXED).attribute(PREFIXED_ATTRIBUTE, "v").endEmpty();
    writer.start(B).endEmpty();
    writer.start(B).attribute(Name.of("d"), "given").end();
    writer.start(B).startAttribute(ID).text("<").entity("e").text(">").endAttribute().end();
    writer.newline().end();

    assertThat(finish())
        .isEqualTo(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <?style type="x"?>
            <!DOCTYPE a [
              <!ENTITY e "entity's text">
              <!ELEMENT c (#PCDATA)>
            ]>
            <a xmlns="" xmlns:p="urn:p" id="1&lt;2 &amp; &quot;3&quot;&#9;&#10;&#13;">\
            x &lt; y &amp; z &gt; "w"&#13;&e;!<?pi?>\
            <p:e p:k="v"/><b/><b d="given"></b><b id="&lt;&e;>"></b>
            </a>\
            """);
    assertOracle();
  }

  @Test
  void namesTheExternalSubset() throws IOException {
    writer.docType("a", "-//X//DTD Y//EN", "http://localhost/y.dtd", new InternalSubset());
    writer.start(A).endEmpty();
    assertThat(finish())
        .startsWith("<!DOCTYPE a PUBLIC \"-//X//DTD Y//EN\"\n    \"http://localhost/y.dtd\" [\n]>");
    assertOracle();
  }

  @Test
  void writesCharactersOfEveryLength() throws IOException {
    String text = "z\u00E9\u20AC\uD83D\uDE00\uFFFD";
    writer.start(A).attribute(ID, text).text(text).end();
    assertThat(finish()).isEqualTo("<a id=\"" + text + "\">" + text + "</a>");
    assertOracle();
  }

  @Test
  void writesTextLongerThanItsBuffer() throws IOException {
    String text = "\uD83D\uDE00<".repeat(100_000);
    writer.start(A).text("x" + text).text(text).end();
    finish();
    assertOracle();
  }

  @Test
  void writesValuesInEitherQuotes() throws IOException {
    String value = "'\"&";
    writer.start(A).singleQuotes(true).namespace("p", "urn:'").attribute(ID, value).text(value);
    writer.start(B).startAttribute(ID).text(value).text("'").endAttribute().endEmpty();
    writer.start(A).singleQuotes(false).attribute(ID, value).endEmpty().end();
    assertThat(finish())
        .isEqualTo(
            "<a xmlns:p='urn:&apos;' id='&apos;\"&amp;'>'\"&amp;"
                + "<b id='&apos;\"&amp;&apos;'/><a id=\"'&quot;&amp;\"/></a>");
    assertOracle();
  }

  @Test
  void cutsTextIntoPieces() throws IOException {
    writer.comment(" before ").newline().start(A).text("1").comment("<&").text("2");
    writer.cdata("<b>&]]").character(0x1F600, true).character(0xE9, false).end();
    assertThat(finish())
        .isEqualTo("<!-- before -->\n<a>1<!--<&-->2<![CDATA[<b>&]]]]>&#x1f600;&#233;</a>");
    assertOracle();
    assertThat(writer.oracle().totals().tally().textRuns()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(DocumentEncoding.class)
  void writesEveryEncoding(DocumentEncoding encoding) throws IOException {
    DocumentWriter encoded = DocumentWriter.withOracle(bytes, encoding);
    encoded.declaration("standalone=\"yes\"");
    encoded.start(Name.of("\u00E9")).attribute(ID, "\u00FC\u20AC\uD83D\uDE00<");
    encoded.text("\u00FC\u20AC\uD83D\uDE00".repeat(20_000)).end();
    encoded.finish();

    byte[] written = bytes.toByteArray();
    assertThat(JdkParser.oracle(new ByteArrayInputStream(written))).isEqualTo(encoded.oracle());
    String text = new String(written, encoding.charset());
    String known =
        encoding == DocumentEncoding.ISO_8859_1 ? "&#8364;&#128512;" : "\u20AC\uD83D\uDE00";
    assertThat(text)
        .startsWith(
            switch (encoding) {
              case UTF_8 -> "<?xml version=\"1.0\" standalone=";
              case UTF_16 -> "\uFEFF<?xml version=\"1.0\" encoding=\"UTF-16\" standalone=";
              case ISO_8859_1 -> "<?xml version=\"1.0\" encoding=\"ISO-8859-1\" standalone=";
            })
        .contains("<\u00E9 id=\"\u00FC" + known + "&lt;\">\u00FC" + known + "\u00FC");
  }

  @Test
  void whatHasNoReferencesMustBeInTheEncoding() throws IOException {
    DocumentWriter latin = DocumentWriter.bytesOnly(bytes, DocumentEncoding.ISO_8859_1);
    assertIllegal(() -> latin.start(Name.of("\u03B1")));
    latin.start(A);
    assertIllegal(() -> latin.comment("\u20AC"));
    assertIllegal(() -> latin.cdata("\u20AC"));
    assertIllegal(() -> latin.processingInstruction("t", "\u20AC"));
  }

  @Test
  void goesDeep() throws IOException {
    for (int i = 0; i < 10_000; i++) {
      writer.start(A);
    }
    for (int i = 0; i < 10_000; i++) {
      writer.end();
    }
    finish();
    assertOracle();
  }

  @Test
  void aWriterOfBytesHasNoOracle() throws IOException {
    DocumentWriter plain = DocumentWriter.bytesOnly(bytes);
    plain.start(A).endEmpty();
    plain.finish();
    assertThatThrownBy(plain::oracle).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void misuseIsAnError() throws IOException {
    assertMisuse(() -> writer.text("outside"));
    assertMisuse(() -> writer.end());
    assertMisuse(() -> writer.attribute(ID, "v"));
    assertMisuse(() -> writer.finish());
    writer.start(A).attribute(ID, "v");
    assertMisuse(() -> writer.namespace("p", "urn:p"));
    assertMisuse(() -> writer.finish());
    writer.startAttribute(B);
    assertMisuse(() -> writer.start(B));
    assertMisuse(() -> writer.singleQuotes(true));
    writer.endAttribute().end();
    assertMisuse(() -> writer.start(A));
    assertMisuse(() -> writer.docType("a", null, null, new InternalSubset()));
  }

  @Test
  void whatCannotBeWrittenIsAnError() throws IOException {
    writer.start(A);
    assertIllegal(() -> writer.text("\u0001"));
    assertIllegal(() -> writer.text("\uFFFE"));
    assertIllegal(() -> writer.text("\uD83D"));
    assertIllegal(() -> writer.text("\uDE00\uD83D"));
    assertIllegal(() -> writer.processingInstruction("t", "a\rb"));
    assertIllegal(() -> writer.processingInstruction("t", "a?>b"));
    assertIllegal(() -> writer.processingInstruction("t", " a"));
    assertIllegal(() -> writer.comment("a--b"));
    assertIllegal(() -> writer.comment("a-"));
    assertIllegal(() -> writer.cdata(""));
    assertIllegal(() -> writer.cdata("a]]>b"));
    assertIllegal(() -> writer.entity("undeclared"));
    assertIllegal(() -> new InternalSubset().entity("e", "<b/>"));
    assertIllegal(() -> new InternalSubset().entity("e", "1").entity("e", "2"));
  }

  private static void assertMisuse(ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalStateException.class);
  }

  private static void assertIllegal(ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class);
  }

  private String finish() throws IOException {
    writer.finish();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private void assertOracle() {
    Oracle oracle = writer.oracle();
    assertThat(JdkParser.oracle(new ByteArrayInputStream(bytes.toByteArray()))).isEqualTo(oracle);
  }
}
