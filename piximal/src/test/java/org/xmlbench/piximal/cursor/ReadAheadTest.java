package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** What is known, and expected, is still judged. Bytes enough stand behind it to be read ahead. */
class ReadAheadTest {
  /** Is not read ahead, for its line end. */
  private static final String REST = "<!--\r" + "x".repeat(100) + "-->";

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  private static String last(String document) {
    List<String> events = EventTrace.of(document);
    assertThat(EventTrace.inSteps(bytes(document), 1)).as(document).isEqualTo(events);
    return events.getLast();
  }

  @Test
  void namesOfOneNamespaceAreComparedInEachTag() {
    String different = "<s xmlns:q='v'>" + "<a p:b='' q:b=''/>".repeat(5) + "</s>";
    String known = "<a p:b='' q:c=''/>".repeat(5) + "<a p:c='' q:b=''/>".repeat(5) + different;
    for (String wrong : List.of("<a p:b='' q:b=''/>", "<a q:c='' p:b='' p:c=''/>")) {
      String document = "<r xmlns:p='u' xmlns:q='u'>" + known + wrong + REST + "</r>";
      assertThat(last(document)).contains("NSC: Attributes Unique");
    }
    assertThat(last("<r>" + "<a b=''/>".repeat(3) + "<a b='' b=''/>" + REST + "</r>"))
        .contains("WFC: Unique Att Spec");
  }

  @Test
  void prefixesThatAreNoLongerBoundAreErrors() {
    for (String use : List.of("<p:b>x</p:b>", "<p:b/>", "<b p:c=''/>", "<b p:c='' d=''>x</b>")) {
      String bound = "<a xmlns:p='u'>%s</a><a xmlns:p='v'>%<s</a>".formatted(use).repeat(5);
      assertThat(last("<r>" + bound + REST + "</r>")).isEqualTo("E {}r");
      assertThat(last("<r>" + bound + use + REST + "</r>")).contains("NSC: Prefix Declared");
    }
  }

  /** A tag that differs from a known one in a byte is another, right or wrong. */
  @Test
  void everyByteOfAKnownTagIsCompared() {
    for (String tag :
        List.of(
            "<a b=''>",
            "<b p:b='1' c=\"2\">",
            "<long-name b='a value of several words, which is longer'>",
            "<a b='\u00E9'/>")) {
      String end = tag.endsWith("/>") ? "" : "x</%s>".formatted(tag.substring(1, tag.indexOf(' ')));
      for (int at = 1; at < tag.length(); at++) {
        for (char c : "_ '\"<>&/=\u00E9".toCharArray()) {
          String other = tag.substring(0, at) + c + tag.substring(at + 1);
          last("<r xmlns:p='u'>" + (tag + end).repeat(4) + other + end + REST + "</r>");
        }
      }
    }
  }

  /** Of few tags or many, which stand again at once, later, or never. */
  @Test
  void tagsThatAreKnownAndForgottenAreRight() {
    for (int different : List.of(2, 4, 5, 40, 1_000)) {
      StringBuilder document = new StringBuilder("<r xmlns:p='u' xmlns:q='v'>");
      for (int i = 0; i < 1_000; i++) {
        int value = i * 7 % different;
        document.append("<a b='%d' p:c='%<s' q:d=''>%<s</a><b e='%<s'/>".formatted(value));
      }
      assertThat(last(document + REST + "</r>")).isEqualTo("E {}r");
    }
    StringBuilder names = new StringBuilder("<r>");
    for (int i = 0; i < 5_000; i++) {
      names.append("<a%d b=''/>".formatted(i).repeat(4));
    }
    assertThat(last(names + REST + "</r>")).isEqualTo("E {}r");
  }

  /** Whatever stands behind an ampersand is what it is, ahead or not, and so is white space. */
  @Test
  void whatIsNotItselfIsReadRightly() {
    assertReadRightly(7, 3_000);
  }

  @Tag("slow")
  @Test
  void whatIsNotItselfIsReadRightlyInManyTags() {
    assertReadRightly(8, 20_000);
  }

