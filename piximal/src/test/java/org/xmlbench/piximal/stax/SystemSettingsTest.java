package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.ext.DefaultHandler2;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** The JVM's properties for the JDK's parsers count for PIXIMAL's; and jdk.xml.dtd.support. */
class SystemSettingsTest {
  private static final String FILE = "java.xml.config.file";
  private static final String SUPPORT = "jdk.xml.dtd.support";
  private static final String DOCUMENT =
      "<!DOCTYPE r [<!ENTITY e '12345678'><!ENTITY % p '<!ENTITY f \"1234567890\">'> %p;]>"
          + "<r a='' b='' c=''><s><longest/></s>&e;&e;</r>";

  private final Map<String, String> before = new HashMap<>();

  private void set(String name, String value) {
    if (!before.containsKey(name)) {
      before.put(name, System.getProperty(name));
    }
    System.setProperty(name, value);
  }

  @AfterEach
  void restore() {
    before.forEach(
        (name, value) -> {
          if (value == null) {
            System.clearProperty(name);
          } else {
            System.setProperty(name, value);
          }
        });
  }

  private static void readByStax(XMLInputFactory factory, String document) throws Exception {
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
    while (reader.hasNext()) {
      reader.next();
    }
    reader.close();
  }

  private static void assertRefused(String name) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    assertThatThrownBy(() -> reader.parse(new InputSource(new StringReader(DOCUMENT))))
        .as(name)
        .isInstanceOf(SAXException.class);
    PiximalInputFactory factory = new PiximalInputFactory();
    assertThatThrownBy(() -> readByStax(factory, DOCUMENT))
        .as(name)
        .isInstanceOf(XMLStreamException.class);
  }

  private static void assertRead() throws Exception {
    new PiximalSaxReader().parse(new InputSource(new StringReader(DOCUMENT)));
    readByStax(new PiximalInputFactory(), DOCUMENT);
  }

  /** A name, a value that refuses the document, and one that does not. */
  @ParameterizedTest
  @CsvSource({
    "jdk.xml.maxElementDepth, 2, 3",
    "jdk.xml.elementAttributeLimit, 2, 3",
    "elementAttributeLimit, 2, 3",
    "jdk.xml.maxXMLNameLimit, 6, 7",
    "jdk.xml.totalEntitySizeLimit, 10, 200",
    "jdk.xml.entityExpansionLimit, 1, 20",
    "entityExpansionLimit, 1, 20",
    "jdk.xml.maxGeneralEntitySizeLimit, 7, 200",
    "jdk.xml.maxParameterEntitySizeLimit, 20, 200",
    "jdk.xml.entityReplacementLimit, 1, 200",
    "jdk.xml.dtd.support, deny, ignore",
    "jdk.xml.dtd.support, DENY, allow",
  })
  void aPropertyOfTheJvmCountsForNewFactories(
      String name, String refusing, String accepting, @TempDir Path folder) throws Exception {
    assertRead();
    PiximalSaxReader earlier = new PiximalSaxReader();
    set(name, refusing);
    earlier.parse(new InputSource(new StringReader(DOCUMENT)));
    assertRefused(name);
    set(name, accepting);
    assertRead();
    if (name.startsWith("jdk.xml.")) {
      System.clearProperty(name);
      Path file = Files.writeString(folder.resolve("x.properties"), name + "=" + refusing + "\n");
      set(FILE, file.toString());
      assertRefused(name);
      set(name, accepting);
      assertRead();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdk.xml.maxElementDepth",
        "jdk.xml.elementAttributeLimit",
        "elementAttributeLimit",
        "jdk.xml.maxXMLNameLimit",
        "jdk.xml.totalEntitySizeLimit",
        "jdk.xml.entityExpansionLimit",
        "entityExpansionLimit",
        "jdk.xml.maxGeneralEntitySizeLimit",
        "jdk.xml.maxParameterEntitySizeLimit",
        "jdk.xml.entityReplacementLimit",
        SUPPORT,
      })
  void anotherValueIsAnErrorThatNamesIt(String name) throws Exception {
    set(name, "much");
    String named = name.startsWith("jdk.xml.") ? name : "jdk.xml." + name;
    assertThatThrownBy(PiximalSaxReader::new)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(named + " cannot be much");
    assertThatThrownBy(PiximalInputFactory::new)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(named + " cannot be much");
  }

  @Test
  void aProgramsOwnSettingComesFirst() throws Exception {
    set("jdk.xml.maxElementDepth", "1");
    set(SUPPORT, "deny");
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setProperty("jdk.xml.maxElementDepth", 0);
    reader.setProperty(SUPPORT, "allow");
    reader.parse(new InputSource(new StringReader(DOCUMENT)));
    PiximalInputFactory factory = new PiximalInputFactory();
    factory.setProperty(PiximalInputFactory.LIMITS, ParserLimits.DEFAULT);
    factory.setProperty(SUPPORT, "allow");
    readByStax(factory, DOCUMENT);
  }

  /** As in the JDK. */
  @Test
  void aFileThatDoesNotExistSetsNothing() throws Exception {
    set(FILE, "does/not/exist.properties");
    assertThatCode(SystemSettingsTest::assertRead).doesNotThrowAnyException();
  }

  @Test
  void theProtocolsOfTheJvmCount() throws Exception {
    assertThat(new PiximalSaxReader().getProperty(XMLConstants.ACCESS_EXTERNAL_DTD))
        .isEqualTo("all");
    for (String protocols : new String[] {"", "http"}) {
      set("javax.xml.accessExternalDTD", protocols);
      assertThat(new PiximalSaxReader().getProperty(XMLConstants.ACCESS_EXTERNAL_DTD))
          .isEqualTo(protocols);
      assertThat(new PiximalInputFactory().getProperty(XMLConstants.ACCESS_EXTERNAL_DTD))
          .isEqualTo(protocols);
    }
  }

  /** In whichever order, the least of what bounds the same counts. */
  @Test
  void aLowerLimitIsNotLostByAHigherOneThatIsSetLater() throws Exception {
    List<String> names =
        List.of(
            "jdk.xml.totalEntitySizeLimit",
            "jdk.xml.entityExpansionLimit",
            "jdk.xml.maxGeneralEntitySizeLimit",
            "jdk.xml.entityReplacementLimit");
    for (String lowest : names) {
      for (String later : names) {
        if (lowest.equals(later)) {
          continue;
        }
        PiximalSaxReader reader = new PiximalSaxReader();
        PiximalInputFactory factory = new PiximalInputFactory();
        for (String[] one : new String[][] {{lowest, "1"}, {later, "5000000"}}) {
          reader.setProperty(one[0], one[1]);
          factory.setProperty(one[0], one[1]);
        }
        assertThat(reader.getProperty(lowest)).isEqualTo("1");
        assertThatThrownBy(() -> reader.parse(new InputSource(new StringReader(DOCUMENT))))
            .as("%s, %s", lowest, later)
            .isInstanceOf(SAXException.class);
        assertThatThrownBy(() -> readByStax(factory, DOCUMENT))
            .isInstanceOf(XMLStreamException.class);
      }
    }
  }

  private static String heard(PiximalSaxReader reader) throws Exception {
    List<String> heard = new ArrayList<>();
    DefaultHandler2 handler =
        new DefaultHandler2() {
          @Override
          public void startDTD(String name, String publicId, String systemId) {
            heard.add("doctype");
          }

          @Override
          public void internalEntityDecl(String name, String value) {
            heard.add(name);
          }

          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            heard.add("<" + name + " " + attributes.getLength());
          }

          @Override
          public void characters(char[] characters, int start, int length) {
            heard.add(new String(characters, start, length));
          }

          @Override
          public void skippedEntity(String name) {
            heard.add("skipped " + name);
          }
        };
    reader.setContentHandler(handler);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
    reader.setProperty("http://xml.org/sax/properties/declaration-handler", handler);
    reader.setEntityResolver(
        (publicId, systemId) -> {
          throw new IllegalStateException("nothing is fetched");
        });
    String doctype = "<!DOCTYPE r SYSTEM 'x' [<!ENTITY e 'text'><!ATTLIST r d CDATA 'd'>]>";
    reader.parse(new InputSource(new StringReader(doctype + "<r>&e;&lt;</r>")));
    return String.join(",", heard);
  }

  @Test
  void saxPassesOverDocumentTypes() throws Exception {
    for (int threads : new int[] {1, 2}) {
      PiximalSaxReader reader = new PiximalSaxReader();
      reader.setThreads(threads);
      reader.setProperty(SUPPORT, "ignore");
      assertThat(reader.getProperty(SUPPORT)).isEqualTo("ignore");
      assertThat(heard(reader)).isEqualTo("<r 0,skipped e,<");
      reader.setProperty(SUPPORT, "allow");
      assertThatThrownBy(() -> heard(reader)).hasMessage("nothing is fetched");
      reader.setFeature(PiximalInputFactory.NO_DOCTYPE, true);
      assertThatThrownBy(() -> heard(reader)).isInstanceOf(SAXException.class);
      reader.setFeature(PiximalInputFactory.NO_DOCTYPE, false);
      reader.setProperty(SUPPORT, "deny");
      assertThatThrownBy(() -> heard(reader)).isInstanceOf(SAXException.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "allow, true, false, text",
    "ignore, true, false, 9",
    "allow, false, false, 9",
    "ignore, false, false, 9",
    "deny, true, false, refused",
    "deny, false, false, refused",
    "allow, true, true, refused",
    "ignore, false, true, refused",
  })
  void theStricterOfTwoSettingsCountsInStax(
      String support, boolean declarations, boolean forbidden, String expected) throws Exception {
    PiximalInputFactory factory = new PiximalInputFactory();
    factory.setProperty(SUPPORT, support);
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, declarations);
    factory.setProperty(PiximalInputFactory.NO_DOCTYPE, forbidden);
    assertThat(factory.getProperty(SUPPORT)).isEqualTo(support);
    XMLStreamReader reader =
        factory.createXMLStreamReader(
            new StringReader("<!DOCTYPE r [<!ENTITY e 'text'>]><r>&e;</r>"));
    if (expected.equals("refused")) {
      assertThatThrownBy(reader::next).isInstanceOf(XMLStreamException.class);
      return;
    }
    reader.next();
    reader.next();
    int event = reader.next();
    assertThat(event == XMLStreamReader.CHARACTERS ? reader.getText() : String.valueOf(event))
        .isEqualTo(expected);
  }

  @Test
  void aFactorysParserIsResetToThePropertiesOfTheJvm() throws Exception {
    set(SUPPORT, "deny");
    var parser = new PiximalSaxParserFactory().newSAXParser();
    parser.setProperty(SUPPORT, "allow");
    parser.reset();
    assertThat(parser.getProperty(SUPPORT)).isEqualTo("deny");
  }

  @Test
  void aValueThatIsNoneIsRefused() {
    for (Object value : new Object[] {"maybe", true, null, ""}) {
      assertThatThrownBy(() -> new PiximalSaxReader().setProperty(SUPPORT, value))
          .isInstanceOf(SAXNotSupportedException.class)
          .hasMessageContaining("allow, ignore or deny");
      assertThatThrownBy(() -> new PiximalInputFactory().setProperty(SUPPORT, value))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("allow, ignore or deny");
    }
  }
}
