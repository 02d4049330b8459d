package org.xmlbench.core.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CanonicalStreamTest {
  private static final String SMILE = "\uD83D\uDE00";

  @Test
  void writesEachEventOnItsLine() {
    String stream =
        stream(
            out -> {
              out.namespace("p", "urn:x");
              out.startElement("urn:x", "a");
              out.attribute("", "id", "1");
              out.text("hello");
              out.processingInstruction("target", "some data");
              out.startElement("", "b");
              out.endElement();
              out.endElement();
            });
    assertThat(stream)
        .isEqualTo(
            """
            S {urn:x}a
            N p=urn:x
            A {}id=1
            T hello
            P target some data
            S {}b
            E {}b
            E {urn:x}a
            """);
  }

  @Test
  void ordersDeclarationsAndAttributesEachAmongThemselves() {
    String stream =
        stream(
            out -> {
              out.namespace("z", "urn:z");
              out.namespace("", "urn:default");
              out.namespace("a", "urn:a");
              out.startElement("urn:default", "r");
              out.attribute("urn:z", "k", "1");
              out.attribute("", "k", "2");
              out.attribute("urn:a", "k", "3");
              out.endElement();
            });
    assertThat(stream.lines())
        .containsExactly(
            "S {urn:default}r",
            "N =urn:default",
            "N a=urn:a",
            "N z=urn:z",
            "A {urn:a}k=3",
            "A {urn:z}k=1",
            "A {}k=2",
            "E {urn:default}r");
  }

  @Test
  void ordersByUnsignedUtf8BytesAndNotByUtf16() {
    String beyond = new String(Character.toChars(0x10000));
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              out.attribute("", beyond, "supplementary");
              out.attribute("", "\uFB01", "BMP");
              out.attribute("", "z", "ASCII");
              out.endElement();
            });
    assertThat(beyond).isLessThan("\uFB01");
    assertThat(stream.lines())
        .containsExactly(
            "S {}r", "A {}z=ASCII", "A {}\uFB01=BMP", "A {}" + beyond + "=supplementary", "E {}r");
  }

  @Test
  void aLineSortsBeforeOneThatItIsAPrefixOf() {
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              out.attribute("", "a", "1\t");
              out.attribute("", "a", "1");
              out.endElement();
            });
    assertThat(stream.lines()).containsExactly("S {}r", "A {}a=1", "A {}a=1\\t", "E {}r");
  }

  @Test
  void ordersHundredsOfAttributes() {
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              for (int i = 999; i >= 100; i--) {
                out.attribute("", "a" + i, "v");
              }
              out.endElement();
            });
    assertThat(stream.lines().filter(line -> line.startsWith("A"))).isSorted().hasSize(900);
  }

  @Test
  void escapesBackslashAndLineEnds() {
    String stream =
        stream(
            out -> {
              out.namespace("p", "a\\b");
              out.startElement("a\\b", "r");
              out.attribute("", "v", "1\t2\n3\r4\\5");
              out.text("x\r\ny\tz\\");
              out.processingInstruction("t", "a\nb");
              out.endElement();
            });
    assertThat(stream.lines())
        .containsExactly(
            "S {a\\\\b}r",
            "N p=a\\\\b",
            "A {}v=1\\t2\\n3\\r4\\\\5",
            "T x\\r\\ny\\tz\\\\",
            "P t a\\nb",
            "E {a\\\\b}r");
  }

  @Test
  void joinsTextInPieces() {
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              out.text("one ");
              out.text("..two..".toCharArray(), 2, 3);
              out.text(new StringBuilder(" three"));
              out.endElement();
            });
    assertThat(stream.lines()).containsExactly("S {}r", "T one two three", "E {}r");
  }

  @Test
  void processingInstructionSplitsText() {
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              out.text("one");
              out.processingInstruction("t", "");
              out.text("two");
              out.endElement();
            });
    assertThat(stream.lines()).containsExactly("S {}r", "T one", "P t ", "T two", "E {}r");
  }

  @Test
  void processingInstructionWithoutDataKeepsItsTrailingBlank() {
    assertThat(
            stream(
                out -> {
                  out.processingInstruction("t", "");
                  out.processingInstruction("u", "data  ");
                }))
        .isEqualTo("P t \nP u data  \n");
  }

  @Test
  void joinsASurrogatePairSplitOverPieces() {
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              out.text("a" + SMILE.charAt(0));
              out.text(new char[] {SMILE.charAt(1), 'b'}, 0, 2);
              out.endElement();
            });
    assertThat(stream.lines()).containsExactly("S {}r", "T a" + SMILE + "b", "E {}r");
  }

  @Test
  void showsAnUnpairedSurrogateAsThreeBytes() {
    byte[] stream =
        bytes(
            out -> {
              out.startElement("", "r");
              out.text("\uD83D");
              out.text("x\uDE00");
              out.endElement();
            });
    byte[] expected = {
      'S',
      ' ',
      '{',
      '}',
      'r',
      '\n',
      'T',
      ' ',
      (byte) 0xED,
      (byte) 0xA0,
      (byte) 0xBD,
      'x',
      (byte) 0xED,
      (byte) 0xB8,
      (byte) 0x80,
      '\n',
      'E',
      ' ',
      '{',
      '}',
      'r',
      '\n'
    };
    assertThat(stream).isEqualTo(expected);
  }

  @Test
  void anUnpairedSurrogateAtTheEndOfTextStaysInItsLine() {
    byte[] stream =
        bytes(
            out -> {
              out.startElement("", "r");
              out.text("\uD83D");
              out.endElement();
            });
    assertThat(new String(stream, StandardCharsets.ISO_8859_1))
        .isEqualTo("S {}r\nT \u00ED\u00A0\u00BD\nE {}r\n");
  }

  @Test
  void keepsLongRunsWhole() {
    String piece = "0123456789".repeat(1000);
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              for (int i = 0; i < 50; i++) {
                out.text(piece);
              }
              out.endElement();
            });
    assertThat(stream).isEqualTo("S {}r\nT " + piece.repeat(50) + "\nE {}r\n");
  }

  @Test
  void namesThatShareASlotStayApart() {
    String stream =
        stream(
            out -> {
              out.startElement("", "r");
              for (int round = 0; round < 2; round++) {
                for (int i = 0; i < 2000; i++) {
                  out.startElement("urn:" + i % 7, "n" + i);
                  out.endElement();
                }
              }
              out.endElement();
            });
    StringBuilder expected = new StringBuilder("S {}r\n");
    for (int i = 0; i < 4000; i++) {
      String name = "{urn:" + i % 2000 % 7 + "}n" + i % 2000;
      expected.append("S ").append(name).append("\nE ").append(name).append('\n');
    }
    assertThat(stream).isEqualTo(expected.append("E {}r\n").toString());
  }

  @Test
  void anEndWithoutAStartIsAnError() {
    CanonicalStream stream = new CanonicalStream((bytes, offset, length) -> {});
    assertThatThrownBy(stream::endElement).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aMissingEndIsAnError() {
    CanonicalStream stream = new CanonicalStream((bytes, offset, length) -> {});
    stream.startElement("", "a");
    stream.startElement("", "b");
    stream.endElement();
    assertThatThrownBy(stream::finish)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("1 elements were never ended");
  }

  private static String stream(Consumer<EventObserver> events) {
    return new String(bytes(events), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(Consumer<EventObserver> events) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CanonicalStream stream = new CanonicalStream(bytes::write);
    events.accept(stream);
    stream.finish();
    return bytes.toByteArray();
  }
}
