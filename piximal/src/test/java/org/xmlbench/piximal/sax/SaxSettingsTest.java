package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.catalog.CatalogFeatures;
import javax.xml.catalog.CatalogManager;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.Attributes;
import org.xml.sax.EntityResolver;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.Locator2;
import org.xml.sax.helpers.DefaultHandler;

/** Settings that clients make as a matter of course, streams, and addresses. */
class SaxSettingsTest {
  private static final String SAX = "http://xml.org/sax/features/";
  private static final String XERCES = "http://apache.org/xml/features/";

  private final PiximalSaxReader reader = new PiximalSaxReader();

  private static InputSource source(String document) {
    InputSource source = new InputSource(new StringReader(document));
    source.setSystemId("file:/d/d.xml");
    return source;
  }

  /** A feature, a value, and whether it is accepted; a refusal names another way. */
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "SAX namespaces, true, accepted",
        "SAX namespaces, false, accepted",
        "SAX namespace-prefixes, true, accepted",
        "SAX external-general-entities, true, accepted",
        "SAX external-general-entities, false, accepted",
        "SAX external-parameter-entities, true, accepted",
        "SAX external-parameter-entities, false, accepted",
        "SAX validation, false, accepted",
        "SAX validation, true, setSchema",
        "SAX string-interning, true, accepted",
        "SAX string-interning, false, cannot be false",
        "SAX use-entity-resolver2, false, accepted",
        "SAX resolve-dtd-uris, false, accepted",
        "SAX lexical-handler/parameter-entities, true, accepted",
        "SAX xmlns-uris, false, accepted",
        "SAX xmlns-uris, true, cannot be true",
        "SAX is-standalone, true, cannot be set",
        "XERCES nonvalidating/load-external-dtd, false, accepted",
        "XERCES nonvalidating/load-external-dtd, true, accepted",
        "XERCES nonvalidating/load-dtd-grammar, true, accepted",
        "XERCES nonvalidating/load-dtd-grammar, false, cannot be false",
        "XERCES disallow-doctype-decl, true, accepted",
        "XERCES validation/schema, false, accepted",
        "XERCES validation/schema, true, setSchema",
        "XERCES validation/dynamic, false, accepted",
        "XERCES continue-after-fatal-error, false, accepted",
        "XERCES continue-after-fatal-error, true, not well-formed",
        "XERCES xinclude, false, accepted",
        "XERCES xinclude, true, XInclude",
        "SECURE, true, accepted",
        "SECURE, false, setLimits",
        "http://javax.xml.XMLConstants/feature/useCatalog, false, accepted",
        "http://javax.xml.XMLConstants/feature/useCatalog, true, CatalogManager",
      })
  void aFeatureIsAcceptedOrAnotherWayIsNamed(String feature, boolean value, String expected)
      throws Exception {
    String name =
        feature
            .replace("SAX ", SAX)
            .replace("XERCES ", XERCES)
            .replace("SECURE", XMLConstants.FEATURE_SECURE_PROCESSING);
    if (expected.equals("accepted")) {
      reader.setFeature(name, value);
      boolean fetches = name.contains("external-general") || name.contains("external-parameter");
      assertThat(reader.getFeature(name)).isEqualTo(value && !fetches);
      reader.parse(source("<a/>"));
    } else {
      assertThatThrownBy(() -> reader.setFeature(name, value))
          .isInstanceOf(SAXNotSupportedException.class)
          .hasMessageContaining(expected);
    }
  }

  /** The recipe of OWASP's guide to hardening, and what XOM and JDOM2 set. */
  @Test
  void guidesToHardeningWork() throws Exception {
    SAXParserFactory factory = new PiximalSaxParserFactory();
    factory.setNamespaceAware(true);
    factory.setXIncludeAware(false);
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature(XERCES + "disallow-doctype-decl", true);
    factory.setFeature(SAX + "external-general-entities", false);
    factory.setFeature(SAX + "external-parameter-entities", false);
    factory.setFeature(XERCES + "nonvalidating/load-external-dtd", false);
    SAXParser parser = factory.newSAXParser();
    parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    assertThat(parser.isXIncludeAware()).isFalse();
    assertThat(parser.getSchema()).isNull();
    parser.parse(new InputSource(new StringReader("<a/>")), new DefaultHandler());
    assertThatThrownBy(() -> parser.parse(source("<!DOCTYPE a><a/>"), new DefaultHandler()))
        .isInstanceOf(SAXParseException.class);
  }

  /** A stream that counts how often it is closed. */
  private static final class Counted extends ByteArrayInputStream {
    int closed;

    Counted(String document) {
      super(document.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
      closed++;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"<a/>", "<a", "<a><b></a>", ""})
  void streamsAreClosedAtTheEndOfAParse(String document) {
    for (int threads : new int[] {1, 2}) {
      Counted stream = new Counted(document);
      reader.setThreads(threads);
      try {
        reader.parse(new InputSource(stream));
        assertThat(document).isEqualTo("<a/>");
      } catch (IOException | SAXException e) {
        assertThat(document).isNotEqualTo("<a/>");
      }
      assertThat(stream.closed).isPositive();
    }
  }

  @Test
  void aStreamIsClosedBehindAHandlerThatThrows() {
    Counted stream = new Counted("<a/>");
    reader.setContentHandler(
        new DefaultHandler() {
          @Override
          public void startElement(String uri, String local, String name, Attributes attributes)
              throws SAXException {
            throw new SAXException("enough");
          }
        });
    assertThatThrownBy(() -> reader.parse(new InputSource(stream))).hasMessage("enough");
    assertThat(stream.closed).isEqualTo(1);
  }

  private String text(String document, EntityResolver resolver) throws Exception {
    StringBuilder text = new StringBuilder();
    reader.setEntityResolver(resolver);
    reader.setContentHandler(
        new DefaultHandler() {
          @Override
          public void characters(char[] characters, int start, int length) {
            text.append(characters, start, length);
          }

          @Override
          public void skippedEntity(String name) {
            text.append("skipped ").append(name);
          }
        });
    reader.parse(source(document));
    return text.toString();
  }

  @Test
  void anAddressThatAResolverReturnsIsOpenedOrNamed(@TempDir Path folder) throws Exception {
    Path entity = Files.writeString(folder.resolve("e.ent"), "<!ENTITY e 'declared'>");
    String document = "<!DOCTYPE r SYSTEM 'http://h/x.dtd'><r>&e;</r>";
    String address = entity.toUri().toString();
    assertThat(text(document, (publicId, systemId) -> new InputSource(address)))
        .isEqualTo("declared");
    reader.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "file");
    assertThat(text(document, (publicId, systemId) -> new InputSource(address)))
        .isEqualTo("declared");
    for (String protocols : new String[] {"", "http", "jar,http"}) {
      reader.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, protocols);
      assertThat(reader.getProperty(XMLConstants.ACCESS_EXTERNAL_DTD)).isEqualTo(protocols);
      assertThatThrownBy(() -> text(document, (publicId, systemId) -> new InputSource(address)))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("e.ent")
          .hasMessageContaining("accessExternalDTD");
    }
    reader.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "all");
    assertThatThrownBy(
            () -> text(document, (publicId, systemId) -> new InputSource("http://h/y.dtd")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("http://h/y.dtd");
    assertThatThrownBy(() -> text(document, (publicId, systemId) -> new InputSource()))
        .isInstanceOf(IOException.class);
    assertThat(text(document, null)).isEqualTo("skipped e");
  }

  @Test
  void theExternalSubsetIsNotLoadedWhereItIsForbidden() throws Exception {
    reader.setFeature(XERCES + "nonvalidating/load-external-dtd", false);
    EntityResolver failing =
        (publicId, systemId) -> {
          throw new IOException("asked for " + systemId);
        };
    assertThat(text("<!DOCTYPE r SYSTEM 'x.dtd'><r>&e;</r>", failing)).isEqualTo("skipped e");
  }

  @Test
  void aCatalogIsAResolver(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("local.dtd"), "<!ENTITY e 'of the catalog'>");
    Path catalog =
        Files.writeString(
            folder.resolve("catalog.xml"),
            "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>"
                + "<system systemId='http://h/x.dtd' uri='local.dtd'/></catalog>");
    URI uri = catalog.toUri();
    assertThat(
            text(
                "<!DOCTYPE r SYSTEM 'http://h/x.dtd'><r>&e;</r>",
                CatalogManager.catalogResolver(CatalogFeatures.defaults(), uri)))
        .isEqualTo("of the catalog");
  }

  @Test
  void aSchemaValidates() throws Exception {
    Schema schema =
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
            .newSchema(
                new StreamSource(
                    new StringReader(
                        "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>"
                            + "<xs:element name='n' type='xs:int'/></xs:schema>")));
    SAXParserFactory factory = new PiximalSaxParserFactory();
    factory.setNamespaceAware(true);
    factory.setSchema(schema);
    assertThat(factory.getSchema()).isSameAs(schema);
    SAXParser parser = factory.newSAXParser();
    assertThat(parser.getSchema()).isSameAs(schema);
    List<String> heard = new ArrayList<>();
    DefaultHandler handler =
        new DefaultHandler() {
          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            heard.add(name);
          }

          @Override
          public void error(SAXParseException e) {
            heard.add("error in line " + e.getLineNumber());
          }
        };
    parser.parse(stream("<n>5</n>"), handler);
    parser.parse(stream("\n<n>five</n>"), handler);
    assertThat(heard).startsWith("n", "n").contains("error in line 2");
  }

  private static InputStream stream(String document) {
    return new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aParserIsResetToItsFactory() throws Exception {
    SAXParserFactory factory = new PiximalSaxParserFactory();
    factory.setFeature(SAX + "namespace-prefixes", true);
    SAXParser parser = factory.newSAXParser();
    parser.getXMLReader().setFeature(SAX + "namespace-prefixes", false);
    parser.getXMLReader().setFeature(XERCES + "disallow-doctype-decl", true);
    parser.getXMLReader().setContentHandler(new DefaultHandler());
    parser.reset();
    assertThat(parser.getXMLReader().getFeature(SAX + "namespace-prefixes")).isTrue();
    assertThat(parser.getXMLReader().getFeature(XERCES + "disallow-doctype-decl")).isFalse();
    assertThat(parser.getXMLReader().getContentHandler()).isNull();
  }

  @Test
  void theLocatorKnowsTheDeclaration() throws Exception {
    List<Object> known = new ArrayList<>();
    reader.setContentHandler(
        new DefaultHandler() {
          private Locator2 locator;

          @Override
          public void setDocumentLocator(Locator given) {
            locator = (Locator2) given;
          }

          @Override
          public void startElement(String uri, String local, String name, Attributes attributes)
              throws SAXException {
            known.add(locator.getEncoding());
            known.add(locator.getXMLVersion());
            known.add(reader.getFeature(SAX + "is-standalone"));
            known.add(reader.getProperty("http://xml.org/sax/properties/document-xml-version"));
          }
        });
    reader.parse(
        new InputSource(
            new ByteArrayInputStream(
                "<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?><a/>".getBytes())));
    assertThat(known).containsExactly("ISO-8859-1", "1.0", true, "1.0");
    known.clear();
    reader.parse(source("<a/>"));
    assertThat(known).containsExactly(null, "1.0", false, "1.0");
    assertThatThrownBy(() -> reader.getFeature(SAX + "is-standalone"))
        .isInstanceOf(SAXNotSupportedException.class);
  }

  @Test
  void namesAndNamespacesAreInterned() throws Exception {
    List<String> names = new ArrayList<>();
    reader.setContentHandler(
        new DefaultHandler() {
          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            names.addAll(List.of(uri, local, name, attributes.getQName(0)));
          }
        });
    reader.parse(source("<p:interned xmlns:p='urn:interned' some='x'/>"));
    assertThat(names).hasSize(4).allMatch(name -> name == name.intern());
  }
}