  private static void assertReadRightly(long chance, int tags) {
    String[] parts = {
      "&", "&", "#", "#", "x", "lt", "gt", "amp", "quot", "apos", ";", ";", "3", "6", "A", "\u0663",
      "\t", "\r\n", "\r", " ", "'", "0", "1", "FFFF", "D8", "10", "110000", "e", "v"
    };
    Random random = new Random(chance);
    String known = "<a b='' c='2'>t</a>".repeat(3);
    int right = 0;
    for (int i = 0; i < tags; i++) {
      StringBuilder value = new StringBuilder();
      for (int n = random.nextInt(8); n > 0; n--) {
        value.append(
            random.nextInt(3) > 0
                ? parts[random.nextInt(parts.length)]
                : "&#x41;&lt;&apos;&quot;&amp;&gt;&#10;".split("(?<=;)")[random.nextInt(7)]);
      }
      String tag = "<a b=\"%s\" c='2'>%<s</a>".formatted(value);
      right += last("<r>" + known + tag.repeat(2) + REST + "</r>").equals("E {}r") ? 1 : 0;
    }
    assertThat(right).isBetween(tags / 10, tags * 9 / 10);
  }

  @Test
  void referencesThatAreReadAheadAreRightInEveryKindOfTag() {
    String tags =
        "<a b='&lt;' c='2' p:d='&#x1F600;'/><p:a p:b='1&#38;2' b='x'>&gt;x&amp;</p:a><a b='1'"
            + " c='&#9;&#13;&#10; &#32;'>x&#65;<b/>&quot;</a><a xmlns:q='&lt;' q:b='&amp;'/>";
    List<String> events = EventTrace.of("<r xmlns:p='u'>" + tags.repeat(3) + REST + "</r>");
    assertThat(events)
        .contains("A {}b=<", "A {u}d=\uD83D\uDE00", "A {u}b=1&2", "A {}c=\t\r\n  ", "A {<}b=&")
        .contains("T >x&", "T xA", "T \"");
    assertThat(last("<r xmlns:p='u'>" + tags.repeat(3) + REST + "</r>")).isEqualTo("E {}r");
  }

  /** The five entities may be declared, as what they are. */
  @Test
  void declaredEntitiesThatNeedNoDeclarationAreThemselves() {
    String type =
        "<!DOCTYPE r [<!ENTITY lt '&#38;#60;'><!ENTITY amp '&#38;#38;'><!ENTITY gt '&#62;'>]>";
    String content = "<a b='&lt;&amp;&gt;'>&lt;&amp;&gt;</a>".repeat(5);
    List<String> events = EventTrace.of(type + "<r>" + content + REST + "</r>");
    assertThat(events).containsOnlyOnce("D r").contains("A {}b=<&>", "T <&>");
    assertThat(last(type + "<r>" + content + REST + "</r>")).isEqualTo("E {}r");
  }

  /** Names are forgotten once there are many, but for those of open elements. */
  @Test
  void tagsAreForgottenWithTheirNames() {
    String use = "<s xmlns:p='u'>" + "<k p:b=''>x</k>".repeat(5) + "</s>";
    StringBuilder document = new StringBuilder("<k>").append(use);
    for (int i = 0; i < 70_000; i++) {
      document.append("<n").append(i).append("/>");
    }
    assertThat(last(document + use + REST + "</k>")).isEqualTo("E {}k");
  }

  /** What one document made known is known in the next one. */
  @Test
  void knownTagsAreRightInEveryDocument() throws IOException {
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      for (int i = 0; i < 12_000; i++) {
        String content = "<a%d b='%<s'>x</a%<s>".formatted(i % 5_000).repeat(3);
        String document = "<r>" + content + "<a b='" + i + "'>y</a>" + REST + "</r>";
        cursor.open(bytes(document));
        assertThat(EventTrace.rest(cursor)).isEqualTo(EventTrace.of(document));
      }
    }
  }

  /** A name's attributes may be declared in one document, and not in the one before. */
  @Test
  void defaultsAreAddedThoughTheNameWasReadAheadBefore() throws IOException {
    String content = "<a>" + "<c>x</c>".repeat(5) + REST + "</a>";
    String declared = "<!DOCTYPE a [<!ATTLIST c d CDATA 'v'>]>" + content;
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      for (String document : List.of(content, declared, content, declared)) {
        cursor.open(bytes(document));
        int attributes = 0;
        while (cursor.next() != XmlEvent.END_DOCUMENT) {
          attributes += cursor.event() == XmlEvent.START_ELEMENT ? cursor.view().attributes() : 0;
        }
        assertThat(attributes).as(document).isEqualTo(document.equals(declared) ? 5 : 0);
      }
    }
  }
}
