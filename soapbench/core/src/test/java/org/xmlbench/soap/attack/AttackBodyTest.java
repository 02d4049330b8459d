package org.xmlbench.soap.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.WireMessage;

/** What is sent is as bad as its name says, and no worse. */
class AttackBodyTest {
  private static final int PORT = 4711;

  private static byte[] body(Encoding encoding, Attack attack) {
    return new AttackBody(encoding, PORT, Path.of("/tmp/secret")).of(attack);
  }

  private static String text(Encoding encoding, Attack attack) {
    return new String(body(encoding, attack), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void aMalformedEnvelopeIsOne(Encoding encoding) {
    assertThat(text(encoding, Attack.MALFORMED)).contains("Envelope").doesNotEndWith(">");
    assertThatThrownBy(() -> WireMessage.parse(body(encoding, Attack.MALFORMED)))
        .isInstanceOf(MessageException.class);
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void whatIsOnlyHostileInSizeOrSenseIsWellFormed(Encoding encoding) throws MessageException {
    assertThat(WireMessage.parse(body(encoding, Attack.NOT_SOAP))).isNotNull();
    assertThat(WireMessage.parse(body(encoding, Attack.HALF_SENT))).isNotNull();
    assertThat(body(encoding, Attack.OVERSIZED)).hasSizeGreaterThan(31 << 20);
    assertThat(text(encoding, Attack.DEEP)).contains("<a><a><a>").contains("</a></a></a>");
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void declarationsNameWhatIsNotTheirs(Encoding encoding) {
    assertThat(text(encoding, Attack.EXTERNAL_DTD))
        .contains("<!DOCTYPE a SYSTEM \"http://127.0.0.1:4711/a.dtd\">");
    assertThat(text(encoding, Attack.EXTERNAL_ENTITY))
        .contains("<!ENTITY e SYSTEM \"file:///tmp/secret\">", ">&e;<");
    assertThat(text(encoding, Attack.ENTITY_BOMB))
        .contains("<!ENTITY e9 \"&e8;&e8;", ">&e;<")
        .hasSizeLessThan(4096);
  }

  @ParameterizedTest
  @EnumSource(Attack.class)
  void anAttackIsFoundByItsName(Attack attack) {
    assertThat(Attack.of(attack.label())).isEqualTo(attack);
    assertThat(attack.description()).isNotBlank();
  }
}
