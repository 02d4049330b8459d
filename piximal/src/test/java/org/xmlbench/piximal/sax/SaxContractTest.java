package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.xmlbench.piximal.sax.PiximalSaxReaderTest.jdk;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.XMLConstants;
import org.junit.jupiter.api.Test;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.Attributes2;
import org.xml.sax.ext.DefaultHandler2;

/** What SAX2 says about readers, handlers and resolvers, also of the JDK's. */
class SaxContractTest {
  private static final String EXTERNAL =
      "<!DOCTYPE a SYSTEM 'x.dtd' [<!ENTITY % p SYSTEM 'p.ent'>%p;<!ENTITY e SYSTEM 'e.ent'>]>"
          + "<a>&e;</a>";

  /** SAX: a handler that is set in the middle of a parse is told what comes next. */
  @Test
  void handlersAreReplacedWhileTheyAreTold() throws Exception {
    for (XMLReader reader : new XMLReader[] {new PiximalSaxReader(), jdk()}) {
      StringBuilder before = new StringBuilder();
      SaxTrace second = new SaxTrace();
      DefaultHandler2 first =
          new DefaultHandler2() {
            @Override
            public void startElement(String uri, String local, String name, Attributes attributes) {
              if (name.equals("c")) {
                reader.setContentHandler(second);
              }
            }

            @Override
            public void characters(char[] characters, int start, int length) {
              before.append(characters, start, length);
            }
          };
      reader.setContentHandler(first);
      reader.parse(new InputSource(new StringReader("<a><b>x</b><b>y</b><c>z</c><b>w</b></a>")));

      assertThat(before).hasToString("xy");
      assertThat(second.lines()).contains("text z", "text w").doesNotContain("text y");
      assertThat(reader.getContentHandler()).isSameAs(second);
    }
  }

