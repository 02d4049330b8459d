package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.XMLEvent;
import org.junit.jupiter.api.Test;

class StreamEventReaderTest {
  private static final String SKIPPED =
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'e.txt'>]><a><b>x&e;</b>&e;<c/></a>";

  private static XMLEventReader reader(String document) throws XMLStreamException {
    XMLInputFactory factory = new PiximalInputFactory();
    factory.setProperty(PiximalInputFactory.SECTIONS, true);
    return factory.createXMLEventReader(new StringReader(document));
  }

  @Test
  void aSkippedEntityAddsNothingToAText() throws XMLStreamException {
    XMLEventReader reader = reader(SKIPPED);
    reader.nextTag();
    reader.nextTag();
    assertThat(reader.getElementText()).isEqualTo("x");
  }

  @Test
  void noEntityIsSkippedBeforeATag() throws XMLStreamException {
    XMLEventReader reader = reader(SKIPPED);
    XMLEvent event = reader.nextEvent();
    while (!event.isEndElement()) {
      event = reader.nextEvent();
    }
    assertThatThrownBy(reader::nextTag).isInstanceOf(XMLStreamException.class);
  }

  @Test
  void aTextIsThatOfAnElementThatHasBegun() throws XMLStreamException {
    XMLEventReader reader = reader("<a>x<!-- c --><?p d?><![CDATA[<]]>&amp;<b/></a>");
    assertThatThrownBy(reader::getElementText).isInstanceOf(XMLStreamException.class);
    reader.nextEvent();
    reader.peek();
    assertThatThrownBy(reader::getElementText).isInstanceOf(XMLStreamException.class);
    reader.nextTag();
    assertThatThrownBy(reader::getElementText).isInstanceOf(XMLStreamException.class);
    XMLEventReader whole = reader("<a><b>x<!-- c --><?p d?><![CDATA[<]]>&amp;</b>y</a>");
    whole.nextTag();
    whole.nextTag();
    whole.peek();
    assertThat(whole.getElementText()).isEqualTo("x<&");
    assertThatThrownBy(whole::getElementText).isInstanceOf(XMLStreamException.class);
    assertThatThrownBy(whole::nextTag).isInstanceOf(XMLStreamException.class);
  }

  @Test
  void tagsStandBehindWhiteSpace() throws XMLStreamException {
    XMLEventReader reader =
        reader("<!DOCTYPE a><!-- c --><a> <![CDATA[ ]]><![CDATA[]]><?p d?>\n<b/></a><!-- c -->");
    assertThat(reader.nextTag().isStartElement()).isTrue();
    assertThat(reader.nextTag().asStartElement().getName().getLocalPart()).isEqualTo("b");
    assertThat(reader.nextTag().isEndElement()).isTrue();
    assertThat(reader.nextTag().isEndElement()).isTrue();
    assertThatThrownBy(reader::nextTag).isInstanceOf(XMLStreamException.class);
  }
}
