package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;

class StreamElementsTest {
  private static final String SOME =
      "<!DOCTYPE a [<!ATTLIST c k CDATA 'v'>]>"
          + "<a xmlns:p='u' xmlns:q='v' p:w='0' x='1' y='2' z='3'><b x='4'/><c/><d/>"
          + "<e p:x='5' xmlns='n'/></a>";

  /** Tags are read in several ways, and an earlier one has more attributes. */
  @Test
  void thereIsNoAttributeBehindTheLastOne() throws XMLStreamException {
    for (boolean aware : new boolean[] {true, false}) {
      XMLInputFactory factory = new PiximalInputFactory();
      factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, aware);
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(SOME));
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamReader.START_ELEMENT) {
          int count = reader.getAttributeCount();
          for (int index : new int[] {-1, Integer.MIN_VALUE, count, count + 1, 1000}) {
            assertNoAttribute(reader, index);
          }
        }
      }
      assertThatThrownBy(() -> reader.getAttributeValue(-1))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  private static void assertNoAttribute(XMLStreamReader reader, int index) {
    assertThat(reader.getAttributeName(index)).isNull();
    assertThat(reader.getAttributeNamespace(index)).isNull();
    assertThat(reader.getAttributeLocalName(index)).isNull();
    assertThat(reader.getAttributePrefix(index)).isNull();
    assertThat(reader.getAttributeType(index)).isNull();
    assertThat(reader.getAttributeValue(index)).isNull();
    assertThat(reader.isAttributeSpecified(index)).isFalse();
  }

  @Test
  void thereIsNoDeclarationBehindTheLastOne() throws XMLStreamException {
    XMLStreamReader reader =
        new PiximalInputFactory().createXMLStreamReader(new StringReader(SOME));
    while (reader.hasNext()) {
      reader.next();
      if (reader.hasName()) {
        int count = reader.getNamespaceCount();
        for (int index : new int[] {-1, Integer.MIN_VALUE, count, count + 1, 1000}) {
          assertThat(reader.getNamespacePrefix(index)).isNull();
          assertThat(reader.getNamespaceURI(index)).isNull();
        }
      }
    }
  }
}
