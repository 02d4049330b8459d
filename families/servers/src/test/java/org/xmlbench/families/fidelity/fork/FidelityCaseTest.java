package org.xmlbench.families.fidelity.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.WireValue;

/** Each case's messages carry the value that its name says, in both encodings. */
class FidelityCaseTest {
  private static final List<Encoding> ENVELOPES =
      List.of(Encoding.DOCUMENT_LITERAL, Encoding.RPC_ENCODED);

  static Stream<Arguments> messages() {
    return Stream.of(FidelityCase.values())
        .flatMap(tested -> ENVELOPES.stream().map(encoding -> Arguments.of(tested, encoding)));
  }

  @ParameterizedTest
  @MethodSource("messages")
  void requestReplyAndDataSayTheSame(FidelityCase tested, Encoding encoding)
      throws MessageException {
    if (tested.request(encoding).isEmpty()) {
      assertThat(tested.reply(encoding)).isEmpty();
      assertThat(tested.data()).isPresent();
      return;
    }
    List<WireValue> asked = tested.values(tested.request(encoding).get());
    if (tested.comesBack()) {
      assertThat(tested.values(tested.reply(encoding).get())).isEqualTo(asked);
    }
    tested
        .data()
        .ifPresent(
            data -> {
              List<WireValue> meant = ValueComparison.values(data);
              assertThat(ValueComparison.of(tested.shape(), asked, meant).detail()).isEmpty();
            });
  }

  @ParameterizedTest
  @MethodSource("messages")
  void noCaseIsItsReferenceMessageByAccident(FidelityCase tested, Encoding encoding) {
    tested
        .request(encoding)
        .map(request -> new String(request, StandardCharsets.UTF_8))
        .ifPresent(text -> assertThat(text).doesNotContain(">1234567<", ">marked<"));
  }

  static Stream<Arguments> texts() {
    return Stream.of(
        Arguments.of(FidelityCase.INT_LEAST, ">-2147483648<"),
        Arguments.of(FidelityCase.INT_SPACED, ">\n  7\n <"),
        Arguments.of(FidelityCase.DOUBLE_MINUS_INFINITE, ">-INF<"),
        Arguments.of(FidelityCase.DOUBLE_MINUS_ZERO, ">-0.0<"),
        Arguments.of(FidelityCase.DOUBLE_SUBNORMAL, ">4.9E-324<"),
        Arguments.of(FidelityCase.STRING_MARKUP, ">&lt;a b=\"c\"&gt;&amp;amp;']]&gt;<"),
        Arguments.of(FidelityCase.STRING_LINE_ENDS, ">a&#13;\nb\nc&#13;d\te<"),
        Arguments.of(FidelityCase.STRING_NIL, "xsi:nil=\"true\"/>"),
        Arguments.of(FidelityCase.EVENT_EXTREME, ">NaN<"),
        Arguments.of(FidelityCase.TRACE_DOUBLE_NAN, ">NaN<"),
        Arguments.of(FidelityCase.TRACE_INT_LEAST, ">-2147483648<"),
        Arguments.of(FidelityCase.INVALID_TRACE_MEMBER, "<unknown>4</unknown>"),
        Arguments.of(FidelityCase.INVALID_MEMBER, "<unknown>4</unknown>"),
        Arguments.of(FidelityCase.INVALID_BASE64, ">AAECAwQFBgcICQoLDA0O*"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void theTextIsOnTheWire(FidelityCase tested, String text) {
    for (Encoding encoding : ENVELOPES) {
      assertThat(tested.request(encoding))
          .hasValueSatisfying(
              request -> assertThat(new String(request, StandardCharsets.UTF_8)).contains(text));
    }
  }

  @ParameterizedTest
  @EnumSource(FidelityCase.class)
  void aCaseIsFoundByItsName(FidelityCase tested) {
    assertThat(FidelityCase.of(tested.label())).isEqualTo(tested);
    assertThat(tested.description()).isNotBlank();
  }
}
