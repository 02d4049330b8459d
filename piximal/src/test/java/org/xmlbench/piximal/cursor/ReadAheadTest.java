package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/** What is known, and expected, is still judged. Bytes enough stand behind it to be read ahead. */
class ReadAheadTest {
  private static final String REST = "<!--" + "x".repeat(100) + "-->";

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  private static String last(String document) {
    List<String> events = EventTrace.of(document);
    assertThat(EventTrace.inSteps(bytes(document), 1)).as(document).isEqualTo(events);
    return events.getLast();
  }

  @Test
  void namesOfOneNamespaceAreComparedInEachTag() {
    String known = "<a p:b='' q:c=''/>".repeat(3) + "<a p:c='' q:b=''/>".repeat(3);
    for (String wrong : List.of("<a p:b='' q:b=''/>", "<a q:c='' p:b='' p:c=''/>")) {
      String document = "<r xmlns:p='u' xmlns:q='u'>" + known + wrong + REST + "</r>";
      assertThat(last(document)).contains("NSC: Attributes Unique");
    }
    assertThat(last("<r>" + "<a b=''/>".repeat(3) + "<a b='' b=''/>" + REST + "</r>"))
        .contains("WFC: Unique Att Spec");
  }

  @Test
  void prefixesThatAreNoLongerBoundAreErrors() {
    for (String use : List.of("<p:b>x</p:b>", "<p:b/>", "<b p:c=''/>", "<b p:c=''>x</b>")) {
      String bound = "<a xmlns:p='u'>%s</a>".formatted(use).repeat(3);
      assertThat(last("<r>" + bound + REST + "</r>")).isEqualTo("E {}r");
      assertThat(last("<r>" + bound + use + REST + "</r>")).contains("NSC: Prefix Declared");
    }
  }

  /** A name's attributes may be declared in one document, and not in the one before. */
  @Test
  void defaultsAreAddedThoughTheNameWasReadAheadBefore() throws IOException {
    String content = "<a>" + "<c>x</c>".repeat(5) + REST + "</a>";
    String declared = "<!DOCTYPE a [<!ATTLIST c d CDATA 'v'>]>" + content;
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      for (String document : List.of(content, declared, content, declared)) {
        cursor.open(bytes(document));
        int attributes = 0;
        while (cursor.next() != XmlEvent.END_DOCUMENT) {
          attributes += cursor.event() == XmlEvent.START_ELEMENT ? cursor.view().attributes() : 0;
        }
        assertThat(attributes).as(document).isEqualTo(document.equals(declared) ? 5 : 0);
      }
    }
  }

  /** Collects names and texts, and throws at one of them. */
  private record Names(List<String> lines, String bad) implements PlainHandler<IOException> {
    private void add(String line) throws IOException {
      lines.add(line);
      if (line.equals(bad)) {
        throw new IOException("no " + line);
      }
    }

    @Override
    public void start(String namespace, String localName, String qualifiedName) throws IOException {
      add("<" + qualifiedName);
    }

    @Override
    public void text(char[] characters, int from, int length) throws IOException {
      add(new String(characters, from, length));
    }

    @Override
    public void end(String namespace, String localName, String qualifiedName) throws IOException {
      add(">" + qualifiedName);
    }

    @Override
    public void event(XmlEvent event) throws IOException {
      add(event.toString());
    }
  }

  @Test
  void eventsAreHandedOnce() throws IOException {
    Names names = new Names(new ArrayList<>(), "none");
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      assertThatThrownBy(() -> cursor.handAhead(names)).isInstanceOf(IllegalStateException.class);
      cursor.open(bytes("<a>" + "<c>x</c>".repeat(3) + REST + "</a>"));
      cursor.handAhead(names);
      assertThat(names.lines()).isEmpty();
      while (cursor.next() != XmlEvent.COMMENT) {
        cursor.handAhead(names);
      }
      assertThat(names.lines()).endsWith("<c", "x", ">c", "<c", "x", ">c");
      assertThat(cursor.next()).isEqualTo(XmlEvent.END_ELEMENT);
    }
  }

  @Test
  void anErrorIsThrownAgainAndAHandlersOwnLeavesTheCursorUsable() throws IOException {
    byte[] wrong = bytes("<a xmlns:p='u'>" + "<b>x</b>".repeat(3) + "<q:b/>" + REST + "</a>");
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      for (String bad : List.of("<b", "x", ">b")) {
        cursor.open(wrong);
        assertThatThrownBy(() -> handAll(cursor, new Names(new ArrayList<>(), bad)))
            .hasMessage("no " + bad);
      }
      cursor.open(wrong);
      Names names = new Names(new ArrayList<>(), "none");
      assertThatThrownBy(() -> handAll(cursor, names)).isInstanceOf(MalformedXmlException.class);
      assertThatThrownBy(() -> cursor.handAhead(names)).isInstanceOf(MalformedXmlException.class);
    }
  }

  private static void handAll(PiximalCursor cursor, Names names) throws IOException {
    while (cursor.next() != XmlEvent.END_DOCUMENT) {
      cursor.handAhead(names);
    }
  }
}
