package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.sax.RandomDocument;

/** What a cursor has read before says nothing about the next document. */
class ReusedReaderTest {
  private static final String[] OTHERS = {
    "<?xml version='1.0' standalone='yes'?><a/>",
    "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'd'><a>&e;</a>",
    "<?xml version='1.0' encoding='UTF-8'?><a>\u00E9</a>",
    "<?xml version='1.0' encoding='UTF-8'?>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><a>\u00E9</a>",
    "<?xml version='1.0' encoding='UTF-16'?><a>\u00E9</a>",
    "<?xml version='1.0' encoding='UTF-8' ?><a/>",
    "<?xml version='1.0' encoding='UTF-8>'?><a/>",
    "<?xml version='1.0' version='1.0'?><a/>",
    "<?xml version='1.1'?><!-- c --><a xmlns='u'/><?p d?>",
    "<!DOCTYPE a SYSTEM 'd'><a>&e;</a>",
    "<a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY e '<b>'>]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY e 'x'><!ATTLIST a b CDATA 'c'>]><a>&e;</a>",
    "<a b='1'/>",
    "<p:a/>",
    "<a xmlns:p='u'><p:b/></a>",
    "<a><b>",
    "<a>x",
    "",
    "<a/><a/>",
    "<?xml version='1.0' encoding='x-none'?><a/>"
  };

  private static String document(Random random) {
    String some =
        switch (random.nextInt(3)) {
          case 0 -> RandomDocument.typed(random);
          case 1 -> RandomDocument.plain(random);
          default -> OTHERS[random.nextInt(OTHERS.length)];
        };
    return random.nextInt(6) > 0 ? some : some.substring(0, random.nextInt(some.length() + 1));
  }

  private static void open(PiximalCursor cursor, String document, int way) throws IOException {
    byte[] utf8 = document.getBytes(StandardCharsets.UTF_8);
    switch (way) {
      case 0 -> cursor.open(utf8);
      case 1 -> cursor.open(new ByteArrayInputStream(utf8));
      case 2 -> cursor.open(new StringReader(document));
      case 3 -> cursor.open(("\uFEFF" + document).getBytes(StandardCharsets.UTF_16LE));
      default ->
          cursor.open(
              new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_16BE)),
              StandardCharsets.UTF_16BE);
    }
  }

  private static List<String> events(PiximalCursor cursor, String document, int way) {
    List<String> events = new ArrayList<>();
    try {
      open(cursor, document, way);
      events.add(String.valueOf(cursor.view().declaration()));
      events.addAll(EventTrace.rest(cursor));
    } catch (IOException e) {
      events.add("! " + e.getMessage());
    }
    return events;
  }

  @Test
  void everyDocumentIsReadAsByANewCursor() throws IOException {
    Random random = new Random(11);
    ParserOptions options =
        ParserOptions.DEFAULT.withLimits(ParserLimits.DEFAULT.withExpandedBytes(2_000));
    try (PiximalCursor reused = new PiximalCursor(options)) {
      for (int i = 0; i < 20_000; i++) {
        String document = document(random);
        int way = random.nextInt(5);
        if (random.nextInt(5) == 0) {
          leaveEarly(reused, document, way, random.nextInt(8));
          continue;
        }
        try (PiximalCursor fresh = new PiximalCursor(options)) {
          assertThat(events(reused, document, way))
              .as("%d: %s", way, document)
              .isEqualTo(events(fresh, document, way));
        }
      }
    }
  }

  private static void leaveEarly(PiximalCursor cursor, String document, int way, int events) {
    try {
      open(cursor, document, way);
      for (int i = 0; i < events && cursor.next() != XmlEvent.END_DOCUMENT; i++) {
        cursor.view().depth();
      }
    } catch (IOException e) {
      assertThat(e).hasMessageNotContaining("null");
    }
  }

  /** A limit holds for each document, not for all of them together. */
  @Test
  void whatEntitiesExpandToIsCountedForEachDocument() throws IOException {
    String document =
        "<!DOCTYPE a [<!ENTITY e 'twenty bytes of text'>]><a>" + "&e;".repeat(20) + "</a>";
    ParserOptions options =
        ParserOptions.DEFAULT.withLimits(ParserLimits.DEFAULT.withExpandedBytes(1_000));
    try (PiximalCursor cursor = new PiximalCursor(options)) {
      for (int i = 0; i < 5; i++) {
        assertThat(events(cursor, document, 0)).last().isEqualTo("E {}a");
      }
    }
  }

  /** A cursor that is closed holds no document: neither its bytes nor what brought them. */
  @Test
  void aClosedCursorHasNoDocument() throws IOException {
    PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);
    cursor.open("<a>text</a>".getBytes(StandardCharsets.UTF_8));
    while (cursor.next() != XmlEvent.END_DOCUMENT) {
      assertThat(cursor.event()).isNotNull();
    }
    assertThat(cursor.view().byteOffset()).isEqualTo(11);
    cursor.close();
    assertThat(cursor.event()).isNull();
    assertThat(cursor.view().byteOffset()).isZero();
    cursor.open("<b/>".getBytes(StandardCharsets.UTF_8));
    assertThat(cursor.next()).isEqualTo(XmlEvent.START_ELEMENT);
    assertThat(cursor.view().localName()).isEqualTo("b");
    cursor.close();
  }

  /** Also where the one before was read to its end, and its reader is used again. */
  @Test
  void beforeTheFirstEventThereIsNone() throws IOException {
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      for (int way = 0; way < 2; way++) {
        for (int i = 0; i < 3; i++) {
          open(cursor, "<a>text</a>", way);
          assertThat(cursor.event()).isNull();
          for (XmlEvent event = cursor.next(); ; event = cursor.next()) {
            assertThat(cursor.event()).isEqualTo(event);
            if (event == XmlEvent.END_DOCUMENT) {
              break;
            }
          }
        }
      }
    }
  }

  /** Attributes that are read ahead stand in the window, which a long text replaces. */
  @Test
  void attributesAreThoseOfTheWindowOfTheTag() throws IOException {
    List<String> expected = new ArrayList<>();
    StringBuilder document = new StringBuilder("<r>");
    for (int i = 0; i < 3_000; i++) {
      document.append("<a k='").append(i).append("' m='w'/>");
      expected.add(Integer.toString(i));
      if (i % 500 == 250) {
        document.append("x".repeat(100 * i));
      }
    }
    byte[] bytes = document.append("</r>").toString().getBytes(StandardCharsets.UTF_8);
    List<String> values = new ArrayList<>();
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(new ByteArrayInputStream(bytes));
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        if (cursor.event() == XmlEvent.START_ELEMENT && cursor.view().attributes() > 0) {
          values.add(cursor.view().attributeValue(0));
        }
      }
    }
    assertThat(values).isEqualTo(expected);
  }
}
