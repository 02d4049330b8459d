package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import javax.xml.stream.EventFilter;
import javax.xml.stream.StreamFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.XMLEvent;
import org.junit.jupiter.api.Test;

class FilteredReadersTest {
  private static final String TAGS =
      "<?p d?><a><!-- c --> <b>x</b>\n<c><b/><?p d?></c><d><e><b/></e></d> </a><!-- c -->";

  private static final List<EventFilter> FILTERS =
      List.of(
          XMLEvent::isStartElement,
          XMLEvent::isEndElement,
          event -> !event.isCharacters(),
          event -> event.getEventType() != XMLEvent.COMMENT,
          event -> event.isStartElement() && !name(event).equals("b") || event.isEndElement(),
          event -> event.isStartElement() && name(event).equals("b"));

  private static String name(XMLEvent event) {
    return event.isStartElement()
        ? event.asStartElement().getName().getLocalPart()
        : event.asEndElement().getName().getLocalPart();
  }

  private static XMLEventReader events(String document, EventFilter filter)
      throws XMLStreamException {
    return events(new PiximalInputFactory(), document, filter);
  }

  private static XMLEventReader events(XMLInputFactory factory, String document, EventFilter filter)
      throws XMLStreamException {
    XMLEventReader reader = factory.createXMLEventReader(new StringReader(document));
    return factory.createFilteredReader(reader, filter);
  }

  @Test
  void nextGivesWhatPasses() throws XMLStreamException {
    for (EventFilter filter : FILTERS) {
      assertThat(all(events(TAGS, filter)))
          .isEqualTo(all(events(XMLInputFactory.newDefaultFactory(), TAGS, filter)));
    }
    XMLEventReader reader = events("<a/>", XMLEvent::isEndElement);
    reader.next();
    assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
  }

  private static List<String> all(XMLEventReader reader) {
    List<String> all = new ArrayList<>();
    while (reader.hasNext()) {
      XMLEvent event = (XMLEvent) reader.next();
      all.add(event.isStartDocument() || event.isEndDocument() ? "" : event.toString());
    }
    return all;
  }

  @Test
  void tagsAreThoseThatPass() throws XMLStreamException {
    String document = TAGS.replace("x", "");
    for (EventFilter filter : FILTERS) {
      assertThat(tags(events(document, filter)))
          .isEqualTo(tags(events(XMLInputFactory.newDefaultFactory(), document, filter)));
    }
    XMLEventReader reader = events("<a>text<b/></a>", event -> !event.isCharacters());
    assertThat(name(reader.nextTag())).isEqualTo("a");
    assertThat(name(reader.nextTag())).isEqualTo("b");
  }

  private static List<String> tags(XMLEventReader reader) {
    List<String> tags = new ArrayList<>();
    try {
      while (true) {
        XMLEvent event = reader.nextTag();
        tags.add(event.getEventType() + name(event));
      }
    } catch (XMLStreamException | NoSuchElementException e) {
      return tags;
    }
  }

  @Test
  void theTextIsThatWhichPasses() throws XMLStreamException {
    String document = "<a>x<!-- c --><b>y</b>z</a>";
    XMLEventReader none = events(document, XMLEvent::isStartElement);
    none.nextEvent();
    assertThatThrownBy(none::getElementText).isInstanceOf(XMLStreamException.class);
    EventFilter outermost =
        event -> !event.isStartElement() && !event.isEndElement() || name(event).equals("a");
    for (boolean peeks : new boolean[] {false, true}) {
      XMLEventReader reader = events(document, outermost);
      assertThatThrownBy(reader::getElementText).isInstanceOf(XMLStreamException.class);
      reader.nextTag();
      assertThat(peeks && reader.peek() == null).isFalse();
      assertThat(reader.getElementText()).isEqualTo("xyz");
      assertThatThrownBy(reader::getElementText).isInstanceOf(XMLStreamException.class);
      assertThat(reader.nextEvent().isEndDocument()).isTrue();
    }
  }

  /** The next event may be known before the text is asked for. */
  @Test
  void theTextOfAnElementWhoseEndDoesNotPassEndsThere() throws XMLStreamException {
    for (boolean peeks : new boolean[] {false, true}) {
      XMLEventReader reader =
          events("<a><b><!-- c --></b><b>x</b>y</a>", event -> event.isStartElement());
      reader.nextTag();
      reader.nextTag();
      assertThat(peeks && !reader.hasNext()).isFalse();
      assertThat(reader.getElementText()).isEmpty();
      assertThat(name(reader.nextTag())).isEqualTo("b");
      assertThat(peeks && reader.hasNext()).isFalse();
      assertThat(reader.getElementText()).isEmpty();
      assertThat(reader.hasNext()).isFalse();
    }
  }

  @Test
  void aFilterOfAFilterNeedsTheEnds() throws XMLStreamException {
    XMLEventReader below = events("<a>x</a>", event -> event.isStartElement());
    XMLEventReader reader = new PiximalInputFactory().createFilteredReader(below, event -> true);
    reader.nextTag();
    assertThatThrownBy(reader::getElementText).isInstanceOf(XMLStreamException.class);
  }

  @Test
  void aFilterSeesEachEventOnce() throws XMLStreamException {
    List<XMLEvent> seen = new ArrayList<>();
    XMLEventReader reader = events("<a>x<b/></a>", seen::add);
    while (reader.hasNext()) {
      reader.peek();
      reader.nextEvent();
    }
    assertThat(seen).hasSize(7).doesNotHaveDuplicates();
  }

  @Test
  void tagsOfAStreamReaderAreThoseThatPass() throws XMLStreamException {
    String document = TAGS.replace("x", "");
    List<StreamFilter> filters =
        List.of(
            XMLStreamReader::isStartElement,
            XMLStreamReader::isEndElement,
            reader -> !reader.isCharacters(),
            reader -> reader.isStartElement() && reader.getLocalName().equals("b"));
    for (StreamFilter filter : filters) {
      assertThat(tags(new PiximalInputFactory(), document, filter))
          .isEqualTo(tags(XMLInputFactory.newDefaultFactory(), document, filter));
    }
    assertThat(tags(new PiximalInputFactory(), "<a>text<b/></a>", XMLStreamReader::hasName))
        .containsExactly("1a", "1b", "2b", "2a");
  }

  private static List<String> tags(XMLInputFactory factory, String document, StreamFilter filter)
      throws XMLStreamException {
    XMLStreamReader all = factory.createXMLStreamReader(new StringReader(document));
    XMLStreamReader reader = factory.createFilteredReader(all, filter);
    List<String> tags = new ArrayList<>();
    if (reader.hasName()) {
      tags.add(reader.getEventType() + reader.getLocalName());
    }
    try {
      while (true) {
        tags.add(reader.nextTag() + reader.getLocalName());
      }
    } catch (XMLStreamException | NoSuchElementException e) {
      return tags;
    }
  }
}
