package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.Iterator;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables in the documentation of {@link NamespaceContext}. */
class StreamNamespacesTest {
  /** Those of the element that is called {@code here}. */
  private static NamespaceContext of(String document) throws XMLStreamException {
    XMLStreamReader reader =
        new PiximalInputFactory().createXMLStreamReader(new StringReader(document));
    do {
      reader.nextTag();
    } while (!reader.getLocalName().equals("here"));
    return reader.getNamespaceContext();
  }

  private static StartElement nextStart(XMLEventReader events) throws XMLStreamException {
    XMLEvent event = events.nextEvent();
    while (!event.isStartElement()) {
      event = events.nextEvent();
    }
    return event.asStartElement();
  }

  @Test
  void prefixesHaveTheirNamespace() throws XMLStreamException {
    NamespaceContext some = of("<here xmlns='u' xmlns:p='v'/>");
    assertThat(some.getNamespaceURI("")).isEqualTo("u");
    assertThat(some.getNamespaceURI("p")).isEqualTo("v");
    assertThat(some.getNamespaceURI("q")).isEmpty();
    assertThat(some.getNamespaceURI("xml")).isEqualTo(XMLConstants.XML_NS_URI);
    assertThat(some.getNamespaceURI("xmlns")).isEqualTo(XMLConstants.XMLNS_ATTRIBUTE_NS_URI);
    assertThatThrownBy(() -> some.getNamespaceURI(null))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(of("<here/>").getNamespaceURI("")).isEmpty();
    assertThat(of("<a xmlns='u'><here xmlns=''/></a>").getNamespaceURI("")).isEmpty();
  }

  @Test
  void namespacesHaveTheirPrefix() throws XMLStreamException {
    NamespaceContext some =
        of("<a xmlns='u' xmlns:o='v'><here xmlns:p='u' xmlns:o='w' xmlns:q='v'/></a>");
    assertThat(some.getPrefix("u")).isEmpty();
    assertThat(some.getPrefix("v")).isEqualTo("q");
    assertThat(some.getPrefix("none")).isNull();
    assertThat(some.getPrefix(XMLConstants.XML_NS_URI)).isEqualTo("xml");
    assertThat(some.getPrefix(XMLConstants.XMLNS_ATTRIBUTE_NS_URI)).isEqualTo("xmlns");
    assertThatThrownBy(() -> some.getPrefix(null)).isInstanceOf(IllegalArgumentException.class);
    assertThat(of("<here/>").getPrefix("")).isNull();
    assertThat(of("<here xmlns=''/>").getPrefix("")).isNull();
  }

  @Test
  void namespacesHaveAllTheirPrefixes() throws XMLStreamException {
    NamespaceContext some =
        of(
            "<a xmlns:p='u' xmlns:o='u' xmlns:xml='http://www.w3.org/XML/1998/namespace'>"
                + "<here xmlns='u' xmlns:o='w'/></a>");
    assertThat(some.getPrefixes("u")).toIterable().containsExactlyInAnyOrder("", "p");
    assertThat(some.getPrefixes("none")).isExhausted();
    assertThat(some.getPrefixes(XMLConstants.XML_NS_URI)).toIterable().containsExactly("xml");
    assertThat(some.getPrefixes(XMLConstants.XMLNS_ATTRIBUTE_NS_URI))
        .toIterable()
        .containsExactly("xmlns");
    assertThatThrownBy(() -> some.getPrefixes(null)).isInstanceOf(IllegalArgumentException.class);
    Iterator<String> prefixes = some.getPrefixes("u");
    prefixes.next();
    assertThatThrownBy(prefixes::remove).isInstanceOf(UnsupportedOperationException.class);
  }

  /** A prefix is bound by each declaration, also by one of no namespace. */
  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      emptyValue = "",
      delimiter = '|',
      value = {
        "<here/> | '' | none",
        "<here xmlns=''/> | '' | ''",
        "<here xmlns='u'/> | '' | u",
        "<a xmlns='u'><here xmlns=''/></a> | '' | ''",
        "<a xmlns=''><here/></a> | '' | ''",
        "<a xmlns=''><here xmlns='u'/></a> | '' | u",
        "<a><b xmlns=''><c xmlns='u'/></b><here/></a> | '' | none",
        "<a xmlns:p='v'><here/></a> | '' | none",
        "<a xmlns:p='v'><here/></a> | p | v",
        "<a xmlns=''><here/></a> | p | none",
      })
  void prefixIsBoundWhereItIsDeclared(String document, String prefix, String namespace)
      throws XMLStreamException {
    XMLInputFactory factory = new PiximalInputFactory();
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
    XMLEventReader events = factory.createXMLEventReader(new StringReader(document));
    StartElement start;
    do {
      start = nextStart(events);
    } while (!start.getName().getLocalPart().equals("here"));
    do {
      reader.nextTag();
    } while (!reader.getLocalName().equals("here"));
    assertThat(reader.getNamespaceURI(prefix)).isEqualTo(namespace);
    assertThat(start.getNamespaceURI(prefix)).isEqualTo(namespace);
  }

  /** Clients write it as an attribute, or ask for its length. */
  @Test
  void aDeclarationOfNoNamespaceHasAnEmptyOne() throws XMLStreamException {
    XMLStreamReader reader =
        new PiximalInputFactory()
            .createXMLStreamReader(new StringReader("<a xmlns:p='u' xmlns=''></a>"));
    while (reader.hasNext()) {
      reader.next();
      if (reader.hasName()) {
        assertThat(reader.getNamespaceCount()).isEqualTo(2);
        assertThat(reader.getNamespaceURI(0)).isEqualTo("u");
        assertThat(reader.getNamespaceURI(1)).isEmpty();
        assertThat(reader.getNamespacePrefix(1)).isNull();
      }
    }
  }
}
