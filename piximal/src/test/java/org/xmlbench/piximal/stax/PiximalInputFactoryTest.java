package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserLimits;

class PiximalInputFactoryTest {
  private static final String MUCH =
      """
      <?xml version='1.0' encoding='UTF-8' standalone='yes'?>
      <!DOCTYPE a [<!ENTITY e 'x<b y="z">in</b>'><!ATTLIST a k CDATA 'v' id ID #IMPLIED>]>
      <!-- before --><?p d?><a xmlns='u' xmlns:p='v' p:q=' 1' id=' i '>t<![CDATA[<&]]>&e;&#x20AC;\r
      <p:c xmlns=''><d/></p:c><!-- in -->\uD83D\uDE00&lt;</a><?q?>
      """;

  private static InputStream stream(String document) {
    return new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
  }

  private static XMLInputFactory jdk() {
    return XMLInputFactory.newDefaultFactory();
  }

  private static XMLInputFactory piximal() {
    return new PiximalInputFactory();
  }

  /** What a reader says of each event, with pieces of text joined. */
  private static List<String> events(XMLStreamReader reader) throws XMLStreamException {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s %s %s %s"
            .formatted(
                reader.getVersion(),
                reader.getCharacterEncodingScheme(),
                reader.standaloneSet(),
                reader.isStandalone()));
    StringBuilder text = new StringBuilder();
    while (reader.hasNext()) {
      int event = reader.next();
      boolean isText = event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA;
      if (isText) {
        text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
      } else if (event != XMLStreamConstants.SPACE) {
        if (!text.isEmpty()) {
          lines.add("text " + text);
          text.setLength(0);
        }
        lines.add(line(reader, event));
      }
    }
    return lines;
  }

  private static String line(XMLStreamReader reader, int event) {
    StringBuilder line = new StringBuilder().append(event);
    switch (event) {
      case XMLStreamConstants.START_ELEMENT -> {
        line.append(reader.getName()).append(reader.getPrefix()).append(reader.getNamespaceURI());
        for (int i = 0; i < reader.getNamespaceCount(); i++) {
          line.append(" +").append(reader.getNamespacePrefix(i)).append('=');
          // The JDK says null of no namespace, at which clients fail.
          line.append(Objects.requireNonNullElse(reader.getNamespaceURI(i), ""));
        }
        for (int i = 0; i < reader.getAttributeCount(); i++) {
          line.append(' ').append(reader.getAttributeName(i)).append(reader.getAttributeType(i));
          line.append(reader.getAttributeValue(i)).append(reader.isAttributeSpecified(i));
        }
        line.append(' ').append(reader.getNamespaceURI("p"));
        line.append(reader.getNamespaceContext().getNamespaceURI("p"));
        line.append(reader.getAttributeValue("v", "q"));
      }
      case XMLStreamConstants.END_ELEMENT ->
          line.append(reader.getName()).append(reader.getNamespaceCount());
      case XMLStreamConstants.COMMENT -> line.append(reader.getText());
      case XMLStreamConstants.PROCESSING_INSTRUCTION ->
          line.append(reader.getPITarget()).append(reader.getPIData());
      default -> {}
    }
    return line.toString();
  }

  @Test
  void aStreamReaderSaysWhatThatOfTheJdkSays() throws XMLStreamException {
    for (boolean coalescing : new boolean[] {false, true}) {
      XMLInputFactory piximal = piximal();
      piximal.setProperty(XMLInputFactory.IS_COALESCING, coalescing);
      assertThat(events(piximal.createXMLStreamReader(stream(MUCH))))
          .isEqualTo(events(jdk().createXMLStreamReader(stream(MUCH))));
    }
  }

  @Test
  void aCoalescingReaderHasOneTextWhereThereIsOne() throws XMLStreamException {
    XMLInputFactory factory = piximal();
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    XMLStreamReader reader =
        factory.createXMLStreamReader(new StringReader("<a>x<![CDATA[<]]>&amp;\r\ny<b/>z</a>"));
    reader.nextTag();
    assertThat(reader.next()).isEqualTo(XMLStreamConstants.CHARACTERS);
    assertThat(reader.getText()).isEqualTo("x<&\ny");
    assertThat(reader.getTextLength()).isEqualTo(5);
    assertThat(reader.nextTag()).isEqualTo(XMLStreamConstants.START_ELEMENT);
    assertThat(reader.getLocalName()).isEqualTo("b");
    assertThat(reader.getElementText()).isEmpty();
    reader.next();
    assertThat(reader.getText()).isEqualTo("z");
  }

  @Test
  void sectionsAreEventsWhereThatIsAskedFor() throws XMLStreamException {
    XMLInputFactory factory = piximal();
    factory.setProperty(PiximalInputFactory.SECTIONS, true);
    XMLStreamReader reader = factory.createXMLStreamReader(stream("<a><![CDATA[x]]></a>"));
    reader.nextTag();
    assertThat(reader.next()).isEqualTo(XMLStreamConstants.CDATA);
  }

  /** A section is one without text, too. */
  @Test
  void sectionsAreThoseOfTheJdk() throws XMLStreamException {
    String document =
        "<a><![CDATA[]]>x<![CDATA[y]]><b><![CDATA[]]><![CDATA[]]></b>z<![CDATA[]]><c/><![CDATA[\n"
            + "]]></a>";
    for (String prolog : List.of("", "<!DOCTYPE a [<!ENTITY e '<d><![CDATA[]]></d>'>]>")) {
      String whole = prolog + (prolog.isEmpty() ? document : document.replace("<c/>", "&e;"));
      XMLInputFactory factory = piximal();
      factory.setProperty(PiximalInputFactory.SECTIONS, true);
      XMLInputFactory jdk = jdk();
      jdk.setProperty(PiximalInputFactory.SECTIONS, true);
      List<String> expected = sections(jdk.createXMLStreamReader(stream(whole)));
      assertThat(expected).contains("CDATA ", "CDATA y", "CDATA \n");
      assertThat(sections(factory.createXMLStreamReader(stream(whole)))).isEqualTo(expected);
      assertThat(sections(piximal().createXMLStreamReader(stream(whole))))
          .noneMatch(line -> line.startsWith("CDATA"))
          .doesNotContain("text ");
    }
  }

  private static List<String> sections(XMLStreamReader reader) throws XMLStreamException {
    List<String> lines = new ArrayList<>();
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.CDATA -> lines.add("CDATA " + reader.getText());
        case XMLStreamConstants.CHARACTERS -> lines.add("text " + reader.getText());
        case XMLStreamConstants.START_ELEMENT -> lines.add(reader.getLocalName());
        default -> {}
      }
    }
    return lines;
  }

  @Test
  void eventsAreThoseOfTheJdk() throws XMLStreamException {
    assertThat(names(piximal().createXMLEventReader(stream(MUCH))))
        .containsAll(List.of("StartDocument", "Attribute"));
    XMLEventReader reader = piximal().createXMLEventReader(stream("<a>x<b/></a>"));
    XMLEventReader filtered =
        piximal().createFilteredReader(reader, event -> event.isStartElement());
    assertThat(filtered.nextEvent().asStartElement().getName().getLocalPart()).isEqualTo("a");
    assertThat(filtered.nextEvent().asStartElement().getName().getLocalPart()).isEqualTo("b");
    assertThat(filtered.hasNext()).isFalse();
    assertThatThrownBy(filtered::nextEvent).isInstanceOf(NoSuchElementException.class);
  }

  private static List<String> names(XMLEventReader reader) throws XMLStreamException {
    List<String> names = new ArrayList<>();
    while (reader.hasNext()) {
      var event = reader.nextEvent();
      if (event.isStartDocument()) {
        names.add("StartDocument");
      }
      if (event.isStartElement() && event.asStartElement().getAttributes().hasNext()) {
        names.add("Attribute");
      }
    }
    return names;
  }

  @Test
  void errorsHaveTheirPlace() {
    assertThatThrownBy(
            () -> events(piximal().createXMLStreamReader("file:/a.xml", stream("<a>\n<b></a>"))))
        .isInstanceOfSatisfying(
            XMLStreamException.class,
            e -> {
              assertThat(e.getLocation().getLineNumber()).isEqualTo(2);
              assertThat(e.getLocation().getColumnNumber()).isEqualTo(6);
              assertThat(e.getLocation().getSystemId()).isEqualTo("file:/a.xml");
            });
    assertThatThrownBy(() -> piximal().createXMLStreamReader(stream("<?xml version='2.0'?><a/>")))
        .isInstanceOf(XMLStreamException.class);
  }

  @Test
  void propertiesAreKnownOrRefused() throws XMLStreamException {
    XMLInputFactory factory = piximal();
    assertThat(factory.isPropertySupported(XMLInputFactory.IS_COALESCING)).isTrue();
    assertThat(factory.isPropertySupported("none")).isFalse();
    assertThatThrownBy(() -> factory.getProperty("none"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> factory.setProperty(XMLInputFactory.IS_VALIDATING, true))
        .isInstanceOf(IllegalArgumentException.class);
    factory.setProperty(PiximalInputFactory.LIMITS, ParserLimits.DEFAULT.withDepth(1));
    assertThatThrownBy(() -> events(factory.createXMLStreamReader(stream("<a><b/></a>"))))
        .hasMessageContaining("(limit)");
  }

  /** The encoding that the caller knows is the one. */
  @Test
  void anEncodingFromElsewhereIsTheOne() throws XMLStreamException {
    InputStream latin =
        new ByteArrayInputStream(
            "<?xml version='1.0' encoding='UTF-8'?><é/>".getBytes(StandardCharsets.ISO_8859_1));
    XMLStreamReader reader = piximal().createXMLStreamReader(latin, "ISO-8859-1");
    reader.nextTag();
    assertThat(reader.getLocalName()).isEqualTo("é");
    assertThatThrownBy(() -> piximal().createXMLStreamReader(stream("<a/>"), "x-none"))
        .isInstanceOf(XMLStreamException.class);
  }

  /** What a reader leaves when it is closed is another's. */
  @Test
  void aClosedReaderShowsNothingOfTheNextDocument() throws XMLStreamException {
    XMLInputFactory factory = piximal();
    XMLStreamReader first =
        factory.createXMLStreamReader("file:/1.xml", stream("<a xmlns:p='u'>x</a>"));
    first.nextTag();
    var namespaces = first.getNamespaceContext();
    assertThat(namespaces.getPrefix("u")).isEqualTo("p");
    first.next();
    first.close();
    first.close();
    XMLStreamReader second = factory.createXMLStreamReader(stream("<b xmlns:p='v'>secret</b>"));
    XMLStreamReader third = factory.createXMLStreamReader(stream("<c>third</c>"));
    second.nextTag();
    third.nextTag();
    assertThat(first.hasNext()).isFalse();
    assertThatThrownBy(first::next).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(first::getText).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(first::getTextCharacters).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(first::getLocalName).isInstanceOf(IllegalStateException.class);
    assertThat(first.getNamespaceURI("p")).isNull();
    assertThat(namespaces.getNamespaceURI("p")).isEmpty();
    assertThat(namespaces.getPrefixes("v")).isExhausted();
    assertThat(first.getLocation().getLineNumber()).isEqualTo(-1);
    assertThat(first.getLocation().getSystemId()).isEqualTo("file:/1.xml");
    assertThat(second.getNamespaceURI("p")).isEqualTo("v");
    assertThat(second.getElementText()).isEqualTo("secret");
    assertThat(third.getElementText()).isEqualTo("third");
  }

  @Test
  void aResolverIsAskedForTheDocumentThatIsRead() throws XMLStreamException {
    XMLInputFactory factory = piximal();
    List<String> asked = new ArrayList<>();
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        (publicId, systemId, base, name) -> {
          asked.add(base + " " + systemId);
          return stream("text");
        });
    for (String base : List.of("file:/1/a.xml", "file:/2/a.xml")) {
      XMLStreamReader reader =
          factory.createXMLStreamReader(
              base, stream("<!DOCTYPE a [<!ENTITY e SYSTEM 'e.txt'>]><a>&e;</a>"));
      reader.nextTag();
      assertThat(reader.getElementText()).isEqualTo("text");
      reader.close();
    }
    assertThat(asked).containsExactly("file:/1/a.xml e.txt", "file:/2/a.xml e.txt");
  }

  /** Cursors that were used by other properties are not used again. */
  @Test
  void propertiesHoldForReadersThatAreMadeAfterwards() throws XMLStreamException {
    XMLInputFactory factory = piximal();
    for (boolean aware : new boolean[] {true, false, true}) {
      factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, aware);
      for (int i = 0; i < 3; i++) {
        XMLStreamReader reader = factory.createXMLStreamReader(stream("<p:a xmlns:p='u'/>"));
        reader.nextTag();
        assertThat(reader.getLocalName()).isEqualTo(aware ? "a" : "p:a");
        reader.close();
      }
    }
  }

  @Test
  void manyThreadsUseOneFactory() throws Exception {
    XMLInputFactory factory = piximal();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> results = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        String document = "<n%d><m%<d a='%<d'>text %<d</m%<d></n%<d>".formatted(i);
        List<String> expected = events(piximal().createXMLStreamReader(stream(document)));
        results.add(
            threads.submit(
                () -> {
                  boolean same = true;
                  for (int k = 0; k < 50; k++) {
                    XMLStreamReader reader = factory.createXMLStreamReader(stream(document));
                    same &= events(reader).equals(expected);
                    reader.close();
                  }
                  return same;
                }));
      }
      for (Future<Boolean> result : results) {
        assertThat(result.get()).isTrue();
      }
    }
  }

  /** StAX puts the location before what it is given. */
  @Test
  void aMessageHasItsPlaceOnce() {
    for (String document : List.of("<a\n  b></a>", "<?xml version='1.0' encoding='none'?><a/>")) {
      assertThatThrownBy(() -> events(piximal().createXMLStreamReader(stream(document))))
          .isInstanceOf(XMLStreamException.class)
          .hasMessageStartingWith("ParseError at [row,col]:[")
          .hasMessageNotContaining("line ")
          .hasMessageNotContaining("byte ");
    }
  }
}
