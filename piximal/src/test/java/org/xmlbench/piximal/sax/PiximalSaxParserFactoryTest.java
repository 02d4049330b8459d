package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;

/** JAXP's factory, beside the JDK's. */
class PiximalSaxParserFactoryTest {
  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  private final SAXParserFactory named =
      SAXParserFactory.newInstance(PiximalSaxParserFactory.class.getName(), null);

  private static InputStream stream(String document) {
    return new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> told(SAXParserFactory factory, String document) throws Exception {
    SaxTrace told = new SaxTrace();
    factory.newSAXParser().parse(stream(document), told);
    return told.lines();
  }

  @Test
  void isFoundByItsNameAlone() {
    assertThat(named).isInstanceOf(PiximalSaxParserFactory.class);
    assertThat(SAXParserFactory.newInstance()).isNotInstanceOf(PiximalSaxParserFactory.class);
  }

  @Test
  void knowsNamespacesWhereItIsTold() throws Exception {
    String document = "<p:a xmlns:p='u' p:b='c'>t</p:a>";
    for (boolean aware : new boolean[] {false, true}) {
      SAXParserFactory jdk = SAXParserFactory.newInstance();
      jdk.setNamespaceAware(aware);
      named.setNamespaceAware(aware);
      assertThat(told(named, document)).isEqualTo(told(jdk, document));
      assertThat(named.newSAXParser().isNamespaceAware()).isEqualTo(aware);
    }
  }

  @Test
  void featuresAreThoseOfItsReaders() throws Exception {
    named.setFeature(NO_DOCTYPE, true);
    assertThat(named.getFeature(NO_DOCTYPE)).isTrue();
    assertThat(named.newSAXParser().getXMLReader().getFeature(NO_DOCTYPE)).isTrue();
    assertThatThrownBy(() -> told(named, "<!DOCTYPE a><a/>")).isInstanceOf(SAXParseException.class);
    assertThatThrownBy(() -> named.setFeature("urn:none", true))
        .isInstanceOf(SAXNotRecognizedException.class);
    assertThatThrownBy(() -> named.setFeature("http://xml.org/sax/features/validation", true))
        .isInstanceOf(SAXNotSupportedException.class)
        .hasMessageContaining("setSchema");
  }

  @Test
  void doesNotValidate() {
    named.setValidating(true);
    assertThatThrownBy(named::newSAXParser)
        .isInstanceOf(ParserConfigurationException.class)
        .hasMessageContaining("setSchema");
  }

  @Test
  void aParserIsUsedAgainOnceItIsReset() throws Exception {
    SAXParser parser = named.newSAXParser();
    SaxTrace first = new SaxTrace();
    parser.setProperty("http://xml.org/sax/properties/lexical-handler", first);
    parser.parse(stream("<a><!--b--></a>"), first);
    assertThat(first.lines()).contains("comment b");
    parser.reset();
    assertThat(parser.getProperty("http://xml.org/sax/properties/lexical-handler")).isNull();
    assertThat(parser.getXMLReader().getContentHandler()).isNull();
    SaxTrace second = new SaxTrace();
    parser.parse(stream("<a><!--b--></a>"), second);
    assertThat(second.lines()).noneMatch(line -> line.startsWith("comment"));
  }
}
