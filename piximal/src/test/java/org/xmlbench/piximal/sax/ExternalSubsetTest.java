package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.SAXParserFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;

/** An external subset that a resolver has for a document that names none. */
class ExternalSubsetTest {
  private static final String PROPERTIES = "http://xml.org/sax/properties/";

  private static final String SUBSET =
      "<!--in--><!ENTITY e 'of the subset'><!ENTITY f 'f'><!ATTLIST r a CDATA 'd'>"
          + "<!NOTATION n SYSTEM 'n'><!ELEMENT r ANY>";

  /** Has a subset, and writes down what it hears. */
  private static class Heard extends DoctypeLines {
    final List<String> asked = new ArrayList<>();
    InputSource subset;

    @Override
    public InputSource getExternalSubset(String name, String base) {
      asked.add(name + " " + base);
      return subset;
    }

    @Override
    public InputSource resolveEntity(String name, String publicId, String base, String systemId) {
      asked.add("resolve " + name);
      return new InputSource(new StringReader(""));
    }

    @Override
    public void startElement(String uri, String name, String qName, Attributes attributes) {
      lines.add("<" + qName + " " + attributes.getValue("a"));
    }

    @Override
    public void characters(char[] text, int start, int length) {
      lines.add(new String(text, start, length));
    }

    @Override
    public void notationDecl(String name, String publicId, String systemId) {
      lines.add("notation " + systemId);
    }
  }

  private static InputSource subset(String text) {
    InputSource subset = new InputSource(new StringReader(text));
    subset.setPublicId("the public one");
    subset.setSystemId("http://h/s/x.dtd");
    return subset;
  }