  @Test
  void aReaderSaysOfEachDocumentWhereItComesFrom() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    List<String> places = new ArrayList<>();
    for (String id : new String[] {"file:///one.xml", null, "file:///two.xml"}) {
      reader.setContentHandler(
          new DefaultHandler2() {
            private Locator locator;

            @Override
            public void setDocumentLocator(Locator given) {
              locator = given;
            }

            @Override
            public void startElement(String uri, String local, String name, Attributes attributes) {
              places.add(locator.getSystemId() + ":" + locator.getLineNumber());
            }
          });
      InputSource source = new InputSource(new StringReader("\n<a/>"));
      source.setSystemId(id);
      reader.parse(source);
    }
    assertThat(places).containsExactly("file:///one.xml:2", "null:2", "file:///two.xml:2");
  }

  private static InputSource of(String document) {
    return new InputSource(new StringReader(document));
  }

  @Test
  void nothingIsFetchedThatAFeatureForbids() throws Exception {
    String general = "http://xml.org/sax/features/external-general-entities";
    String parameter = "http://xml.org/sax/features/external-parameter-entities";
    List<String> fetched = new ArrayList<>();
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setEntityResolver(
        (publicId, systemId) -> {
          fetched.add(systemId);
          return of("");
        });
    reader.parse(of(EXTERNAL));
    assertThat(fetched).containsExactly("p.ent", "x.dtd", "e.ent");

    reader.setFeature(general, false);
    reader.parse(of(EXTERNAL));
    assertThat(fetched).hasSize(5).endsWith("p.ent", "x.dtd");
    assertThat(reader.getFeature(general)).isFalse();
    assertThat(reader.getFeature(parameter)).isTrue();

    reader.setFeature(parameter, false);
    reader.parse(of(EXTERNAL));
    assertThat(fetched).hasSize(5);

    reader.setFeature(general, true);
    assertThat(reader.getFeature(general)).isTrue();
    PiximalSaxReader without = new PiximalSaxReader();
    without.setFeature(general, true);
    assertThat(without.getFeature(general)).as("nothing is fetched").isFalse();
  }

  @Test
  void aDocumentTypeMayBeDisallowed() throws Exception {
    String feature = "http://apache.org/xml/features/disallow-doctype-decl";
    for (XMLReader reader : new XMLReader[] {new PiximalSaxReader(), jdk()}) {
      List<String> told = new ArrayList<>();
      reader.setFeature(feature, true);
      assertThat(reader.getFeature(feature)).isTrue();
      reader.setEntityResolver(
          (publicId, systemId) -> {
            told.add("fetched " + systemId);
            return of("");
          });
      reader.setErrorHandler(
          new DefaultHandler2() {
            @Override
            public void fatalError(SAXParseException e) {
              told.add("fatal");
            }
          });
      assertThatThrownBy(() -> reader.parse(of(EXTERNAL)))
          .isInstanceOf(SAXParseException.class)
          .hasMessageContaining("disallow-doctype-decl");
      assertThat(told).containsExactly("fatal");
      reader.parse(of("<a/>"));
    }
  }

  @Test
  void securityIsNoChoice() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    assertThat(reader.getFeature(XMLConstants.FEATURE_SECURE_PROCESSING)).isTrue();
    assertThatThrownBy(() -> reader.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, false))
        .isInstanceOf(SAXNotSupportedException.class);
  }

  @Test
  void whatAResolverGivesIsReadAsItSays() throws Exception {
    String document = "<!DOCTYPE a [<!ENTITY e SYSTEM 'e'>]><a>&e;</a>";
    for (XMLReader reader : new XMLReader[] {new PiximalSaxReader(), jdk()}) {
      SaxTrace told = new SaxTrace();
      reader.setContentHandler(told);
      reader.setEntityResolver(
          (publicId, systemId) -> {
            InputSource latin = new InputSource(new ByteArrayInputStream(new byte[] {(byte) 0xE9}));
            latin.setEncoding("ISO-8859-1");
            return latin;
          });
      reader.parse(of(document));
      assertThat(told.lines()).contains("text \u00E9");

      SAXException own = new SAXException("mine");
      reader.setEntityResolver(
          (publicId, systemId) -> {
            throw own;
          });
      assertThatThrownBy(() -> reader.parse(of(document))).isSameAs(own);
    }
  }

  /** The JDK tells of a section without text, too. */
  @Test
  void aSectionIsOneWhateverStandsInIt() throws Exception {
    String document =
        "<a>x<![CDATA[b\r\n<![CDATA[c\r]]><![CDATA[\r\n]]>&#x41;<![CDATA[d]]><e/><![CDATA[f]]>"
            + "<![CDATA[]]><e/><![CDATA[]]><![CDATA[]]>g<![CDATA[h]]><![CDATA[]]></a>";
    List<String> expected = sections(jdk(), document);
    assertThat(expected).containsExactly("x[b\n<![CDATA[c\n][\n]A[d]<e/>[f][]<e/>[][]g[h][]");
    PiximalSaxReader two = new PiximalSaxReader();
    two.setThreads(2);
    for (XMLReader reader : new XMLReader[] {new PiximalSaxReader(), two}) {
      assertThat(sections(reader, document)).isEqualTo(expected);
    }
    String large =
        "<a>" + ("<p>q</p>" + document.substring(3, document.length() - 4)).repeat(40_000);
    assertThat(sections(two, large + "</a>")).isEqualTo(sections(jdk(), large + "</a>"));
  }

  private static List<String> sections(XMLReader reader, String document) throws Exception {
    StringBuilder told = new StringBuilder();
    DefaultHandler2 handler =
        new DefaultHandler2() {
          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            told.append(name.equals("e") ? "<e/>" : "");
          }

          @Override
          public void startCDATA() {
            told.append('[');
          }

          @Override
          public void endCDATA() {
            told.append(']');
          }

          @Override
          public void characters(char[] characters, int start, int length) {
            told.append(characters, start, length);
          }
        };
    reader.setContentHandler(handler);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
    reader.parse(
        new InputSource(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8))));
    return List.of(told.toString());
  }

  @Test
  void anAttributeIsDeclaredWhateverItsType() throws Exception {
    PiximalSaxReader two = new PiximalSaxReader();
    two.setThreads(2);
    for (XMLReader reader : new XMLReader[] {new PiximalSaxReader(), two, jdk()}) {
      Set<String> told = new TreeSet<>();
      reader.setContentHandler(
          new DefaultHandler2() {
            @Override
            public void startElement(String uri, String local, String name, Attributes all) {
              Attributes2 attributes = (Attributes2) all;
              for (int i = 0; i < attributes.getLength(); i++) {
                told.add(
                    "%s %s: %s %s"
                        .formatted(
                            name,
                            attributes.getQName(i),
                            attributes.isDeclared(i),
                            attributes.getType(i)));
              }
            }
          });
      // So long that several threads share it.
      String document =
          "<!DOCTYPE r [<!ATTLIST a d CDATA 'q' i ID #IMPLIED>]><r>"
              + "<a x='y' i='z'/><b x='y'/>".repeat(40_000)
              + "</r>";
      reader.parse(
          new InputSource(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8))));
      assertThat(told)
          .containsExactly(
              "a d: true CDATA", "a i: true ID", "a x: false CDATA", "b x: false CDATA");
    }
  }

  @Test
  void aDocumentBeginsBeforeItsFirstError() throws Exception {
    for (int threads : new int[] {1, 2}) {
      PiximalSaxReader reader = new PiximalSaxReader();
      reader.setThreads(threads);
      SaxTrace told = new SaxTrace();
      reader.setContentHandler(told);
      InputStream wrong =
          new ByteArrayInputStream(
              "<?xml version='1.0' foo='x'?><a/>".getBytes(StandardCharsets.UTF_8));
      assertThatThrownBy(() -> reader.parse(new InputSource(wrong)))
          .isInstanceOf(SAXParseException.class);
      assertThat(told.lines()).containsExactly("start");
    }
  }
}
