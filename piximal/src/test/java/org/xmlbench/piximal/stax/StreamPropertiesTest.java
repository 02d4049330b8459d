package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.catalog.CatalogFeatures;
import javax.xml.catalog.CatalogManager;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLReporter;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.stream.StreamSource;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StreamPropertiesTest {
  private static final String EXTERNAL =
      "<!-- c --><!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY % e SYSTEM 'e.txt'> %e;]><a/>";

  private final XMLInputFactory factory = new PiximalInputFactory();

  private static void assertRefused(ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aDoctypeIsAnErrorWhereNoneIsAllowed() throws XMLStreamException {
    factory.setProperty(PiximalInputFactory.NO_DOCTYPE, true);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        (publicId, systemId, base, name) -> {
          throw new IllegalStateException("nothing is fetched");
        });
    assertThat(factory.getProperty(PiximalInputFactory.NO_DOCTYPE)).isEqualTo(true);
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(EXTERNAL));
    assertThat(reader.next()).isEqualTo(XMLStreamReader.COMMENT);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(reader::next)
          .isInstanceOf(XMLStreamException.class)
          .hasMessageContaining("document type");
    }
    XMLStreamReader other = factory.createXMLStreamReader(new StringReader("<a>&lt;</a>"));
    other.nextTag();
    assertThat(other.getElementText()).isEqualTo("<");
    XMLEventReader events = factory.createXMLEventReader(new StringReader(EXTERNAL));
    assertThatThrownBy(events::nextTag).isInstanceOf(XMLStreamException.class);
  }

  @Test
  void nothingIsFetchedWhereNoneIsSupported() throws XMLStreamException {
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        (publicId, systemId, base, name) -> {
          throw new IllegalStateException("nothing is fetched");
        });
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(EXTERNAL));
    assertThat(reader.next()).isEqualTo(XMLStreamReader.COMMENT);
    assertThat(reader.next()).isEqualTo(XMLStreamReader.DTD);
    assertThat(reader.nextTag()).isEqualTo(XMLStreamReader.START_ELEMENT);
  }

  @Test
  void aDoctypeIsSupportedAgain() throws XMLStreamException {
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, "false");
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, "true");
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        (publicId, systemId, base, name) -> new ByteArrayInputStream(new byte[0]));
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(EXTERNAL));
    assertThat(reader.next()).isEqualTo(XMLStreamReader.COMMENT);
    assertThat(reader.next()).isEqualTo(XMLStreamReader.DTD);
  }

  @Test
  void noProtocolMayBeUsed() {
    String name = XMLConstants.ACCESS_EXTERNAL_DTD;
    assertThat(factory.isPropertySupported(name)).isTrue();
    factory.setProperty(name, "");
    assertThat(factory.getProperty(name)).isEqualTo("");
    factory.setProperty(name, "file");
    assertThat(factory.getProperty(name)).isEqualTo("file");
    assertRefused(() -> factory.setProperty(name, null));
    assertRefused(() -> factory.setProperty(name, true));
  }

  @Test
  void aBooleanIsNothingElse() {
    for (String name :
        List.of(
            XMLInputFactory.IS_NAMESPACE_AWARE,
            XMLInputFactory.IS_COALESCING,
            XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES,
            XMLInputFactory.SUPPORT_DTD,
            PiximalInputFactory.NO_DOCTYPE,
            XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES,
            XMLInputFactory.IS_VALIDATING,
            PiximalInputFactory.SECTIONS)) {
      Object before = factory.getProperty(name);
      assertRefused(() -> factory.setProperty(name, "yes"));
      assertRefused(() -> factory.setProperty(name, 1));
      assertRefused(() -> factory.setProperty(name, null));
      factory.setProperty(name, String.valueOf(before));
      assertThat(factory.getProperty(name)).isEqualTo(before);
    }
    factory.setProperty(XMLInputFactory.IS_COALESCING, "true");
    assertThat(factory.getProperty(XMLInputFactory.IS_COALESCING)).isEqualTo(true);
    assertRefused(() -> factory.setProperty(XMLInputFactory.IS_VALIDATING, "true"));
  }

  @Test
  void objectsHaveTheirTypes() throws XMLStreamException {
    for (String name :
        List.of(XMLInputFactory.RESOLVER, XMLInputFactory.REPORTER, XMLInputFactory.ALLOCATOR)) {
      assertRefused(() -> factory.setProperty(name, "text"));
      factory.setProperty(name, null);
    }
    assertRefused(() -> factory.setProperty(PiximalInputFactory.LIMITS, 5));
    assertRefused(() -> factory.setProperty(PiximalInputFactory.LIMITS, null));
    XMLReporter reporter = (message, type, related, place) -> {};
    factory.setProperty(XMLInputFactory.REPORTER, reporter);
    assertThat(factory.getXMLReporter()).isSameAs(reporter);
    XMLResolver resolver = (publicId, systemId, base, name) -> null;
    factory.setProperty(XMLInputFactory.RESOLVER, resolver);
    assertThat(factory.getXMLResolver()).isSameAs(resolver);
    assertThat(factory.createXMLEventReader(new StringReader("<a/>")).nextTag().isStartElement())
        .isTrue();
  }

  @Test
  void aPropertyHasAName() throws XMLStreamException {
    assertRefused(() -> factory.getProperty(null));
    assertRefused(() -> factory.isPropertySupported(null));
    assertRefused(() -> factory.setProperty(null, true));
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader("<a/>"));
    assertRefused(() -> reader.getProperty(null));
    assertThat(reader.getProperty("none")).isNull();
    XMLEventReader events = factory.createXMLEventReader(new StringReader("<a/>"));
    assertRefused(() -> events.getProperty(null));
  }

  private String resolved(Object answer) throws XMLStreamException {
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver((publicId, systemId, base, name) -> answer);
    XMLStreamReader reader =
        factory.createXMLStreamReader(
            "file:/d/d.xml", new StringReader("<!DOCTYPE r SYSTEM 'http://h/x.dtd'><r>&e;</r>"));
    reader.nextTag();
    return reader.getElementText();
  }

  @Test
  void anAddressThatAResolverReturnsIsOpenedOrNamed(@TempDir Path folder) throws Exception {
    Path entity = Files.writeString(folder.resolve("e.ent"), "<!ENTITY e 'declared'>");
    StreamSource address = new StreamSource(entity.toUri().toString());
    assertThat(resolved(address)).isEqualTo("declared");
    assertThat(resolved(new StreamSource(Files.newInputStream(entity)))).isEqualTo("declared");
    assertThat(resolved(null)).isEmpty();
    assertThatThrownBy(() -> resolved(new StreamSource("http://h/y.dtd")))
        .hasMessageContaining("http://h/y.dtd");
    assertThatThrownBy(() -> resolved("text")).hasMessageContaining("java.lang.String");
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "http");
    assertThatThrownBy(() -> resolved(address)).hasMessageContaining("accessExternalDTD");
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "all");
    factory.setProperty(StreamSwitches.NO_EXTERNAL_SUBSET, true);
    assertThat(resolved("text")).isEmpty();
  }

  @Test
  void aCatalogIsAResolver(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("local.dtd"), "<!ENTITY e 'of the catalog'>");
    Path catalog =
        Files.writeString(
            folder.resolve("catalog.xml"),
            "<catalog xmlns='urn:oasis:names:tc:entity:xmlns:xml:catalog'>"
                + "<system systemId='http://h/x.dtd' uri='local.dtd'/></catalog>");
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        CatalogManager.catalogResolver(CatalogFeatures.defaults(), catalog.toUri()));
    XMLStreamReader reader =
        factory.createXMLStreamReader(
            "file:/d/d.xml", new StringReader("<!DOCTYPE r SYSTEM 'http://h/x.dtd'><r>&e;</r>"));
    reader.nextTag();
    assertThat(reader.getElementText()).isEqualTo("of the catalog");
  }
}