  private static Heard heard(XMLReader reader, String document, InputSource subset, int most)
      throws Exception {
    Heard heard = new Heard();
    heard.subset = subset;
    reader.setContentHandler(heard);
    reader.setDTDHandler(heard);
    reader.setEntityResolver(heard);
    reader.setErrorHandler(heard);
    reader.setProperty(PROPERTIES + "lexical-handler", heard);
    InputSource source =
        new InputSource(
            new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)) {
              @Override
              public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(length, most));
              }
            });
    source.setSystemId("http://h/d/doc.xml");
    reader.parse(source);
    return heard;
  }

  private static XMLReader jdk() throws Exception {
    SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
    factory.setNamespaceAware(true);
    return factory.newSAXParser().getXMLReader();
  }

  @ParameterizedTest
  @CsvSource({
    "<r>&e;</r>, r, <r d, of the subset",
    "<!--before--><r>&e;</r>, r, <r d, of the subset",
    "<?xml version='1.0'?><x:name-of-root xmlns:x='u'/>, x:name-of-root, <x:name-of-root null,",
    "<!DOCTYPE r><r>&e;</r>, r, <r d, of the subset",
    "<!DOCTYPE r [<!ENTITY e 'of the document'>]><r>&e;&f;</r>, r, <r d, of the document",
    "<!DOCTYPE r [<!ATTLIST r a CDATA 'other'>]><r/>, r, <r other,",
    "<!DOCTYPE s [%x;]><r/>, s, <r null,",
  })
  void itIsReadAsIfTheDocumentNamedIt(String document, String name, String start, String text)
      throws Exception {
    Heard whole = heard(new PiximalSaxReader(), document, subset(SUBSET), Integer.MAX_VALUE);
    Heard steps = heard(new PiximalSaxReader(), document, subset(SUBSET), 1);
    assertThat(steps.lines).isEqualTo(whole.lines);
    assertThat(steps.asked).isEqualTo(whole.asked).containsExactly(name + " http://h/d/doc.xml");
    assertThat(whole.lines)
        .contains("start " + name + " the public one http://h/s/x.dtd", "+[dtd]", "-[dtd]", start);
    assertThat(whole.lines.contains("of the subset")).isEqualTo("of the subset".equals(text));
    assertThat(whole.lines.contains("of the document")).isEqualTo("of the document".equals(text));
  }

  /** The JDK's parser asks for a document with a type alone, and reads it where that is empty. */
  @Test
  void itIsHeardAsByTheJdksParser() throws Exception {
    String document = "<!DOCTYPE r><r/>";
    assertThat(heard(new PiximalSaxReader(), document, subset(SUBSET), 1).lines)
        .isEqualTo(heard(jdk(), document, subset(SUBSET), Integer.MAX_VALUE).lines);
    assertThat(heard(jdk(), "<r/>", subset(SUBSET), Integer.MAX_VALUE).asked).isEmpty();
  }

  @Test
  void aDocumentThatNamesOneHasThat() throws Exception {
    assertThat(heard(new PiximalSaxReader(), "<!DOCTYPE r SYSTEM 'x'><r/>", subset(""), 1).asked)
        .containsExactly("resolve [dtd]");
  }

  @Test
  void itIsBeforeTheOutermostElement() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    assertThat(heard(reader, "<!--c--><r>&e;</r>", subset(SUBSET), 1).lines)
        .containsExactly(
            "comment c",
            "start r the public one http://h/s/x.dtd",
            "+[dtd]",
            "comment in",
            "notation http://h/s/n",
            "-[dtd]",
            "end",
            "<r d",
            "+e",
            "of the subset",
            "-e");
    // The next document has none, and is asked for, too.
    Heard next = heard(reader, "<r/>", null, 1);
    assertThat(next.lines).containsExactly("<r null");
    assertThat(next.asked).containsExactly("r http://h/d/doc.xml");
  }

  @Test
  void eachDocumentIsAskedFor() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    Heard heard = new Heard();
    reader.setEntityResolver(heard);
    for (String name : new String[] {"a", "b", "c"}) {
      reader.parse(new InputSource(new StringReader("<" + name + "/>")));
    }
    assertThat(heard.asked).containsExactly("a null", "b null", "c null");
  }

  @Test
  void severalThreadsReadItToo() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setThreads(2);
    String document = "<r>" + "<r/>".repeat(5000) + "&e;</r>";
    List<String> lines = heard(reader, document, subset(SUBSET), Integer.MAX_VALUE).lines;
    assertThat(lines.stream().filter("<r d"::equals)).hasSize(5001);
    assertThat(lines).contains("of the subset");
  }

  @ParameterizedTest
  @CsvSource({
    "http://xml.org/sax/features/use-entity-resolver2, false",
    "http://xml.org/sax/features/external-parameter-entities, false",
    "http://apache.org/xml/features/nonvalidating/load-external-dtd, false",
    "http://apache.org/xml/features/disallow-doctype-decl, true",
  })
  void aFeatureTurnsItOff(String feature, boolean value) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setFeature(feature, value);
    Heard heard = heard(reader, "<r/>", subset(SUBSET), 1);
    assertThat(heard.asked).isEmpty();
    assertThat(heard.lines).containsExactly("<r null");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<!ELEMENT r", "<!ENTITY % p 'x'>%p;", "]]>", "<!ATTLIST r a CDATA '<'>"})
  void itsErrorsAreThoseOfTheDocument(String wrong) {
    assertThatThrownBy(() -> heard(new PiximalSaxReader(), "<r/>", subset(wrong), 1))
        .isInstanceOf(SAXParseException.class);
  }

  @Test
  void anAddressAloneIsThatOfAFile(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("x.dtd"), SUBSET);
    InputSource address = new InputSource(file.toUri().toString());
    assertThat(heard(new PiximalSaxReader(), "<r/>", address, 1).lines).contains("<r d");
    PiximalSaxReader strict = new PiximalSaxReader();
    strict.setProperty("http://javax.xml.XMLConstants/property/accessExternalDTD", "");
    assertThatThrownBy(() -> heard(strict, "<r/>", address, 1)).hasMessageContaining("x.dtd");
  }

  @Test
  void whatTheResolverThrowsIsThrown() {
    SAXException refused = new SAXException("refused");
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setEntityResolver(
        new DefaultHandler2() {
          @Override
          public InputSource getExternalSubset(String name, String base) throws SAXException {
            throw refused;
          }
        });
    assertThatThrownBy(() -> reader.parse(new InputSource(new StringReader("<r/>"))))
        .isSameAs(refused);
  }
}
