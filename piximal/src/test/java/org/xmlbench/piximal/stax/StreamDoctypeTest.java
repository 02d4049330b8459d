package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.NotationDeclaration;
import javax.xml.stream.events.XMLEvent;
import org.junit.jupiter.api.Test;

class StreamDoctypeTest {
  private static final String SUBSET =
      """

      <!-- ]> é --><!ENTITY % p "<!ENTITY e '&#60;b/>'>">%p;<?p ]>?>
      <!NOTATION n PUBLIC 'pub'><!NOTATION m SYSTEM 'a"b'><!NOTATION o PUBLIC 'pub' "sys">
      <!ENTITY u SYSTEM "u.gif" NDATA n><!ENTITY v PUBLIC 'x' "v.gif" NDATA m>
      """;

  private static final String DECLARATION = "<!DOCTYPE a PUBLIC 'p'\n 's' [%s] >".formatted(SUBSET);

  private static final String DOCUMENT = "<!-- c -->" + DECLARATION + "<a>&e;</a>";

  private final XMLInputFactory factory = new PiximalInputFactory();

  private DTD event(String document) throws XMLStreamException {
    XMLEventReader events = factory.createXMLEventReader("file:/a.xml", new StringReader(document));
    XMLEvent event = events.nextEvent();
    while (!(event instanceof DTD)) {
      event = events.nextEvent();
    }
    return (DTD) event;
  }

  @Test
  void theTextIsTheInternalSubset() throws XMLStreamException {
    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16BE)) {
      String marked = charset == StandardCharsets.UTF_16BE ? "\uFEFF" + DOCUMENT : DOCUMENT;
      byte[] bytes = marked.replace("\n", "\r\n").getBytes(charset);
      XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
      reader.next();
      assertThat(reader.next()).isEqualTo(XMLStreamReader.DTD);
      assertThat(reader.getTextLength()).isEqualTo(SUBSET.length());
      assertThat(reader.getText()).isEqualTo(SUBSET);
    }
  }

  @Test
  void theTextIsEmptyWhereNothingIsThere() throws XMLStreamException {
    for (String document :
        List.of("<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 's'><a/>", "<!DOCTYPE a []><a/>")) {
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
      assertThat(reader.next()).isEqualTo(XMLStreamReader.DTD);
      assertThat(reader.getText()).isEmpty();
      assertThat(event(document).getDocumentTypeDeclaration() + "<a/>").isEqualTo(document);
    }
  }

  /** It moves in the parser's buffer while it is read. */
  @Test
  void aLongOneIsThereAsAWhole() throws XMLStreamException {
    String subset = "<!-- %s -->".formatted("text ".repeat(100_000));
    String document =
        "<!-- %s --><!DOCTYPE a SYSTEM 's' [%s]><a/>".formatted("c".repeat(70_000), subset);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        (publicId, systemId, base, name) ->
            new ByteArrayInputStream("<!ENTITY e 'x'>".getBytes(StandardCharsets.UTF_8)));
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(document));
    reader.next();
    reader.next();
    assertThat(reader.getText()).isEqualTo(subset);
  }

  @Test
  void theEventHasAllOfIt() throws XMLStreamException {
    DTD event = event(DOCUMENT);
    assertThat(event.getDocumentTypeDeclaration()).isEqualTo(DECLARATION);
    assertThat(event.getProcessedDTD()).isNull();
    assertThat(event.getEventType()).isEqualTo(XMLEvent.DTD);
    assertThat(event.getLocation().getSystemId()).isEqualTo("file:/a.xml");
    assertThat(event.isStartElement()).isFalse();
    assertThatThrownBy(event::asCharacters).isInstanceOf(ClassCastException.class);
    StringWriter written = new StringWriter();
    event.writeAsEncodedUnicode(written);
    assertThat(written).hasToString(DECLARATION);
  }

  @Test
  void theEventHasNotationsAndEntities() throws XMLStreamException {
    DTD event = event(DOCUMENT);
    assertThat(event.getNotations())
        .extracting(
            NotationDeclaration::getName,
            NotationDeclaration::getPublicId,
            NotationDeclaration::getSystemId)
        .containsExactly(
            tuple("n", "pub", null), tuple("m", null, "a\"b"), tuple("o", "pub", "sys"));
    assertThat(event.getNotations())
        .extracting(Object::toString)
        .containsExactly(
            "<!NOTATION n PUBLIC \"pub\">",
            "<!NOTATION m SYSTEM 'a\"b'>",
            "<!NOTATION o PUBLIC \"pub\" \"sys\">");
    EntityDeclaration internal = event.getEntities().getFirst();
    assertThat(internal.getName()).isEqualTo("e");
    assertThat(internal.getReplacementText()).isEqualTo("<b/>");
    assertThat(internal.getNotationName()).isNull();
    EntityDeclaration entity = event.getEntities().get(1);
    assertThat(entity.getName()).isEqualTo("u");
    assertThat(entity.getNotationName()).isEqualTo("n");
    assertThat(entity.getReplacementText()).isNull();
    assertThat(entity.getBaseURI()).isEqualTo("file:/a.xml");
    assertThat(event.getEntities())
        .extracting(Object::toString)
        .containsExactly(
            "<!ENTITY e \"<b/>\">",
            "<!ENTITY u SYSTEM \"u.gif\" NDATA n>",
            "<!ENTITY v PUBLIC \"x\" \"v.gif\" NDATA m>");
  }

  @Test
  void aReaderHasThemWhereTheDoctypeIsTheEvent() throws XMLStreamException {
    XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(DOCUMENT));
    assertThat(reader.getProperty("javax.xml.stream.notations")).isNull();
    reader.next();
    reader.next();
    assertThat((List<?>) reader.getProperty("javax.xml.stream.notations")).hasSize(3);
    assertThat((List<?>) reader.getProperty("javax.xml.stream.entities")).hasSize(3);
    reader.next();
    assertThat(reader.getProperty("javax.xml.stream.entities")).isNull();
  }

  @Test
  void aDocumentIsWrittenAsItWasRead() throws XMLStreamException {
    XMLStreamReader all = factory.createXMLStreamReader(new StringReader(DOCUMENT));
    XMLStreamReader filtered = factory.createFilteredReader(all, reader -> true);
    StringWriter written = new StringWriter();
    XMLEventWriter writer = XMLOutputFactory.newDefaultFactory().createXMLEventWriter(written);
    writer.add(factory.createXMLEventReader(filtered));
    writer.close();
    assertThat(written.toString()).contains(DECLARATION);
  }
}
