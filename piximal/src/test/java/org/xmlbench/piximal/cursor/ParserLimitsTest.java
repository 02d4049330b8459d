package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

class ParserLimitsTest {
  private static final ParserOptions USUAL = ParserOptions.DEFAULT;

  private static ParserOptions with(ParserLimits limits) {
    return USUAL.withLimits(limits);
  }

  private static void assertLimit(String document, ParserLimits limits, String words) {
    assertThat(EventTrace.of(document, with(limits)).getLast()).contains(words).endsWith("(limit)");
    assertThat(EventTrace.inSteps(document.getBytes(StandardCharsets.UTF_8), 3, with(limits)))
        .isEqualTo(EventTrace.of(document, with(limits)));
  }

  @Test
  void eachLimitEndsADocumentAndCanBeRaised() {
    ParserLimits usual = ParserLimits.DEFAULT;
    String deep = "<a>".repeat(11) + "</a>".repeat(11);
    assertLimit(deep, usual.withDepth(10), "nested more than 10 deep: ParserLimits.depth");
    assertThat(EventTrace.of(deep, with(usual.withDepth(11))).getLast()).isEqualTo("E {}a");
    assertLimit(
        "<abcdefghijk/>",
        usual.withNameBytes(10),
        "a name has more than 10 bytes: ParserLimits.nameBytes");
    assertLimit(
        "<a b='' c='' d=''/>",
        usual.withAttributes(2),
        "more than 2 attributes: ParserLimits.attributes");
    String lol = "<!DOCTYPE a [<!ENTITY e 'xxxxxxxxxxxxxxxx'>]><a>&e;&e;&e;</a>";
    assertLimit(
        lol,
        usual.withExpandedBytes(64),
        "expand to more than 64 bytes: ParserLimits.expandedBytes");
    assertThat(EventTrace.of(lol, with(usual.withExpandedBytes(96))).getLast()).isEqualTo("E {}a");
    assertThatThrownBy(() -> usual.withDepth(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aTagThatComesInStepsCountsItsEntitiesOnce() {
    String document =
        "<!DOCTYPE a [<!ENTITY e '12345678'>]><a b='&e;' c='%s'/>".formatted("d>".repeat(60));
    ParserOptions enough = with(ParserLimits.DEFAULT.withExpandedBytes(24));
    assertThat(EventTrace.of(document, enough).getLast()).isEqualTo("E {}a");
    assertThat(EventTrace.inSteps(document.getBytes(StandardCharsets.UTF_8), 1, enough))
        .isEqualTo(EventTrace.of(document, enough));
  }

  @Test
  void billionsOfLaughsAndQuadraticOnesEnd() {
    StringBuilder nested = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 'lol'>");
    for (int i = 1; i < 40; i++) {
      nested.append("<!ENTITY e%d '&e%d;&e%d;'>".formatted(i, i - 1, i - 1));
    }
    for (String use : List.of("<a>&e39;</a>", "<a b='&e39;'/>")) {
      assertThat(EventTrace.of(nested + "]>" + use).getLast()).endsWith("(limit)");
    }
    String empty = nested.toString().replace("'lol'", "''");
    assertThat(EventTrace.of(empty + "]><a>&e39;</a>").getLast()).endsWith("(limit)");
    StringBuilder many = new StringBuilder("<!DOCTYPE r [<!ATTLIST a ");
    for (int i = 0; i < 1000; i++) {
      many.append("b%d CDATA 'x' ".formatted(i));
    }
    many.append(">]><r>").append("<a/>".repeat(2000)).append("</r>");
    assertThat(EventTrace.of(many.toString()).getLast()).endsWith("(limit)");
  }

  /** A token that never ends is held up to the limit, and no further. */
  @Test
  void aTokenThatNeverEndsIsBounded() {
    for (String begin : List.of("<a b='", "<!--", "<?p ", "<a x", "<!DOCTYPE a [<!-- ")) {
      InputStream endless =
          new InputStream() {
            private long at;

            @Override
            public int read() {
              return at < begin.length() ? begin.charAt((int) at++) : 'x';
            }

            @Override
            public int read(byte[] into, int offset, int length) {
              for (int i = 0; i < length; i++) {
                into[offset + i] = (byte) read();
              }
              return length;
            }
          };
      ParserOptions options = with(ParserLimits.DEFAULT.withTokenBytes(1 << 20));
      assertThat(EventTrace.ofOpened(options, cursor -> cursor.open(endless)))
          .as(begin)
          .last()
          .asString()
          .endsWith("(limit)");
    }
  }

  @Test
  void aHundredThousandAttributesAreNoQuadraticWork() {
    StringBuilder plain = new StringBuilder("<a xmlns:p='u'");
    for (int i = 0; i < 100_000; i++) {
      plain.append(i % 2 == 0 ? " b" : " p:b").append(i).append("=''");
    }
    List<String> events = EventTrace.of(plain + "/>");
    assertThat(events).hasSize(100_003);
  }

  /** The table of names does not grow with the documents that a cursor has read. */
  @Test
  void millionsOfNamesAreForgotten() throws IOException {
    InputStream names = new ManyNames(1_000_000);
    long before = used();
    try (PiximalCursor cursor = new PiximalCursor(USUAL)) {
      cursor.open(names);
      int elements = 0;
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        elements += cursor.event() == XmlEvent.END_ELEMENT ? 1 : 0;
      }
      assertThat(elements).isEqualTo(1_000_001);
      assertThat(used() - before).isLessThan(64L << 20);
      assertThat(cursor.event()).isEqualTo(XmlEvent.END_DOCUMENT);
    }
  }

  /** A document of so many elements, each of a name and a namespace of its own. */
  private static final class ManyNames extends InputStream {
    private final int elements;
    private int number;
    private byte[] bytes = "<r>".getBytes(StandardCharsets.US_ASCII);
    private int at;

    ManyNames(int elements) {
      this.elements = elements;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      int to = offset;
      while (to < offset + length && (at < bytes.length || more())) {
        int read = Math.min(offset + length - to, bytes.length - at);
        System.arraycopy(bytes, at, into, to, read);
        at += read;
        to += read;
      }
      return to == offset ? -1 : to - offset;
    }

    private boolean more() {
      if (number > elements) {
        return false;
      }
      String next = number == elements ? "</r>" : "<p:n" + number + " xmlns:p='u" + number + "'/>";
      number++;
      bytes = next.getBytes(StandardCharsets.US_ASCII);
      at = 0;
      return true;
    }
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
