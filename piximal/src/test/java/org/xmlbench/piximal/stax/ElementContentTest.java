package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.ext.DefaultHandler2;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.mutation.PiecesOfInput;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** White space between elements that are declared to have elements alone. */
class ElementContentTest {
  private static final String TYPE =
      "<!DOCTYPE r [<!ELEMENT r (a|r)*><!ELEMENT a (#PCDATA)><!ENTITY e ' <a/> '>]>";

  /** So much white space is one event at most. */
  private static final int MOST = 1 << 12;

  private static final String[] PARTS = {
    " ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "x",
    "&#32;",
    "&e;",
    "&lt;",
    "<a/>",
    "<a> </a>",
    "<!-- c -->",
    "<?p?>",
    "<![CDATA[ ]]>",
    "]]",
    "<r>\n</r>",
    "<b> </b>",
    " ".repeat(100)
  };

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  /** Tags, texts and white space that is ignorable in brackets; pieces of each are joined. */
  private static final class Trace {
    private final StringBuilder all = new StringBuilder();
    private boolean isSpace;

    void text(String text, boolean isIgnorable) {
      if (isIgnorable != isSpace) {
        all.append(isIgnorable ? '[' : ']');
        isSpace = isIgnorable;
      }
      all.append(text);
    }

    void markup(String what) {
      text("", false);
      all.append(what);
    }

    @Override
    public String toString() {
      return all.toString();
    }
  }

  private static String stream(InputStream document) throws XMLStreamException {
    Trace trace = new Trace();
    XMLStreamReader reader = new PiximalInputFactory().createXMLStreamReader(document);
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> trace.markup("<" + reader.getLocalName());
        case XMLStreamConstants.END_ELEMENT -> trace.markup(">");
        case XMLStreamConstants.SPACE -> trace.text(reader.getText(), true);
        case XMLStreamConstants.CHARACTERS -> trace.text(reader.getText(), false);
        case XMLStreamConstants.COMMENT -> trace.markup("!");
        case XMLStreamConstants.PROCESSING_INSTRUCTION -> trace.markup("?");
        default -> {}
      }
    }
    return trace.toString();
  }

  private static void show(Trace trace, XmlEvent event, EventView view) {
    switch (event) {
      case START_ELEMENT -> trace.markup("<" + view.localName());
      case END_ELEMENT -> trace.markup(">");
      case TEXT -> trace.text(view.text(), view.isIgnorable());
      case COMMENT -> trace.markup("!");
      case PROCESSING_INSTRUCTION -> trace.markup("?");
      default -> {}
    }
  }

  private static String cursor(String document) throws Exception {
    Trace trace = new Trace();
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(new StringReader(document));
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        show(trace, cursor.event(), cursor.view());
      }
    }
    return trace.toString();
  }

  private static String threads(byte[] document) throws Exception {
    Trace trace = new Trace();
    ParallelOptions options = ParallelOptions.of(2).withChunkBytes(16);
    PiximalParallel.<RuntimeException>parseInOrder(
        document, options, (event, view) -> show(trace, event, view));
    return trace.toString();
  }

  private static String sax(byte[] document, boolean lexical) throws Exception {
    Trace trace = new Trace();
    DefaultHandler2 handler =
        new DefaultHandler2() {
          private boolean isInType;

          @Override
          public void startDTD(String name, String publicId, String systemId) {
            isInType = true;
          }

          @Override
          public void endDTD() {
            isInType = false;
          }

          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            trace.markup("<" + local);
          }

          @Override
          public void endElement(String uri, String local, String name) {
            trace.markup(">");
          }

          @Override
          public void characters(char[] characters, int start, int length) {
            trace.text(new String(characters, start, length), false);
          }

          @Override
          public void ignorableWhitespace(char[] characters, int start, int length) {
            trace.text(new String(characters, start, length), true);
          }

          @Override
          public void comment(char[] characters, int start, int length) {
            if (!isInType) {
              trace.markup("!");
            }
          }

          @Override
          public void processingInstruction(String target, String data) {
            trace.markup("?");
          }
        };
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setContentHandler(handler);
    if (lexical) {
      reader.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
    }
    reader.parse(new InputSource(new ByteArrayInputStream(document)));
    return trace.toString();
  }

  @Property(tries = 300)
  void everyWaySaysTheSameHoweverBytesArrive(@ForAll Random random) throws Exception {
    StringBuilder content = new StringBuilder();
    for (int left = random.nextInt(12); left > 0; left--) {
      content.append(PARTS[random.nextInt(PARTS.length)]);
    }
    String text = TYPE + "<r>" + content + "</r>";
    byte[] document = bytes(text);
    String whole = stream(new ByteArrayInputStream(document));
    int most = 1 + random.nextInt(9);
    assertThat(stream(new PiecesOfInput(document, most))).as(text).isEqualTo(whole);
    assertThat(cursor(text)).as(text).isEqualTo(whole);
    assertThat(threads(document)).as(text).isEqualTo(whole);
    assertThat(sax(document, true)).as(text).isEqualTo(whole);
    assertThat(joined(sax(document, false))).as(text).isEqualTo(joined(whole));
  }

  /** Without a handler of comments these do not part white space. */
  private static String joined(String trace) {
    return trace.replaceAll("[!?]", "").replace("][", "");
  }

  @Property(tries = 20)
  void longWhiteSpaceIsIgnorableAndIsNotHeld(@ForAll Random random) throws Exception {
    String space = " \r\n".repeat(MOST / 3 + random.nextInt(MOST)) + " ".repeat(random.nextInt(3));
    byte[] document = bytes(TYPE + "<r>" + space + "<a/></r>");
    assertThat(stream(new PiecesOfInput(document, 1 + random.nextInt(2 * MOST))))
        .isEqualTo("<r[" + space.replace("\r\n", "\n") + "]<a>>");
  }

  @ParameterizedTest
  @CsvSource({
    "supported, true, true",
    "not supported, false, false",
  })
  void declarationsCountWhereTheyAreProcessed(String name, boolean processed, boolean ignorable)
      throws Exception {
    PiximalInputFactory factory = new PiximalInputFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, processed);
    XMLEventReader reader =
        factory.createXMLEventReader(new StringReader(TYPE + "<r> <a> </a></r>"));
    reader.nextTag();
    XMLEvent space = reader.nextEvent();
    assertThat(space.asCharacters().isIgnorableWhiteSpace()).as(name).isEqualTo(ignorable);
    assertThat(space.asCharacters().isWhiteSpace()).isTrue();
    reader.nextTag();
    assertThat(reader.nextEvent().asCharacters().isIgnorableWhiteSpace()).isFalse();
  }

  /** A document without a type after one that declares content, by the same reader. */
  @Test
  void theNextDocumentHasDeclarationsOfItsOwn() throws Exception {
    PiximalInputFactory factory = new PiximalInputFactory();
    for (String type : new String[] {TYPE, "", TYPE, "<!DOCTYPE r>"}) {
      XMLStreamReader reader =
          factory.createXMLStreamReader(new StringReader(type + "<r> <a/></r>"));
      reader.nextTag();
      assertThat(reader.next())
          .isEqualTo(type.equals(TYPE) ? XMLStreamConstants.SPACE : XMLStreamConstants.CHARACTERS);
      reader.close();
    }
  }
}
