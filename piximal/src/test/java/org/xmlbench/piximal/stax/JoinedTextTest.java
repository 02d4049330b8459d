package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;

/** A text that is joined is as it is without that, but for being one. */
class JoinedTextTest {
  private static final List<String> NAMES = List.of("", "p", "q", "xml", "none");
  private static final List<String> NAMESPACES = List.of("1", "2", "3", "");

  private static XMLStreamReader reader(String document, boolean coalescing)
      throws XMLStreamException {
    XMLInputFactory factory = new PiximalInputFactory();
    factory.setProperty(XMLInputFactory.IS_COALESCING, coalescing);
    return factory.createXMLStreamReader(
        new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void namespacesAreThoseOfTheText() throws XMLStreamException {
    XMLStreamReader reader = reader("<a xmlns:p='1'>x<b xmlns:p='2'>y</b>z</a>", true);
    List<String> found = new ArrayList<>();
    NamespaceContext context = reader.getNamespaceContext();
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamReader.CHARACTERS) {
        String namespace = reader.getNamespaceURI("p");
        found.add(reader.getText() + namespace);
        assertThat(context.getNamespaceURI("p")).isEqualTo(namespace);
        assertThat(context.getPrefix(namespace)).isEqualTo("p");
        assertThat(context.getPrefix(namespace.equals("1") ? "2" : "1")).isNull();
      }
    }
    assertThat(found).containsExactly("x1", "y2", "z1");
  }

  @Test
  void theTextBeforeAnErrorIsThere() throws XMLStreamException {
    XMLStreamReader reader = reader("<a xmlns:p='1'>te&amp;xt<b xmlns:p='2' x></b></a>", true);
    reader.nextTag();
    assertThat(reader.next()).isEqualTo(XMLStreamReader.CHARACTERS);
    assertThat(reader.getText()).isEqualTo("te&xt");
    assertThat(reader.getNamespaceURI("p")).isEqualTo("1");
    assertThat(reader.getLocation().getColumnNumber()).isEqualTo(25);
    assertThatThrownBy(reader::next).isInstanceOf(XMLStreamException.class);
    assertThatThrownBy(reader::next).isInstanceOf(XMLStreamException.class);
  }

  @Test
  void randomTextsAreAsThoseInPieces() throws XMLStreamException {
    Random random = new Random(48);
    for (int i = 0; i < 2000; i++) {
      StringBuilder document = new StringBuilder();
      element(document, random, 0);
      if (random.nextInt(8) == 0) {
        document.setLength(1 + random.nextInt(document.length() - 1));
      }
      String text = document.toString();
      assertThat(events(text, true)).as(text).isEqualTo(events(text, false));
    }
  }

  private static void element(StringBuilder document, Random random, int depth) {
    String name = List.of("a", "b", "c").get(random.nextInt(3));
    document.append('<').append(name);
    for (String declared : List.of("xmlns:p", "xmlns:q", "xmlns")) {
      if (random.nextInt(5) == 0) {
        document.append(" %s='%d'".formatted(declared, 1 + random.nextInt(3)));
      }
    }
    document.append(random.nextInt(5) == 0 ? " x='1'" : "").append('>');
    for (int i = random.nextInt(6); i > 0; i--) {
      switch (random.nextInt(depth < 4 ? 8 : 6)) {
        case 0 -> document.append("&lt;");
        case 1 -> document.append("\r\n");
        case 2 -> document.append("<![CDATA[<>]]>");
        case 3 -> document.append("<!-- c -->");
        case 4, 5 -> document.append("text\u20ac ");
        default -> element(document, random, depth + 1);
      }
    }
    document.append("</").append(name).append('>');
  }

  /** What is known at each event, with texts joined, and at last the error. */
  private static List<String> events(String document, boolean coalescing) {
    List<String> events = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    String behind = "";
    try {
      XMLStreamReader reader = reader(document, coalescing);
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamReader.CHARACTERS) {
          text.append(reader.getText());
          behind = known(reader);
          continue;
        }
        if (!text.isEmpty()) {
          events.add("text " + text + behind);
          text.setLength(0);
        }
        events.add(event + known(reader));
      }
    } catch (XMLStreamException e) {
      events.add("text " + text + behind);
      events.add(e.getMessage());
    }
    return events;
  }

  private static String known(XMLStreamReader reader) {
    StringBuilder known = new StringBuilder();
    NamespaceContext context = reader.getNamespaceContext();
    for (String name : NAMES) {
      known.append(' ').append(name).append('=').append(reader.getNamespaceURI(name));
      known.append(context.getNamespaceURI(name));
    }
    for (String namespace : NAMESPACES) {
      known.append(' ').append(namespace).append(context.getPrefix(namespace));
      context.getPrefixes(namespace).forEachRemaining(known::append);
    }
    Location place = reader.getLocation();
    return known
        .append(' ')
        .append(place.getLineNumber())
        .append(':')
        .append(place.getColumnNumber())
        .append(':')
        .append(place.getCharacterOffset())
        .toString();
  }
}
