package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

class PiximalCursorTest {
  private static final String MUCH =
      """
      <?xml version='1.0' encoding='UTF-8'?>
      <!DOCTYPE a [
        <!ENTITY e "<b x='&#60;'>in</b>t&#38;#38;">
        <!ATTLIST a k CDATA 'v' id ID #IMPLIED>
      ]>
      <!-- c --><?p  d ?>
      <a xmlns='u' xmlns:p='v' p:q=' 1\t2 ' id='  i  j '>t<![CDATA[<&]]>&e;&#x20AC;
      <p:c/><!-- d -->&lt;</a>
      """;

  private static final List<String> EVENTS =
      List.of(
          "D a",
          "P p d ",
          "S {u}a",
          "N =u",
          "N p=v",
          "A {v}q= 1 2 ",
          "A {}id=i j",
          "A {}k=v",
          "T t<&",
          "S {u}b",
          "A {}x=<",
          "T in",
          "E {u}b",
          "T t&€\n",
          "S {v}c",
          "E {v}c",
          "T <",
          "E {u}a");

  @TempDir private Path folder;

  @Test
  void theEventsOfADocument() {
    // "&#60;" in the entity's value is '<' in its text, which may not stand in an attribute.
    String document = MUCH.replace("&#60;", "&#38;#60;");
    assertThat(EventTrace.of(document)).isEqualTo(EVENTS);
  }

  @Test
  void aDocumentIsReadFromAnyPlace() throws IOException {
    byte[] document = MUCH.replace("&#60;", "&#38;#60;").getBytes(StandardCharsets.UTF_8);
    Path file = Files.write(folder.resolve("a.xml"), document);
    assertThat(EventTrace.ofOpened(ParserOptions.DEFAULT, it -> it.open(file))).isEqualTo(EVENTS);
    DocumentBytes bytes = DocumentBytes.of(document);
    assertThat(EventTrace.ofOpened(ParserOptions.DEFAULT, it -> it.open(bytes))).isEqualTo(EVENTS);
    try (FileChannel channel = FileChannel.open(file)) {
      channel.position(7);
      assertThat(EventTrace.ofOpened(ParserOptions.DEFAULT, it -> it.open(channel)))
          .isEqualTo(EVENTS);
      assertThat(channel.isOpen()).isTrue();
    }
    for (int step : new int[] {1, 2, 3, 7, 64}) {
      assertThat(EventTrace.inSteps(document, step)).as("steps of " + step).isEqualTo(EVENTS);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UTF-8",
        "UTF-16",
        "UTF-16BE",
        "UTF-16LE",
        "UTF-32BE",
        "UTF-32LE",
        "ISO-8859-15",
        "windows-1252"
      })
  void anyEncodingOfTheJdkIsRead(String encoding) {
    String document = "<?xml version='1.0' encoding='%s'?><a b='ä'>é€\r\n</a>".formatted(encoding);
    byte[] bytes = document.getBytes(Charset.forName(encoding));
    List<String> events = List.of("S {}a", "A {}b=ä", "T é€\n", "E {}a");
    assertThat(EventTrace.of(bytes)).isEqualTo(events);
    assertThat(EventTrace.inSteps(bytes, 1)).isEqualTo(events);
  }

  @Test
  void aByteOrderMarkIsNoCharacter() {
    byte[] marked = "\uFEFF<a>\u00E9</b>".getBytes(StandardCharsets.UTF_8);
    assertThat(EventTrace.of(marked).getLast())
        .isEqualTo(
            "! line 1, column 7 (byte 10): the end tag of 'b' stands where that of 'a' is due"
                + " (WFC: Element Type Match)");
    assertThat(EventTrace.inSteps(marked, 2)).isEqualTo(EventTrace.of(marked));
  }

  @Test
  void anErrorOfAnotherEncodingHasItsByteThere() {
    byte[] utf16 = "\uFEFF<a>é\n€</b>".getBytes(StandardCharsets.UTF_16LE);
    assertThat(EventTrace.of(utf16).getLast()).startsWith("! line 2, column 4 (byte 18): ");
    byte[] latin =
        "<?xml version='1.0' encoding='ISO-8859-1'?><a>éé</b>"
            .getBytes(StandardCharsets.ISO_8859_1);
    assertThat(EventTrace.of(latin).getLast()).startsWith("! line 1, column 51 (byte 50): ");
  }

  @Test
  void anEncodingThatNobodyKnowsIsNamed() {
    byte[] document =
        "<?xml version='1.0' encoding='x-none'?><a/>".getBytes(StandardCharsets.UTF_8);
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      assertThatThrownBy(() -> cursor.open(document))
          .isInstanceOf(MalformedXmlException.class)
          .hasMessage("line 1, column 1 (byte 0): the encoding x-none is not known (4.3.3)");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aCursorIsReusedAlsoAfterAnError() throws IOException {
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open("<!DOCTYPE a [<!ENTITY e 'x'>]><p:a xmlns:p='u'>&e;<b>".getBytes());
      assertThat(EventTrace.rest(cursor).getLast()).startsWith("! ");
      assertThatThrownBy(cursor::next).isInstanceOf(MalformedXmlException.class);
      cursor.open("<a>&e;</a>".getBytes());
      assertThat(EventTrace.rest(cursor).getLast()).contains("the entity 'e' is not declared");
      cursor.open("<p:a/>".getBytes());
      assertThat(EventTrace.rest(cursor).getLast()).contains("bound to no namespace");
      cursor.open("<a>x</a>".getBytes());
      assertThat(EventTrace.rest(cursor)).containsExactly("S {}a", "T x", "E {}a");
      assertThat(cursor.next()).isEqualTo(XmlEvent.END_DOCUMENT);
    }
  }

