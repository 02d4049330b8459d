package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Entities of documents of XML 1.1, and its version. */
class Xml11EntitiesTest {
  private static final String DECLARATION = "<?xml version='1.1'?>";
  private static final String NEL = "\u0085";

  @ParameterizedTest
  @CsvSource({
    "1.0, 1.0, true",
    "1.1, 1.0, true",
    "1.1, 1.1, true",
    "1.0, 1.1, false",
    "1.1, , true",
    "1.2, 1.0, true",
  })
  void anEntityIsOfNoLaterVersion(String document, String entity, boolean isRead) throws Exception {
    String text = entity == null ? "" : "<?xml version='%s' encoding='UTF-8'?>".formatted(entity);
    String whole =
        "<?xml version='%s'?><!DOCTYPE r [<!ENTITY e SYSTEM 'e'>]><r>&e;</r>".formatted(document);
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setEntityResolver(
        (publicId, systemId) -> new InputSource(new StringReader(text + "a" + NEL + "b")));
    List<String> lines = Xml11Test.read(reader, new InputSource(new StringReader(whole)));
    String line = document.equals("1.1") ? "text a\nb" : "text a" + NEL + "b";
    assertThat(lines.contains(line)).isEqualTo(isRead);
    assertThat(lines.equals(List.of("an error"))).isEqualTo(!isRead);
  }

  @ParameterizedTest
  @CsvSource({
    "'a\u0001', true",
    "'a\u007F', true",
    "'a\u0080', true",
    "'a\u0085', false",
    "'a&#1;', false",
    "'<!--\u009F-->', true",
  })
  void anExternalTextHasNoControlCharacters(String text, boolean isError) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader(text)));
    List<String> lines =
        Xml11Test.read(
            reader,
            new InputSource(
                new StringReader(DECLARATION + "<!DOCTYPE r [<!ENTITY e SYSTEM 'e'>]><r>&e;</r>")));
    assertThat(lines.equals(List.of("an error"))).isEqualTo(isError);
  }

  /** Their declarations refer to them, and what stands in for a reference is no document. */
  @ParameterizedTest
  @CsvSource({
    "'&#1;x', '\u0001x'",
    "'<a>&#1;</a>', '\u0001'",
    "'<a b=\"&#1;\"/>', ''",
    "'<!--&#1;-->', ''",
    "'<?p &#1;?>', ''",
    "'<![CDATA[&#1;]]>', '\u0001'",
    "'&#x85;&#x2028;&#13;', '\u0085\u2028\r'",
  })
  void anEntityMayHaveControlCharacters(String value, String text) throws Exception {
    String document = DECLARATION + "<!DOCTYPE r [<!ENTITY e '" + value + "'>]><r>&e;</r>";
    StringBuilder heard = new StringBuilder();
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setContentHandler(
        new DefaultHandler() {
          @Override
          public void characters(char[] characters, int start, int length) {
            heard.append(characters, start, length);
          }

          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            if (attributes.getLength() > 0) {
              assertThat(attributes.getValue(0)).isEqualTo("\u0001");
            }
          }
        });
    reader.parse(new InputSource(new StringReader(document)));
    assertThat(heard).hasToString(text);
    assertThat(
            Xml11Test.read(
                    new PiximalSaxReader(),
                    new InputSource(new StringReader(document.replace("1.1", "1.0"))))
                .equals(List.of("an error")))
        .isEqualTo(!value.contains("x85"));
  }

  @Test
  void theVersionIsToldAndEndsWithTheDocument() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    assertThat(reader.getFeature("http://xml.org/sax/features/xml-1.1")).isTrue();
    for (String version : new String[] {"1.1", "1.0", "1.1"}) {
      List<Object> told = new ArrayList<>();
      reader.setContentHandler(
          new DefaultHandler() {
            @Override
            public void startElement(String uri, String local, String name, Attributes attributes)
                throws SAXException {
              told.add(reader.getProperty("http://xml.org/sax/properties/document-xml-version"));
            }

            @Override
            public void characters(char[] characters, int start, int length) {
              told.add(new String(characters, start, length));
            }
          });
      InputStream document =
          new ByteArrayInputStream(
              ("<?xml version='" + version + "'?><r>" + NEL + "</r>")
                  .getBytes(StandardCharsets.UTF_8));
      reader.parse(new InputSource(document));
      assertThat(told).containsExactly(version, version.equals("1.1") ? "\n" : NEL);
      assertThat(
              Xml11Test.read(
                      reader,
                      new InputSource(
                          new StringReader("<?xml version='" + version + "'?><r xmlns:p=''/>")))
                  .equals(List.of("an error")))
          .isEqualTo(version.equals("1.0"));
    }
  }
}
