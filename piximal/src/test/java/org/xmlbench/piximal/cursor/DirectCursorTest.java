package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.mutation.DirectReadingContract;
import org.xmlbench.piximal.mutation.EventLines;

/** By the cursor, with all that its view has at each event. */
class DirectCursorTest extends DirectReadingContract {
  private ParserOptions options = ParserOptions.DEFAULT;
  private PiximalCursor direct = new PiximalCursor(options);
  private PiximalCursor strict = new PiximalCursor(options);

  @Override
  protected void setLimits(ParserLimits limits) {
    change(options.withLimits(limits));
  }

  private void change(ParserOptions other) {
    options = other;
    direct = new PiximalCursor(options);
    strict = new PiximalCursor(options);
  }

  @Override
  protected String choose(Random some) {
    if (some.nextInt(8) == 0) {
      change(
          new ParserOptions(options.limits(), some.nextInt(4) > 0, options.externals())
              .withEmptySections(some.nextBoolean()));
    }
    return options.toString();
  }

  @Override
  protected Told read(InputStream document, boolean strictly, boolean whole) {
    EventLines lines = new EventLines(whole);
    PiximalCursor cursor = strictly ? strict : direct;
    try {
      cursor.open(document);
      if (strictly) {
        StrictCursor.read(cursor);
      }
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        EventView view = cursor.view();
        String place = view.line() + ":" + view.column() + ":" + view.byteOffset() + " ";
        if (cursor.event() == XmlEvent.TEXT) {
          lines.addPiece(place, text(view) + (view.isSection() ? "]" : ""));
        } else {
          lines.add(place, cursor.event() + described(cursor.event(), view));
        }
      }
      lines.add("", "end");
      return new Told(lines.toString(), true);
    } catch (IOException e) {
      lines.add("", "! " + e.getMessage());
      return new Told(lines.toString(), false);
    }
  }

  private static String text(EventView view) {
    String text = view.text();
    int length = view.textTo() - view.textFrom();
    assertThat(new String(view.textBytes(), view.textFrom(), length, StandardCharsets.UTF_8))
        .isEqualTo(text);
    assertThat(view.textUnits()).isEqualTo(text.length());
    assertThat(view.decodeText()).isEqualTo(text.length());
    assertThat(new String(view.characters(), view.charactersFrom(), text.length())).isEqualTo(text);
    return text;
  }

  private static String described(XmlEvent event, EventView view) {
    return switch (event) {
      case START_ELEMENT -> named(view) + attributes(view);
      case END_ELEMENT -> named(view);
      case COMMENT -> text(view);
      case PROCESSING_INSTRUCTION -> view.target() + " " + text(view);
      case SKIPPED_ENTITY -> view.skippedEntity();
      default -> "";
    };
  }

  private static String named(EventView view) {
    StringBuilder line = new StringBuilder();
    line.append(view.depth()).append(' ').append(view.namespace()).append(' ');
    line.append(view.qualifiedName()).append(view.prefix()).append(view.localName());
    for (int i = 0; i < view.declarations(); i++) {
      line.append(" xmlns:").append(view.declaredPrefix(i));
      line.append('=').append(view.declaredNamespace(i));
    }
    return line.append(view.bindings()).append(view.namespaceOf("q")).toString();
  }

  private static String attributes(EventView view) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < view.attributes(); i++) {
      String value = view.attributeValue(i);
      int length = view.attributeTo(i) - view.attributeFrom(i);
      byte[] bytes = view.attributeBytes(i);
      assertThat(new String(bytes, view.attributeFrom(i), length, StandardCharsets.UTF_8))
          .isEqualTo(value);
      line.append(' ').append(view.attributeNamespace(i)).append(view.attributePrefix(i));
      line.append(view.attributeQualifiedName(i)).append(view.attributeLocalName(i));
      line.append('=').append(value).append(view.attributeType(i));
      line.append(view.isAttributeSpecified(i)).append(view.isAttributeDeclared(i));
    }
    return line.toString();
  }
}
