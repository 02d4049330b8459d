package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** No bytes are asked for while an event can be delivered, however its bytes come. */
class NothingWaitsTest {
  /** A token, and how many events are there once all of it is. */
  private record Token(String text, int events) {}

  /** A document in parts, behind which a read fails: on a socket it would wait for ever. */
  private static final class Parts extends InputStream {
    private final byte[] document;
    private final int[] ends;
    private int part;
    private int at;

    Parts(byte[] document, int... ends) {
      this.document = document;
      this.ends = ends;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      while (part < ends.length && at == ends[part]) {
        part++;
      }
      if (part == ends.length) {
        throw new Asked();
      }
      int count = Math.min(length, ends[part] - at);
      System.arraycopy(document, at, into, offset, count);
      at += count;
      return count;
    }
  }

  /** More bytes were asked for than there are. */
  private static final class Asked extends IOException {
    private static final long serialVersionUID = 1;
  }

  /** Reads a document that may end anywhere, and returns how many events there were before. */
  @FunctionalInterface
  private interface Way {
    int events(InputStream stream) throws Exception;
  }

  private static int stream(InputStream stream) throws XMLStreamException {
    int events = 0;
    try {
      XMLStreamReader reader = new PiximalInputFactory().createXMLStreamReader(stream);
      while (true) {
        reader.next();
        events++;
      }
    } catch (XMLStreamException e) {
      assertThat(e).hasRootCauseInstanceOf(Asked.class);
      return events;
    }
  }

