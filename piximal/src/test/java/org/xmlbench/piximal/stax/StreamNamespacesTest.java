package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.Iterator;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;

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
}
