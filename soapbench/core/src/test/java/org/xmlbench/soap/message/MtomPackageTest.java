package org.xmlbench.soap.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;

class MtomPackageTest {
  private static final Optional<String> TYPE = Optional.of(MtomPackage.REFERENCE_TYPE);

  private static ReferenceMessage reply(Encoding encoding, String operation, int size) {
    Payload data = DataRule.PUBLISHED.elements(Shape.BASE64, 0, size);
    return ReferenceMessage.reply(encoding, SoapOperation.named(operation), Optional.of(data));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 300, 100_000})
  void theReferenceSaysWhatTheLiteralMessageSays(int size) throws MessageException {
    byte[] message = reply(Encoding.MTOM, "sendBase64", size).bytes();
    MtomPackage parts = MtomPackage.parse(message, TYPE);
    assertThat(parts.parts()).isEqualTo(1);
    WireMessage literal =
        WireMessage.parse(reply(Encoding.DOCUMENT_LITERAL, "sendBase64", size).bytes());
    assertThat(WireMessage.parse(parts.inlined()).difference(literal, Set.of())).isEmpty();
    assertThat(message).hasSizeBetween(size, size + 1000);
  }

  @Test
  void whatCarriesNoBytesHasTheEnvelopeAlone() throws MessageException {
    MtomPackage parts = MtomPackage.parse(reply(Encoding.MTOM, "receiveBase64", 9).bytes(), TYPE);
    assertThat(parts.parts()).isZero();
    WireMessage literal =
        WireMessage.parse(reply(Encoding.DOCUMENT_LITERAL, "receiveBase64", 9).bytes());
    assertThat(WireMessage.parse(parts.inlined()).difference(literal, Set.of())).isEmpty();
  }

  @Test
  void anEnvelopeAloneIsItself() throws MessageException {
    byte[] inline = reply(Encoding.DOCUMENT_LITERAL, "sendBase64", 9).bytes();
    MtomPackage parts = MtomPackage.parse(inline, Optional.of("text/xml; charset=utf-8"));
    assertThat(parts.parts()).isZero();
    assertThat(parts.inlined()).isEqualTo(inline);
  }

  static Stream<Arguments> changes() {
    String include =
        "<xop:Include xmlns:xop=\"http://www.w3.org/2004/08/xop/include\""
            + " href=\"cid:data@xmlbench.org\"/>";
    String data = "\r\nContent-ID: <data@xmlbench.org>";
    return Stream.of(
        Arguments.of("cid:data@", "cid:other@", "it includes cid:other@xmlbench.org, which is no"),
        Arguments.of(include, "AA==", "it includes [] of the parts [data@xmlbench.org]"),
        Arguments.of(include, include + include, "cid:data@xmlbench.org, which is no part or one"),
        Arguments.of("binary" + data, "base64" + data, "the transfer encoding base64"),
        Arguments.of(data, "\r\nX-ID: 1", "the content identifier null"),
        Arguments.of("-Type: application/xop+xml", "-Type: text/xml", "its first part's type"),
        Arguments.of("boundary--\r\n", "end", "its last part has no end"),
        Arguments.of("\r\n", "\n", "its first part has no head"));
  }

  @ParameterizedTest
  @MethodSource("changes")
  void aBrokenPackageIsReported(String what, String instead, String message) {
    String text = text(reply(Encoding.MTOM, "sendBase64", 3).bytes());
    String broken = text.replace(what, instead);
    assertThat(broken).isNotEqualTo(text);
    assertThatThrownBy(() -> MtomPackage.parse(bytes(broken), Optional.empty()))
        .isInstanceOf(MessageException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text/xml | it is no message of type text/xml",
        "multipart/related; boundary=b | without type=",
        "multipart/related; type=\"application/xop+xml\"; boundary=b | its head says 'b'",
      })
  void theMediaTypeMustSayWhatItIs(String type, String message) {
    byte[] right = reply(Encoding.MTOM, "sendBase64", 3).bytes();
    assertThatThrownBy(() -> MtomPackage.parse(right, Optional.of(type)))
        .isInstanceOf(MessageException.class)
        .hasMessageContaining(message);
  }

  @Test
  void changedBytesAreAnotherMessage() throws MessageException {
    byte[] message = reply(Encoding.MTOM, "sendBase64", 50).bytes();
    String text = text(message);
    int data = text.indexOf("\r\n\r\n", text.indexOf("octet-stream")) + 4;
    message[data + 7]++;
    WireMessage literal =
        WireMessage.parse(reply(Encoding.DOCUMENT_LITERAL, "sendBase64", 50).bytes());
    byte[] inlined = MtomPackage.parse(message, TYPE).inlined();
    assertThat(WireMessage.parse(inlined).difference(literal, Set.of())).isPresent();
  }

  private static String text(byte[] message) {
    return new String(message, StandardCharsets.ISO_8859_1);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
