package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;

class PiximalSaxReaderTest {
  private static final String NAMESPACES = "http://xml.org/sax/features/namespaces";
  private static final String PREFIXES = "http://xml.org/sax/features/namespace-prefixes";

  private static List<String> told(XMLReader reader, String document, boolean aware, boolean both)
      throws SAXException, IOException {
    SaxTrace told = new SaxTrace();
    reader.setFeature(NAMESPACES, aware);
    reader.setFeature(PREFIXES, both);
    reader.setContentHandler(told);
    reader.setDTDHandler(told);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", told);
    InputStream stream = new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
    reader.parse(new InputSource(stream));
    return told.lines();
  }

  static XMLReader jdk() throws SAXException, ParserConfigurationException {
    return SAXParserFactory.newInstance().newSAXParser().getXMLReader();
  }

  private static final String MUCH =
      """
      <?xml version='1.0'?>
      <!DOCTYPE a [
        <!NOTATION n PUBLIC 'p  q'>
        <!ENTITY u SYSTEM 'x' NDATA n>
        <!ENTITY e 'x<b y="&#38;lt;">&#38;amp;</b>'>
        <!ATTLIST a k CDATA 'v' id ID #IMPLIED n NMTOKENS ' 1  2 '>
      ]><!-- before --><?p d?>
      <a xmlns='u' xmlns:p='v' p:q=' 1\t2&#10;' id='  i '>t<![CDATA[<&]]>&e;&#x20AC;\r
      <p:c xmlns=''><d/></p:c><!-- in -->\uD83D\uDE00&lt;</a><?q?>
      """;

  @Test
  void handlersAreToldWhatTheJdkTellsThem() throws Exception {
    for (boolean aware : new boolean[] {true, false}) {
      for (boolean both : new boolean[] {true, false}) {
        if (aware || both) {
          assertThat(told(new PiximalSaxReader(), MUCH, aware, both))
              .as("namespaces %s, prefixes %s", aware, both)
              .isEqualTo(told(jdk(), MUCH, aware, both));
        }
      }
    }
  }

  /** Documents that are made of whatever a document may have. */
  @Test
  void thousandDocumentsAreReadAsTheJdkReadsThem() throws Exception {
    XMLReader piximal = new PiximalSaxReader();
    for (int seed = 0; seed < 1000; seed++) {
      String document = RandomDocument.typed(new Random(seed));
      assertThat(told(piximal, document, true, false))
          .as(document)
          .isEqualTo(told(jdk(), document, true, false));
    }
  }

  @Test
  void commentsAndInstructionsInADocumentTypeAreTold() throws Exception {
    String document = "<!DOCTYPE a [<!-- c --><?p d?><!ENTITY e 'f'><?q?>]><a>&e;</a>";
    List<String> told = told(new PiximalSaxReader(), document, true, false);
    assertThat(told).containsSubsequence("comment  c ", "? p d", "? q ");
    // The JDK keeps instructions there to itself, which section 2.6 forbids.
    told.removeIf(line -> line.startsWith("? "));
    assertThat(told).isEqualTo(told(jdk(), document, true, false));
  }

  @Test
  void severalThreadsTellTheSame() throws Exception {
    PiximalSaxReader several = new PiximalSaxReader();
    several.setThreads(3);
    StringBuilder large = new StringBuilder("<a xmlns:p='u'>");
    while (large.length() < 1 << 20) {
      large.append("<p:b c='&lt;'>text\r\n<![CDATA[x]]></p:b><!-- y --><?p d?>");
    }
    large.append("</a>");
    for (String document : new String[] {MUCH, large.toString()}) {
      assertThat(told(several, document, true, false))
          .isEqualTo(told(new PiximalSaxReader(), document, true, false));
    }
    assertThatThrownBy(() -> told(several, large + "x", true, false))
        .isInstanceOf(SAXParseException.class)
        .hasMessageContaining("a text stands outside of the outermost element");
    assertThatThrownBy(() -> several.setThreads(0)).hasMessageContaining("at least one thread");
  }

  @Test
  void anErrorHasItsPlace() {
    XMLReader reader = new PiximalSaxReader();
    List<String> fatal = new ArrayList<>();
    reader.setErrorHandler(
        new DefaultHandler2() {
          @Override
          public void fatalError(SAXParseException e) {
            fatal.add(e.getLineNumber() + ":" + e.getColumnNumber());
          }
        });
    InputSource source = new InputSource(new StringReader("<a>\n<b></a>"));
    source.setSystemId("file:/a.xml");
    assertThatThrownBy(() -> reader.parse(source))
        .isInstanceOfSatisfying(
            SAXParseException.class, e -> assertThat(e.getSystemId()).isEqualTo("file:/a.xml"))
        .hasMessageContaining("WFC: Element Type Match");
    assertThat(fatal).containsExactly("2:6");
  }

  @Test
  void aHandlerThatThrowsOrCallsBackLeavesTheReaderUsable() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setContentHandler(
        new DefaultHandler2() {
          @Override
          public void startElement(String uri, String local, String name, Attributes attributes)
              throws SAXException {
            try {
              reader.parse(new InputSource(new StringReader("<b/>")));
            } catch (IOException e) {
              throw new SAXException(e);
            }
          }
        });
    assertThatThrownBy(() -> reader.parse(new InputSource(new StringReader("<a/>"))))
        .isInstanceOf(SAXException.class)
        .hasMessageContaining("while this reader parses");
    assertThat(told(reader, "<a/>", true, false))
        .containsExactly("start", "{}a a", "/{}a a", "end");
  }

  @Test
  void theResolverIsAskedByTheAddressOfTheDocumentThatIsRead() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    List<String> asked = new ArrayList<>();
    reader.setEntityResolver(
        (publicId, systemId) -> {
          asked.add(systemId);
          return new InputSource(new StringReader("x"));
        });
    for (String base : new String[] {"file:/one/a.xml", "file:/two/a.xml"}) {
      InputSource source =
          new InputSource(new StringReader("<!DOCTYPE a [<!ENTITY e SYSTEM 'e.txt'>]><a>&e;</a>"));
      source.setSystemId(base);
      reader.parse(source);
    }
    assertThat(asked).containsExactly("file:/one/e.txt", "file:/two/e.txt");
  }

  @Test
  void onlyFilesAreOpenedByTheirAddress(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a.xml"), "<a/>");
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.parse(file.toString());
    reader.parse(file.toUri().toString());
    assertThatThrownBy(() -> reader.parse("http://127.0.0.1:1/a.xml"))
        .isInstanceOf(IOException.class)
        .hasMessage("http://127.0.0.1:1/a.xml is not opened: only files are");
    assertThatThrownBy(() -> reader.parse("file://host/a b.xml"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is no address of a file");
  }

  @Test
  void whatItCannotBeIsRefused() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    assertThatThrownBy(() -> reader.setFeature("http://xml.org/sax/features/validation", true))
        .isInstanceOf(SAXNotSupportedException.class);
    assertThatThrownBy(() -> reader.getFeature("http://xml.org/sax/features/none"))
        .isInstanceOf(SAXNotRecognizedException.class);
    assertThatThrownBy(() -> reader.setProperty("none", null))
        .isInstanceOf(SAXNotRecognizedException.class);
    reader.setFeature("http://xml.org/sax/features/external-general-entities", false);
    assertThatThrownBy(() -> reader.parse(new InputSource())).isInstanceOf(SAXException.class);
  }
}
