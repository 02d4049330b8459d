package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** References that stay, and document types that are passed over. */
class ReferencesTest {
  private static final String DECLARED =
      "<!DOCTYPE r [<!ENTITY e 'v'><!ENTITY m '<b>&e;</b>'><!ENTITY x SYSTEM 'x.xml'>"
          + "<!ATTLIST r d CDATA 'default'>]>";

  private static XMLInputFactory with(XMLInputFactory factory, String name, boolean value) {
    factory.setProperty(name, value);
    return factory;
  }

  /** The events, with joined texts. */
  private static List<String> events(XMLInputFactory factory, String document)
      throws XMLStreamException {
    List<String> events = new ArrayList<>();
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
    StringBuilder text = new StringBuilder();
    while (reader.hasNext()) {
      int event = reader.next();
      if (event == XMLStreamReader.CHARACTERS) {
        text.append(reader.getText());
        continue;
      }
      if (!text.isEmpty()) {
        events.add("'" + text + "'");
        text.setLength(0);
      }
      switch (event) {
        case XMLStreamReader.START_ELEMENT ->
            events.add("<" + reader.getLocalName() + " " + reader.getAttributeCount());
        case XMLStreamReader.END_ELEMENT -> events.add("</" + reader.getLocalName());
        case XMLStreamReader.ENTITY_REFERENCE -> events.add("&" + reader.getLocalName());
        default -> {}
      }
    }
    return events;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<r>a&e;b</r>",
        "<r>&e;</r>",
        "<r>&m;&lt;&#65;&e;&e;</r>",
        "<r><b a='&e;'>&amp;</b>&m;</r>",
      })
  void referencesStayAsByTheJdk(String content) throws XMLStreamException {
    String kept = XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES;
    assertThat(events(with(new PiximalInputFactory(), kept, false), DECLARED + content))
        .isEqualTo(
            events(with(XMLInputFactory.newDefaultFactory(), kept, false), DECLARED + content));
  }

  @Test
  void aReferenceHasTheTextOfItsEntity() throws XMLStreamException {
    XMLInputFactory factory =
        with(new PiximalInputFactory(), XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    XMLStreamReader reader =
        factory.createXMLStreamReader(new StringReader(DECLARED + "<r>a&e;b&m;c&x;d</r>"));
    reader.nextTag();
    assertThat(reader.getElementText()).isEqualTo("avb<b>&e;</b>cd");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE r SYSTEM 'x.dtd'><r/>",
        "<!DOCTYPE r [<!ATTLIST r a CDATA 'v'>]><r/>",
        "<!DOCTYPE r [<!ENTITY e 'v'>]><r>a&lt;b</r>",
      })
  void aDocumentTypeIsPassedOverAsByTheJdk(String document) throws XMLStreamException {
    String supported = XMLInputFactory.SUPPORT_DTD;
    assertThat(events(with(new PiximalInputFactory(), supported, false), document))
        .isEqualTo(events(with(XMLInputFactory.newDefaultFactory(), supported, false), document));
  }

  /** Also in a document that says that it stands alone. */
  @ParameterizedTest
  @ValueSource(strings = {"", "<?xml version='1.0' standalone='yes'?>"})
  void aReferenceBehindIsNeverAnEmptyText(String declaration) throws XMLStreamException {
    XMLInputFactory factory = with(new PiximalInputFactory(), XMLInputFactory.SUPPORT_DTD, false);
    assertThat(events(factory, declaration + DECLARED + "<r>a&e;b&none;&lt;</r>"))
        .containsExactly("<r 0", "'a'", "&e", "'b'", "&none", "'<'", "</r");
    assertThatThrownBy(() -> events(factory, "<r>&e;</r>"))
        .isInstanceOf(XMLStreamException.class)
        .hasMessageContaining("is not declared");
    assertThatThrownBy(() -> events(factory, DECLARED + "<r a='&e;'/>"))
        .isInstanceOf(XMLStreamException.class)
        .hasMessageContaining("'e'");
    assertThatThrownBy(() -> events(factory, "<!DOCTYPE r [<!ENTITY e 'v'><]><r/>"))
        .isInstanceOf(XMLStreamException.class);
  }

  @Test
  void aDocumentTypeIsAnErrorWhereItIsDisallowed() throws XMLStreamException {
    XMLInputFactory factory = with(new PiximalInputFactory(), PiximalInputFactory.NO_DOCTYPE, true);
    assertThatThrownBy(() -> events(factory, "<!DOCTYPE r><r/>"))
        .isInstanceOf(XMLStreamException.class);
    assertThat(events(factory, "<r/>")).containsExactly("<r 0", "</r");
  }
}