  @Test
  void namesThatWereMetBeforeAreNoneOfTheNextDocument() throws IOException {
    String first = "<!DOCTYPE a [<!ATTLIST b d CDATA 'x'>]><a c='1'><b/></a>";
    String second = "<a c='1' d='2'><b c='3'/></a>";
    List<String> alone = EventTrace.of(second);
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      for (int i = 0; i < 3; i++) {
        cursor.open(first.getBytes());
        assertThat(EventTrace.rest(cursor)).contains("A {}d=x");
        cursor.open(second.getBytes());
        assertThat(EventTrace.rest(cursor)).isEqualTo(alone);
      }
    }
  }

  @Test
  void aDocumentThatCannotBeBegunLeavesNone() throws IOException {
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      assertThatThrownBy(cursor::next).isInstanceOf(IllegalStateException.class);
      cursor.open("<a><b/></a>".getBytes());
      cursor.next();
      assertThatThrownBy(() -> cursor.open("<?xml version='2.0'?><a/>".getBytes()))
          .isInstanceOf(MalformedXmlException.class);
      assertThat(cursor.event()).isNull();
      assertThatThrownBy(cursor::next).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void aDocumentOfALaterVersionIsReadByTheRulesOfOneDotNought() {
    assertThat(EventTrace.of("<?xml version='1.2'?><a>\u0085</a>"))
        .containsExactly("S {}a", "T \u0085", "E {}a");
    assertThat(EventTrace.of("<?xml version='1.10'?><a>&#1;</a>").getLast())
        .endsWith("(WFC: Legal Character)");
  }

  @Test
  void aDocumentOfVersionOneDotOneHasRulesOfItsOwn() {
    assertThat(EventTrace.of("<?xml version='1.1'?><a>\u0085&#1;</a>"))
        .containsExactly("S {}a", "T \n\u0001", "E {}a");
  }

  /** Names, values' bytes and texts' bytes cost no object once a document of that kind was read. */
  @Test
  void anEventIsNoObject() throws IOException {
    String item = "<p:i xmlns:p='u' a='1' p:b='&amp;2'>text &lt; \u20AC<!-- c --></p:i>\r\n";
    byte[] document = ("<r>" + item.repeat(10_000) + "</r>").getBytes(StandardCharsets.UTF_8);
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      long allocated = Long.MAX_VALUE;
      // Before they are compiled, vectors are objects.
      for (int i = 0; i < 2_000 && allocated >= 100_000; i++) {
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(touched(cursor, document)).isPositive();
        allocated = Math.min(allocated, threads.getCurrentThreadAllocatedBytes() - before);
      }
      assertThat(allocated).isLessThan(100_000);
    }
  }

  private static long touched(PiximalCursor cursor, byte[] document) throws IOException {
    cursor.open(document);
    EventView view = cursor.view();
    long units = 0;
    while (cursor.next() != XmlEvent.END_DOCUMENT) {
      switch (cursor.event()) {
        case START_ELEMENT -> {
          units += view.localName().length() + view.namespace().length();
          for (int i = 0; i < view.attributes(); i++) {
            units += view.attributeTo(i) - view.attributeFrom(i);
          }
        }
        case TEXT -> units += view.textUnits();
        default -> {}
      }
    }
    return units;
  }

  /** What came before is told first, whatever the parser has read ahead. */
  @Test
  void aStreamThatFailsEndsTheDocumentWhereItFailed() {
    InputStream failing =
        new InputStream() {
          private final byte[] begun = "<a><b/>te".getBytes(StandardCharsets.UTF_8);
          private int at;

          @Override
          public int read() throws IOException {
            if (at < begun.length) {
              return begun[at++];
            }
            throw new IOException("the disk is gone");
          }
        };
    assertThat(EventTrace.ofOpened(ParserOptions.DEFAULT, cursor -> cursor.open(failing)))
        .last()
        .isEqualTo("! the disk is gone");
  }

  @Test
  void anEbcdicDocumentMayComeInSteps() {
    byte[] document =
        "<?xml version='1.0' encoding='IBM1047'?><a>x</a>".getBytes(JdkCharsets.of("IBM1047"));
    for (int step : new int[] {1, 2, 7, 37, 100}) {
      assertThat(
              EventTrace.ofOpened(
                  ParserOptions.DEFAULT, cursor -> cursor.open(inSteps(document, step))))
          .as("%d bytes at a time", step)
          .containsExactly("S {}a", "T x", "E {}a");
    }
  }

  private static InputStream inSteps(byte[] document, int step) {
    return new java.io.ByteArrayInputStream(document) {
      @Override
      public synchronized int read(byte[] into, int from, int length) {
        return super.read(into, from, Math.min(step, length));
      }
    };
  }
}
