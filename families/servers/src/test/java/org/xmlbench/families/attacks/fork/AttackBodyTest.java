package org.xmlbench.families.attacks.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
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
  @EnumSource(Encoding.class)
  void whatIsWrongInOnePlaceIsWellFormed(Encoding encoding) throws MessageException {
    assertThat(text(encoding, Attack.WRONG_TYPE)).containsOnlyOnce(">two<");
    assertThat(text(encoding, Attack.HUGE_SIZE)).containsOnlyOnce(">2147483647<");
    assertThat(text(encoding, Attack.MUST_UNDERSTAND)).contains("mustUnderstand=\"1\"");
    for (Attack attack : List.of(Attack.WRONG_TYPE, Attack.HUGE_SIZE, Attack.MUST_UNDERSTAND)) {
      assertThat(WireMessage.parse(body(encoding, attack))).isNotNull();
    }
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void attributesAreManyAndCollide(Encoding encoding) {
    assertThat(text(encoding, Attack.ATTRIBUTES)).contains("<a a0=\"\" a1=\"\"", "a99999=\"\"/>");
    List<String> names =
        Pattern.compile("(?:Aa|BB){14}")
            .matcher(text(encoding, Attack.COLLIDING_NAMES))
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(names).hasSize(16_384).doesNotHaveDuplicates();
    assertThat(names.stream().map(String::hashCode).distinct()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(Encoding.class)
  void packagesIncludeWhatIsNotTheirs(Encoding encoding) {
    AttackBody made = new AttackBody(encoding, PORT, Path.of("/tmp/secret"));
    assertThat(packed(made, Attack.XOP_FILE)).contains("href=\"file:///tmp/secret\"");
    assertThat(packed(made, Attack.XOP_HTTP)).contains("href=\"http://127.0.0.1:4711/a\"");
    assertThat(packed(made, Attack.MANY_PARTS)).contains("href=\"cid:p0\"", "<p99999>");
  }

  private static String packed(AttackBody made, Attack attack) {
    AttackBody.Hostile hostile = made.request(attack);
    assertThat(hostile.contentType()).hasValueSatisfying(type -> type.startsWith("multipart/"));
    return new String(hostile.bytes(), StandardCharsets.UTF_8);
  }

  @Test
  void aBombIsSmallUntilItIsUnpacked() throws IOException {
    AttackBody.Hostile bomb =
        new AttackBody(Encoding.DOCUMENT_LITERAL, PORT, Path.of("/tmp/secret"))
            .request(Attack.GZIP_BOMB);
    assertThat(bomb.headers()).containsEntry("Content-Encoding", "gzip");
    assertThat(bomb.bytes()).hasSizeLessThan(1 << 20);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bomb.bytes()))) {
      assertThat(in.transferTo(OutputStream.nullOutputStream())).isGreaterThan(256L << 20);
    }
  }

  @ParameterizedTest
  @EnumSource(Attack.class)
  void anAttackIsFoundByItsName(Attack attack) {
    assertThat(Attack.of(attack.label())).isEqualTo(attack);
    assertThat(attack.description()).isNotBlank();
  }
}
