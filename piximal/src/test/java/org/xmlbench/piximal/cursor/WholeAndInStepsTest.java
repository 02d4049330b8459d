package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Texts of fragments of markup, most of which are no documents. */
class WholeAndInStepsTest {
  @Provide
  Arbitrary<String> markup() {
    Arbitrary<String> fragment =
        Arbitraries.of(
            "<a>",
            "</a>",
            "<a/>",
            "<a b='c'>",
            "<p:a xmlns:p='u' p:b='&amp;'>",
            "</p:a>",
            "x",
            "]]>",
            "]",
            "é",
            "€",
            "\uD83D\uDE00",
            "\r",
            "\r\n",
            "\n",
            "&lt;",
            "&#65;",
            "&e;",
            "<![CDATA[",
            "<!--",
            "-->",
            "--",
            "<?p ",
            "?>",
            "<",
            ">",
            "&",
            "'",
            "\"",
            " ",
            "=",
            "<!DOCTYPE a [<!ENTITY e '<b>x</b>'>]>",
            "<!DOCTYPE a [<!ATTLIST a d NMTOKEN ' v '>]>",
            "<?xml version='1.0'?>",
            "\u0001",
            "\uFFFF");
    return fragment
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(parts -> "<a>" + String.join("", parts) + "</a>")
        .flatMap(
            text -> Arbitraries.of(text, text.substring(3), text.substring(3, text.length() - 4)));
  }

  @Property(tries = 700)
  void theEventsAndTheErrorDoNotDependOnHowADocumentComes(@ForAll("markup") String document) {
    assertSameInSteps(document);
  }

  @Tag("slow")
  @Property(tries = 10_000)
  void soItIsOfManyDocuments(@ForAll("markup") String document) {
    assertSameInSteps(document);
  }

  private static void assertSameInSteps(String document) {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    var whole = EventTrace.of(bytes);
    assertThat(EventTrace.inSteps(bytes, 1)).as(document).isEqualTo(whole);
    assertThat(EventTrace.inSteps(bytes, 5)).as(document).isEqualTo(whole);
  }

  /** Names are known, and expected, and there are bytes enough: content is read ahead. */
  @Property(tries = 700)
  void whatIsReadAheadIsReadAsItIsWithout(@ForAll("markup") String document) {
    assertSameAhead(document);
  }

  @Tag("slow")
  @Property(tries = 10_000)
  void soItIsOfManyDocumentsAhead(@ForAll("markup") String document) {
    assertSameAhead(document);
  }

  private static void assertSameAhead(String document) {
    String all = "<r xmlns:p='v'>" + document.repeat(4) + "<!--" + "-x".repeat(60) + "--></r>";
    byte[] bytes = all.getBytes(StandardCharsets.UTF_8);
    var whole = EventTrace.of(bytes);
    assertThat(EventTrace.inSteps(bytes, 1)).as(all).isEqualTo(whole);
  }

  @Property(tries = 700)
  void anotherEncodingChangesNothingButTheByte(@ForAll("markup") String document) {
    assertSameInUtf16(document);
  }

  @Tag("slow")
  @Property(tries = 10_000)
  void soItIsOfManyDocumentsInUtf16(@ForAll("markup") String document) {
    assertSameInUtf16(document);
  }

  private static void assertSameInUtf16(String document) {
    byte[] utf16 = ("\uFEFF" + document).getBytes(StandardCharsets.UTF_16BE);
    var whole = EventTrace.of(document);
    assertThat(EventTrace.of(utf16).stream().map(line -> line.replaceAll("\\(byte \\d+\\)", "")))
        .as(document)
        .isEqualTo(whole.stream().map(line -> line.replaceAll("\\(byte \\d+\\)", "")).toList());
  }
}
