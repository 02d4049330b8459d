package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** Tags of one name that have other attributes each time, or in another order. */
class TagShapesTest {
  private static final int NAMES = 24;

  private final PiximalCursor direct = new PiximalCursor(ParserOptions.DEFAULT);
  private final PiximalCursor strict = new PiximalCursor(ParserOptions.DEFAULT);

  private static String name(int number) {
    String prefix = number % 5 == 4 ? "p:" : "";
    return prefix + "n".repeat(1 + number % 7) + number;
  }

  private static void tag(StringBuilder to, List<Integer> attributes, Random random) {
    to.append(random.nextBoolean() ? "<a" : "<elementWithALongName");
    for (int number : attributes) {
      String quote = random.nextInt(8) == 0 ? "'" : "\"";
      to.append(random.nextInt(8) == 0 ? "\n  " : " ").append(name(number));
      to.append(random.nextInt(8) == 0 ? " = " : "=").append(quote);
      to.append(random.nextInt(8) == 0 ? "&lt;" : "v" + random.nextInt(9)).append(quote);
    }
    to.append(random.nextInt(8) == 0 ? " />" : "/>");
  }

  private static String document(Random random, int tags) {
    StringBuilder document = new StringBuilder("<r xmlns:p='u'>");
    List<Integer> all = new ArrayList<>();
    for (int number = 0; number < NAMES; number++) {
      all.add(number);
    }
    for (int i = 0; i < tags; i++) {
      if (i % 100 == 0) {
        Collections.shuffle(all, random);
      }
      List<Integer> some = new ArrayList<>(all);
      int bound = i % 3 + 1;
      some.removeIf(it -> random.nextInt(bound) > 0);
      if (random.nextInt(4) == 0) {
        Collections.shuffle(some, random);
      }
      tag(document, some, random);
    }
    return document.append("</r>").toString();
  }

  private static List<String> read(PiximalCursor cursor, String document, boolean strictly)
      throws IOException {
    List<String> told = new ArrayList<>();
    cursor.open(document.getBytes(StandardCharsets.UTF_8));
    if (strictly) {
      StrictCursor.read(cursor);
    }
    try {
      for (XmlEvent event = cursor.next(); event != XmlEvent.END_DOCUMENT; event = cursor.next()) {
        told.add(event == XmlEvent.START_ELEMENT ? started(cursor.view()) : event.toString());
      }
    } catch (MalformedXmlException e) {
      told.add(e.getMessage() + e.line() + ":" + e.column());
    }
    return told;
  }

  private static String started(EventView view) {
    StringBuilder all = new StringBuilder(view.localName());
    for (int i = 0; i < view.attributes(); i++) {
      all.append(' ').append(view.attributeNamespace(i)).append(view.attributeQualifiedName(i));
      all.append(view.attributeLocalName(i)).append('=').append(view.attributeValue(i));
    }
    return all.toString();
  }

  private void requireTheSame(String document) throws IOException {
    assertThat(read(direct, document, false)).isEqualTo(read(strict, document, true));
  }

  @Test
  void attributesInAnyOrderAreTheSameAsByTheStrictReader() throws IOException {
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) {
      requireTheSame(document(random, 1_000));
    }
  }

  @Test
  void anAttributeThatComesTwiceIsFound() throws IOException {
    Random random = new Random(6);
    for (int i = 0; i < 200; i++) {
      StringBuilder document = new StringBuilder(document(random, 40));
      document.setLength(document.length() - "</r>".length());
      List<Integer> some = new ArrayList<>();
      for (int length = 1 + random.nextInt(6); length > 0; length--) {
        some.add(random.nextInt(NAMES));
      }
      some.add(some.get(random.nextInt(some.size())));
      tag(document, some, random);
      document.append("</r>");

      List<String> told = read(direct, document.toString(), false);
      assertThat(told).isEqualTo(read(strict, document.toString(), true));
      assertThat(told.getLast()).contains("twice");
    }
  }

  @Test
  void moreAttributesThanAShapeHasAreRead() throws IOException {
    for (int count : new int[] {255, 256, 257, 1_000}) {
      StringBuilder tag = new StringBuilder("<a");
      for (int i = 0; i < count; i++) {
        tag.append(" b").append(i).append("=\"").append(i).append('"');
      }
      requireTheSame("<r>" + (tag + "/>").repeat(5) + "</r>");
    }
  }
}