  private static int cursor(InputStream stream) throws IOException {
    int events = 0;
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(stream);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        events++;
      }
      return -1;
    } catch (Asked e) {
      return events;
    }
  }

  private static int sax(InputStream stream) throws IOException, SAXException {
    int[] events = {0};
    DefaultHandler2 counting =
        new DefaultHandler2() {
          @Override
          public void startElement(String uri, String name, String qName, Attributes attributes) {
            events[0]++;
          }

          @Override
          public void endElement(String uri, String localName, String qName) {
            events[0]++;
          }

          @Override
          public void characters(char[] text, int start, int length) {
            events[0]++;
          }

          @Override
          public void comment(char[] text, int start, int length) {
            events[0]++;
          }

          @Override
          public void processingInstruction(String target, String data) {
            events[0]++;
          }

          @Override
          public void skippedEntity(String name) {
            events[0]++;
          }

          @Override
          public void endDTD() {
            events[0]++;
          }
        };
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setContentHandler(counting);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", counting);
    try {
      reader.parse(new InputSource(stream));
      return -1;
    } catch (Asked e) {
      return events[0];
    }
  }

  private static String some(int length) {
    return "x".repeat(length);
  }

  /** One of each kind, between its start tag and the end of the document. */
  private static List<Token> kinds(int length) {
    String some = some(length);
    return List.of(
        new Token("<b c='" + some + "'>", 1),
        new Token("<b c='>' d=\">'" + some + "\" >", 1),
        new Token("<b" + some + ">", 1),
        new Token("<b c='" + some + "'/>", 2),
        new Token("<!--" + some + ">- -->", 1),
        new Token("<?p " + some + "?? > ?>", 1),
        new Token("<?p" + some + "?>", 1),
        new Token("<![CDATA[" + some + "]>]]>", 1),
        new Token("&e" + some + ";", 1),
        new Token("&#x" + "0".repeat(Math.min(length, 200)) + "41;", 1),
        new Token("&amp;", 1));
  }

  private static List<String> prologs(int length) {
    String some = some(length);
    return List.of(
        "<!DOCTYPE a [<!--'>" + some + "]>--><?p ]>'?><!ENTITY e '<![" + some + "]>'>]>",
        "<!DOCTYPE a SYSTEM '>[" + some + "' [ <!ATTLIST a b CDATA \">]'\"> ] >",
        "<!DOCTYPE a PUBLIC '" + "y".repeat(length) + "' \"'\">");
  }

  private static void assertDelivered(String text, int events, Charset charset, long seed)
      throws Exception {
    byte[] document = text.getBytes(charset);
    Random random = new Random(seed);
    for (int parts = 1; parts <= 3; parts++) {
      int[] ends = random.ints(parts, 1, document.length).sorted().toArray();
      ends[parts - 1] = document.length;
      for (Way way :
          List.<Way>of(NothingWaitsTest::stream, NothingWaitsTest::cursor, NothingWaitsTest::sax)) {
        assertThat(way.events(new Parts(document, ends)))
            .as("%s in parts that end at %s", start(text), Arrays.toString(ends))
            .isGreaterThanOrEqualTo(events);
      }
    }
  }

  private static String start(String text) {
    return text.length() < 80 ? text : text.substring(0, 60) + "… (" + text.length() + ")";
  }

  private static List<Integer> lengths() {
    List<Integer> lengths =
        new ArrayList<>(List.of(1, 7, 240, 1000, 4090, 4097, 6000, 8180, 20_000));
    new Random(5).ints(5, 1, 20_000).forEach(lengths::add);
    return lengths;
  }

  @Test
  void aTokenIsDeliveredOnceItIsWhole() throws Exception {
    String begin = "<!DOCTYPE a SYSTEM 's'><a>";
    for (int length : lengths()) {
      for (Token token : kinds(length)) {
        assertDelivered(begin + token.text(), 2 + token.events(), StandardCharsets.UTF_8, length);
      }
      for (String prolog : prologs(length)) {
        assertDelivered(prolog, 1, StandardCharsets.UTF_8, length);
      }
    }
  }

  @Test
  void soItIsInOtherEncodings() throws Exception {
    for (Token token : kinds(5000)) {
      String document = "<!DOCTYPE a SYSTEM 's'><a>" + token.text();
      assertDelivered(document, 2 + token.events(), StandardCharsets.UTF_16, 3);
    }
  }

  /** The second half of a character is waited for alone, not with what came before the first. */
  @ParameterizedTest
  @CsvSource({
    "<a>, 1",
    "<a><!--é-->, 2",
    "<a>text<b/>\uD83D, 4",
    "<a><?p ?>\uD83D, 2",
    "<a b='\uD83D\uDE00'>\uD83D, 1",
  })
  void whatCameAsCharactersIsDelivered(String text, int events) throws XMLStreamException {
    XMLStreamReader reader =
        new PiximalInputFactory().createXMLStreamReader(new CharactersOnce(text));
    for (int i = 0; i < events; i++) {
      reader.next();
    }
    assertThatThrownBy(reader::next).hasRootCauseInstanceOf(Asked.class);
  }

  /** Characters that come at once, behind which a read fails. */
  private static final class CharactersOnce extends StringReader {
    private boolean asked;

    CharactersOnce(String text) {
      super(text);
    }

    @Override
    public int read(char[] into, int offset, int length) throws IOException {
      if (asked) {
        throw new Asked();
      }
      asked = true;
      return super.read(into, offset, length);
    }
  }

  @Test
  void theFirstTagAndEachEndTagAreDelivered() throws Exception {
    for (String document :
        List.of(
            "<a>", "\uFEFF<a>", "<?xml version='1.0'?><a>", "<?xml version='1.0' ?>\n<!---->")) {
      assertDelivered(document, 1, StandardCharsets.UTF_8, 1);
      assertDelivered(document.replace("\uFEFF", ""), 1, StandardCharsets.UTF_16, 1);
    }
    assertDelivered("<a><b>some text</b>", 4, StandardCharsets.UTF_8, 1);
    assertDelivered("<a><b>some text</b></a>", 5, StandardCharsets.UTF_8, 1);
    assertDelivered("<a><b>some text, é</b><c/></a", 6, StandardCharsets.UTF_8, 1);
  }
}
