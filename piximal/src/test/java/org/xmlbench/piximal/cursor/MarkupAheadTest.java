package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** Comments, sections, instructions and references have the same events if they are read ahead. */
class MarkupAheadTest {
  private static final String DOCTYPE =
      "<!DOCTYPE r [<!ENTITY e 'text &#8364;'><!ENTITY f 'a<b/>'><!ENTITY g ''><!ENTITY h ']]'>]>";

  private static final List<String> PIECES =
      List.of(
          "<!--c-->",
          "<!----><!-- - > -->",
          "<!--\r\n-->",
          "<![CDATA[s<&>]]>",
          "<![CDATA[]]>",
          "<![CDATA[a\rb]]>",
          "<?p?>",
          "<?p d\u00E9 ??>",
          "<?other-%d x?>",
          "text ",
          "\u20AC\uD83D\uDE00 of several bytes ",
          "&e;",
          "&f;",
          "&g;",
          "&h;",
          "&#233;&lt;",
          "<a b='1'>x</a>",
          "<a>",
          "</a>");

  private static String random(Random random) {
    StringBuilder document = new StringBuilder(DOCTYPE + "<r>");
    int open = 0;
    for (int left = 1 + random.nextInt(60); left > 0; left--) {
      String piece = PIECES.get(random.nextInt(PIECES.size())).formatted(random.nextInt(3));
      if (!piece.equals("</a>") || open > 0) {
        document.append(piece);
        open += piece.equals("<a>") ? 1 : piece.equals("</a>") ? -1 : 0;
      }
    }
    return document.append("</a>".repeat(open)).append("<!--end-->".repeat(10) + "</r>").toString();
  }

  /**
   * Each event; pieces of text are joined, with a mark where a section begins and behind its end.
   */
  private static List<String> events(InputStream in) throws IOException {
    List<String> events = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    boolean before = false;
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(in);
      XmlEvent event = cursor.next();
      while (event != XmlEvent.END_DOCUMENT) {
        EventView view = cursor.view();
        if (event == XmlEvent.TEXT) {
          boolean section = view.isSection();
          text.append(before && !section ? "{end}" : "");
          text.append(section && view.isSectionStart() ? "{begin}" : "");
          before = section;
          int units = view.decodeText();
          String decoded = new String(view.characters(), view.charactersFrom(), units);
          assertThat(decoded).isEqualTo(view.text());
          text.append(decoded);
        } else {
          events.add(text + "");
          text.setLength(0);
          before = false;
          events.add(described(event, view) + " " + view.line() + ":" + view.column());
        }
        event = cursor.next();
      }
    }
    return events;
  }

  private static String described(XmlEvent event, EventView view) {
    return switch (event) {
      case START_ELEMENT, END_ELEMENT -> event + view.qualifiedName();
      case COMMENT -> "!" + view.text();
      case PROCESSING_INSTRUCTION -> "?" + view.target() + " " + view.text();
      default -> event.toString();
    };
  }

  /** Brings a byte at a time, so that nothing is read ahead. */
  private static InputStream slow(byte[] document) {
    return new ByteArrayInputStream(document) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        return super.read(into, offset, Math.min(length, 1));
      }
    };
  }

  @Test
  void eventsAndPlacesAreTheSame() throws IOException {
    Random random = new Random(3);
    for (int round = 0; round < 2000; round++) {
      byte[] document = random(random).getBytes(StandardCharsets.UTF_8);
      assertThat(events(new ByteArrayInputStream(document)))
          .as(new String(document, StandardCharsets.UTF_8))
          .isEqualTo(events(slow(document)));
    }
  }
}
