package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.Namespace;
import javax.xml.stream.events.StartDocument;
import javax.xml.stream.events.StartElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What StAX says of documents of XML 1.1. */
class Xml11StreamTest {
  private static final String UNDECLARED =
      "<?xml version='1.1'?><p:r xmlns:p='u'><a xmlns:p=''><b/></a><p:c/></p:r>";

  private static XMLStreamReader stream(String document) throws XMLStreamException {
    return new PiximalInputFactory().createXMLStreamReader(new StringReader(document));
  }

  private static void nextElement(XMLStreamReader reader, String name) throws XMLStreamException {
    while (reader.next() != XMLStreamConstants.START_ELEMENT
        || !reader.getLocalName().equals(name)) {
      assertThat(reader.hasNext()).isTrue();
    }
  }

  @Test
  void aPrefixIsUndeclaredWithinItsElement() throws Exception {
    XMLStreamReader reader = stream(UNDECLARED);
    assertThat(reader.getVersion()).isEqualTo("1.1");
    nextElement(reader, "r");
    assertThat(reader.getNamespaceURI("p")).isEqualTo("u");
    nextElement(reader, "a");
    assertThat(reader.getNamespaceCount()).isOne();
    assertThat(reader.getNamespacePrefix(0)).isEqualTo("p");
    assertThat(reader.getNamespaceURI(0)).isEmpty();
    nextElement(reader, "b");
    assertThat(reader.getNamespaceURI("p")).isNull();
    assertThat(reader.getNamespaceContext().getNamespaceURI("p")).isEmpty();
    assertThat(reader.getNamespaceContext().getPrefix("u")).isNull();
    nextElement(reader, "c");
    assertThat(reader.getNamespaceURI()).isEqualTo("u");
  }

  @Test
  void eventsSayTheSame() throws Exception {
    XMLEventReader reader =
        new PiximalInputFactory().createXMLEventReader(new StringReader(UNDECLARED));
    assertThat(((StartDocument) reader.nextEvent()).getVersion()).isEqualTo("1.1");
    assertThat(reader.nextTag().asStartElement().getNamespaceURI("p")).isEqualTo("u");
    StartElement undeclaring = reader.nextTag().asStartElement();
    List<Namespace> declared = new ArrayList<>();
    undeclaring.getNamespaces().forEachRemaining(declared::add);
    assertThat(declared).hasSize(1);
    assertThat(declared.getFirst().getPrefix()).isEqualTo("p");
    assertThat(declared.getFirst().getNamespaceURI()).isEmpty();
    StartElement inside = reader.nextTag().asStartElement();
    assertThat(inside.getNamespaceURI("p")).isNull();
    assertThat(inside.getNamespaceContext().getNamespaceURI("p")).isEmpty();
    assertThat(inside.getNamespaceContext().getPrefix("u")).isNull();
  }

  /** Cursors are used for one document after another. */
  @Test
  void theNextDocumentHasAVersionOfItsOwn() throws Exception {
    XMLInputFactory factory = new PiximalInputFactory();
    for (String version : new String[] {"1.1", "1.0", "1.1", "1.2"}) {
      XMLStreamReader reader =
          factory.createXMLStreamReader(
              new StringReader("<?xml version='" + version + "'?><r>a\u0085\u2028</r>"));
      reader.nextTag();
      assertThat(reader.getElementText())
          .isEqualTo(version.equals("1.1") ? "a\n\n" : "a\u0085\u2028");
      reader.close();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void namespacesMayBeOff(boolean aware) throws Exception {
    PiximalInputFactory factory = new PiximalInputFactory();
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, aware);
    XMLStreamReader reader =
        factory.createXMLStreamReader(
            new StringReader("<?xml version='1.1'?><r xmlns:p='' xmlns='' a='&#1;'\u0085/>"));
    reader.nextTag();
    assertThat(reader.getAttributeValue(reader.getAttributeCount() - 1)).isEqualTo("\u0001");
    assertThat(reader.getAttributeCount()).isEqualTo(aware ? 1 : 3);
  }

  @Test
  void anErrorIsWhereItIs() throws Exception {
    XMLStreamReader reader = stream("<?xml version='1.1'?>\u0085<r>\r\u0085a\u0080</r>");
    reader.nextTag();
    assertThatThrownBy(reader::getElementText)
        .isInstanceOfSatisfying(
            XMLStreamException.class,
            e -> {
              assertThat(e.getLocation().getLineNumber()).isEqualTo(3);
              assertThat(e.getLocation().getColumnNumber()).isEqualTo(2);
              assertThat(e.getLocation().getCharacterOffset()).isEqualTo(28);
            });
  }
}
