package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import javax.xml.parsers.SAXParser;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotSupportedException;
import org.xmlbench.piximal.engine.input.LimitProperty;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** The JDK's limits as properties of SAX and StAX. */
class LimitPropertiesTest {
  private static final String ENTITY = "<!DOCTYPE r [<!ENTITY e ''><!ENTITY t '12345678'>]>";

  private static void readBySax(String name, Object value, String document) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setProperty(name, value);
    reader.parse(new InputSource(new StringReader(document)));
  }

  private static void readByStax(String name, Object value, String document) throws Exception {
    PiximalInputFactory factory = new PiximalInputFactory();
    factory.setProperty(name, value);
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
    while (reader.hasNext()) {
      reader.next();
    }
    reader.close();
  }

  @ParameterizedTest
  @CsvSource({
    "DEPTH, 2, <r><a/></r>, <r><a><b/></a></r>",
    "ATTRIBUTES, 2, <r a='' b=''/>, <r a='' b='' c=''/>",
    "NAME, 3, <abc/>, <abcd/>",
    "NAME, 3, <abc/>, <r abcd=''/>",
    "ENTITIES, 24, <r>&t;</r>, <r>&t;&e;</r>",
    "ENTITIES, 24, <r a='&t;'/>, <r a='&t;&e;'/>",
    "REFERENCES, 2, <r>&e;&e;</r>, <r>&e;&e;&e;</r>",
    "REFERENCES, 2, <r>&t;</r>, <r>&t;&t;</r>",
    "GENERAL_ENTITY, 24, <r>&t;</r>, <r>&t;&e;</r>",
    "NODES, 24, <r>&t;</r>, <r>&t;&e;</r>",
  })
  void aDocumentBeyondItIsRefused(LimitProperty limit, int most, String within, String beyond)
      throws Exception {
    for (String name : new String[] {limit.jdkName(), limit.formerName()}) {
      for (Object value : new Object[] {most, String.valueOf(most)}) {
        readBySax(name, value, ENTITY + within);
        readByStax(name, value, ENTITY + within);
        assertThatThrownBy(() -> readBySax(name, value, ENTITY + beyond))
            .isInstanceOf(SAXException.class)
            .hasMessageContaining("ParserLimits.");
        assertThatThrownBy(() -> readByStax(name, value, ENTITY + beyond))
            .isInstanceOf(XMLStreamException.class)
            .hasMessageContaining("ParserLimits.");
      }
      readBySax(name, 0, ENTITY + beyond);
      readByStax(name, "-1", ENTITY + beyond);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aValueIsANumber(LimitProperty limit) {
    for (Object value : new Object[] {"many", "", true}) {
      assertThatThrownBy(() -> readBySax(limit.jdkName(), value, "<r/>"))
          .isInstanceOf(SAXNotSupportedException.class)
          .hasMessageContaining(limit.jdkName())
          .hasMessageContaining("whole number");
      assertThatThrownBy(() -> readByStax(limit.formerName(), value, "<r/>"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(limit.jdkName());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1000, 70_000})
  void aLargerValueThanTheUsualCountsToo(int depth) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setProperty("jdk.xml.maxElementDepth", depth);
    assertThat(reader.getProperty("jdk.xml.maxElementDepth")).isEqualTo(String.valueOf(depth));
    String deepest = "<r>".repeat(depth) + "</r>".repeat(depth);
    reader.parse(new InputSource(new StringReader(deepest)));
    assertThatThrownBy(
            () -> reader.parse(new InputSource(new StringReader("<r>" + deepest + "</r>"))))
        .isInstanceOf(SAXException.class);
  }

  @Test
  void aParserThatIsResetHasThoseOfItsFactory() throws Exception {
    SAXParser parser = new PiximalSaxParserFactory().newSAXParser();
    Object usual = parser.getProperty("jdk.xml.maxElementDepth");
    parser.setProperty("jdk.xml.maxElementDepth", 1);
    parser.reset();
    assertThat(parser.getProperty("jdk.xml.maxElementDepth")).isEqualTo(usual);
  }

  /** Each row of docs/piximal-apis.md is so. */
  @Test
  void thePageSaysWhatEachDoes() throws Exception {
    String page = Files.readString(Path.of("../docs/piximal-apis.md")).replace("\r\n", "\n");
    String section = page.substring(page.indexOf("### Limits by the JDK's names"));
    Map<String, String> rows = new TreeMap<>();
    Pattern.compile("(?m)^\\| `(\\w+)` \\| (.+) \\|$")
        .matcher(section.substring(0, section.indexOf("\n#", 4)))
        .results()
        .forEach(row -> rows.put("jdk.xml." + row.group(1), row.group(2)));
    assertThat(rows.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(LimitProperty.values()).map(LimitProperty::jdkName).toList());
    for (Map.Entry<String, String> row : rows.entrySet()) {
      String name = row.getKey();
      PiximalInputFactory factory = new PiximalInputFactory();
      assertThat(factory.isPropertySupported(name)).isTrue();
      Object before = factory.getProperty(PiximalInputFactory.LIMITS);
      factory.setProperty(name, 5);
      assertThat(factory.getProperty(name)).isEqualTo("5");
      assertThat(factory.getProperty(PiximalInputFactory.LIMITS).equals(before))
          .as(name)
          .isEqualTo(row.getValue().startsWith("none"));
    }
  }
}
