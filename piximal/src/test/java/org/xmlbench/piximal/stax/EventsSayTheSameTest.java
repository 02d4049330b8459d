package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.Characters;
import javax.xml.stream.events.Comment;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EndElement;
import javax.xml.stream.events.EntityReference;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.ProcessingInstruction;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each getter of an event says what the stream reader says at it. */
class EventsSayTheSameTest {
  private static final String[] PREFIXES = {"", "p", "q", "t", "xml", "xmlns", "none"};

  private final XMLInputFactory factory = new PiximalInputFactory();

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }

  private void assertSame(String document) throws XMLStreamException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    XMLStreamReader reader =
        factory.createXMLStreamReader("file:/d.xml", new ByteArrayInputStream(bytes));
    XMLEventReader events =
        factory.createXMLEventReader("file:/d.xml", new ByteArrayInputStream(bytes));
    List<StartElement> starts = new ArrayList<>();
    List<List<String>> bound = new ArrayList<>();
    assertSame(reader, events.nextEvent());
    while (reader.hasNext()) {
      reader.next();
      XMLEvent event = events.nextEvent();
      assertSame(reader, event);
      if (event.isStartElement()) {
        starts.add(event.asStartElement());
        bound.add(bound(reader));
      }
    }
    assertThat(events.hasNext()).isFalse();
    for (int i = 0; i < starts.size(); i++) {
      assertThat(bound(starts.get(i))).as(document).isEqualTo(bound.get(i));
    }
  }

  private static List<String> bound(XMLStreamReader reader) {
    List<String> bound = new ArrayList<>();
    for (String prefix : PREFIXES) {
      bound.add(prefix + "=" + reader.getNamespaceURI(prefix));
      bound.add(reader.getNamespaceContext().getNamespaceURI(prefix));
    }
    for (String uri : List.of("u", "v", "urn:t", "http://www.w3.org/XML/1998/namespace")) {
      bound.add(reader.getNamespaceContext().getPrefix(uri));
      bound.add(all(reader.getNamespaceContext().getPrefixes(uri)));
    }
    return bound;
  }

  /** Asked once all of the document is read. */
  private static List<String> bound(StartElement start) {
    List<String> bound = new ArrayList<>();
    for (String prefix : PREFIXES) {
      bound.add(prefix + "=" + start.getNamespaceURI(prefix));
      bound.add(start.getNamespaceContext().getNamespaceURI(prefix));
    }
    for (String uri : List.of("u", "v", "urn:t", "http://www.w3.org/XML/1998/namespace")) {
      bound.add(start.getNamespaceContext().getPrefix(uri));
      bound.add(all(start.getNamespaceContext().getPrefixes(uri)));
    }
    return bound;
  }

  private static String all(Iterator<String> some) {
    TreeSet<String> all = new TreeSet<>();
    some.forEachRemaining(all::add);
    return all.toString();
  }

  private static void assertSame(XMLStreamReader reader, XMLEvent event) throws XMLStreamException {
    boolean isSpace = reader.getEventType() == XMLEvent.SPACE;
    assertThat(event.getEventType())
        .isEqualTo(isSpace ? XMLEvent.CHARACTERS : reader.getEventType());
    assertThat(event.getLocation()).isEqualTo(reader.getLocation());
    assertThat(event.isStartElement()).isEqualTo(reader.isStartElement());
    assertThat(event.isEndElement()).isEqualTo(reader.isEndElement());
    switch (event) {
      case StartDocument it -> {
        assertThat(it.encodingSet()).isEqualTo(reader.getCharacterEncodingScheme() != null);
        assertThat(it.isStandalone()).isEqualTo(reader.isStandalone());
        assertThat(it.standaloneSet()).isEqualTo(reader.standaloneSet());
        assertThat(it.getSystemId()).isEqualTo("file:/d.xml");
        if (it.encodingSet()) {
          assertThat(it.getCharacterEncodingScheme())
              .isEqualTo(reader.getCharacterEncodingScheme());
        }
        assertThat(it.getVersion()).isEqualTo("1.0");
      }
      case StartElement it -> {
        assertThat(it.getName()).isEqualTo(reader.getName());
        assertThat(it.getName().getPrefix()).isEqualTo(reader.getPrefix());
        assertAttributes(reader, it);
        assertNamespaces(reader, it.getNamespaces());
      }
      case EndElement it -> {
        assertThat(it.getName()).isEqualTo(reader.getName());
        assertNamespaces(reader, it.getNamespaces());
      }
      case Characters it -> {
        assertThat(it.getData()).isEqualTo(reader.getText());
        assertThat(it.isWhiteSpace()).isEqualTo(reader.isWhiteSpace());
        assertThat(it.isCData()).isEqualTo(reader.getEventType() == XMLEvent.CDATA);
        assertThat(it.isIgnorableWhiteSpace()).isEqualTo(isSpace);
      }
      case Comment it -> assertThat(it.getText()).isEqualTo(reader.getText());
      case ProcessingInstruction it -> {
        assertThat(it.getTarget()).isEqualTo(reader.getPITarget());
        assertThat(it.getData()).isEqualTo(orEmpty(reader.getPIData()));
      }
      case EntityReference it -> {
        assertThat(it.getName()).isEqualTo(reader.getLocalName());
        String text = it.getDeclaration() == null ? "" : it.getDeclaration().getReplacementText();
        assertThat(orEmpty(text)).isEqualTo(reader.getText());
      }
      case DTD it -> assertThat(it.getDocumentTypeDeclaration()).contains(reader.getText());
      default -> assertThat(event.isEndDocument()).isTrue();
    }
  }

  private static void assertAttributes(XMLStreamReader reader, StartElement start) {
    Iterator<Attribute> attributes = start.getAttributes();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      Attribute it = attributes.next();
      assertThat(it.getName()).isEqualTo(reader.getAttributeName(i));
      assertThat(it.getName().getPrefix()).isEqualTo(reader.getAttributePrefix(i));
      assertThat(it.getValue()).isEqualTo(reader.getAttributeValue(i));
      assertThat(it.getDTDType()).isEqualTo(reader.getAttributeType(i));
      assertThat(it.isSpecified()).isEqualTo(reader.isAttributeSpecified(i));
      assertThat(start.getAttributeByName(it.getName())).isSameAs(it);
    }
    assertThat(attributes).isExhausted();
  }

  private static void assertNamespaces(XMLStreamReader reader, Iterator<Namespace> namespaces) {
    for (int i = 0; i < reader.getNamespaceCount(); i++) {
      Namespace it = namespaces.next();
      assertThat(it.getPrefix()).isEqualTo(orEmpty(reader.getNamespacePrefix(i)));
      assertThat(it.getNamespaceURI()).isEqualTo(orEmpty(reader.getNamespaceURI(i)));
      assertThat(it.isDefaultNamespaceDeclaration()).isEqualTo(it.getPrefix().isEmpty());
    }
    assertThat(namespaces).isExhausted();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<r xmlns:t='urn:t'><e k='t:x'/></r>",
        "<p:r xmlns:p='u' xmlns='d'><i/></p:r>",
        "<?xml version='1.0'?><r/>",
        "<?xml version='1.0' encoding='UTF-8' standalone='yes'?><r/>",
        "<?xml version='1.0' encoding='utf-8' standalone='no'?><r/>",
        "<r xmlns='u' xmlns:p='u'><q xmlns='' p:a='&lt;&quot;&#10;'/><q xmlns:p='v'/><q/></r>",
        "<r xmlns='u'><a xmlns='v'><b xmlns=''/></a><c xmlns:p='v' xmlns:q='u'/><d/></r>",
        "<r xmlns:xml='http://www.w3.org/XML/1998/namespace' xml:space='preserve'> </r>",
        "<!DOCTYPE r [<!ATTLIST r a NMTOKEN 'x' xmlns CDATA 'u' b CDATA #IMPLIED>]><r b='y'/>",
        "<!DOCTYPE r SYSTEM 's' [<!ENTITY e SYSTEM 'x'>]><r>a&e;b&f;</r>",
        "<!-- c --><?p d ?><r><?q?><![CDATA[<&]]>]]&gt;<!----> \n</r><!-- d -->",
      })
  void everyGetterSaysTheSame(String document) throws XMLStreamException {
    assertSame(document);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    assertSame(document);
    factory.setProperty(XMLInputFactory.IS_COALESCING, false);
    factory.setProperty(PiximalInputFactory.SECTIONS, true);
    assertSame(document);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    assertSame(document);
  }

  /** The JDK's transformer asks the start of an element for its namespaces. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p:r xmlns:p=\"u\" xmlns=\"d\"><i/></p:r>",
        "<r xmlns:t=\"urn:t\"><e k=\"t:x\"><t:f t:g=\"h\">&lt;i&gt;</t:f></e></r>",
      })
  void anIdentityTransformKeepsTheDocument(String document) throws Exception {
    Transformer identity = TransformerFactory.newDefaultInstance().newTransformer();
    identity.setOutputProperty("omit-xml-declaration", "yes");
    StringWriter written = new StringWriter();
    XMLEventReader events = factory.createXMLEventReader(new StringReader(document));
    identity.transform(new StAXSource(events), new StreamResult(written));
    assertThat(written).hasToString(document);
  }

  @Test
  void anEventIsItsMarkup() throws XMLStreamException {
    String document =
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?><!--c--><?p d?>"
            + "<r xmlns=\"u\" a=\"&lt;&quot;&#10;\">x &amp; y<p:b xmlns:p=\"v\"></p:b></r>";
    XMLEventReader events = factory.createXMLEventReader(new StringReader(document));
    StringWriter written = new StringWriter();
    while (events.hasNext()) {
      events.nextEvent().writeAsEncodedUnicode(written);
    }
    assertThat(written).hasToString(document);
  }

  /** Another library's reader shows the declarations alone. */
  @Test
  void namespacesOfAnotherReaderAreThoseOfTheElementsAroundIt() throws XMLStreamException {
    XMLStreamReader other =
        XMLInputFactory.newDefaultFactory()
            .createXMLStreamReader(new StringReader("<a xmlns:p='u'><b xmlns:p='v'/><c/></a>"));
    XMLEventReader events = factory.createXMLEventReader(other);
    List<String> bound = new ArrayList<>();
    while (events.hasNext()) {
      XMLEvent event = events.nextEvent();
      if (event.isStartElement()) {
        bound.add(event.asStartElement().getNamespaceURI("p"));
      }
    }
    assertThat(bound).containsExactly("u", "v", "u");
  }
}
