package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/**
 * Writes a document of XML in PXML, the restricted language, as {@code docs/piximal-automata.md}
 * describes it. Line ends, references, CDATA sections and what a document type adds are as XML's
 * reader has them: text. The document type itself is left out.
 */
public final class XmlToPxml {
  /** Begins the name of an element that stands for an attribute. */
  static final char ATTRIBUTE = '.';

  /** Begins that of an element that stands for something else. */
  static final char OTHER = '-';

  static final String DOCUMENT = "-document";
  static final String COMMENT = "-comment";
  static final String INSTRUCTION = "-instruction";

  private final OutputStream out;

  private XmlToPxml(OutputStream out) {
    this.out = out;
  }

  /**
   * Writes a document.
   *
   * @throws org.xmlbench.piximal.MalformedXmlException when it is not well-formed
   * @throws IOException when it cannot be read or written, or refers to an external entity
   */
  public static void convert(InputStream xml, OutputStream pxml) throws IOException {
    ParserOptions options = ParserOptions.DEFAULT.withNamespaces(false);
    try (PiximalCursor cursor = new PiximalCursor(options)) {
      cursor.open(xml);
      new XmlToPxml(pxml).write(cursor);
    }
  }

  private void write(PiximalCursor cursor) throws IOException {
    tag(DOCUMENT, false);
    while (cursor.next() != XmlEvent.END_DOCUMENT) {
      write(cursor.event(), cursor.view());
    }
    tag(DOCUMENT, true);
  }

  private void write(XmlEvent event, EventView view) throws IOException {
    switch (event) {
      case START_ELEMENT -> start(view);
      case END_ELEMENT -> tag(view.qualifiedName(), true);
      case TEXT -> escaped(view.text(), false);
      case COMMENT -> other(COMMENT, view.text());
      case PROCESSING_INSTRUCTION -> other(INSTRUCTION, view.target() + " " + view.text());
      case SKIPPED_ENTITY ->
          throw new IOException(
              "the document refers to the external entity '%s'".formatted(view.skippedEntity()));
      default -> {}
    }
  }

  private void start(EventView view) throws IOException {
    tag(view.qualifiedName(), false);
    for (int i = 0; i < view.attributes(); i++) {
      String name = ATTRIBUTE + view.attributeQualifiedName(i);
      tag(name, false);
      escaped(view.attributeValue(i), true);
      tag(name, true);
    }
  }

  private void other(String name, String text) throws IOException {
    tag(name, false);
    escaped(text, false);
    tag(name, true);
  }

  private void tag(String name, boolean end) throws IOException {
    out.write(((end ? "</" : "<") + name + ">").getBytes(StandardCharsets.UTF_8));
  }

  /** Markup, and what a reader would normalise, as references. */
  private void escaped(String text, boolean value) throws IOException {
    StringBuilder escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '\r' -> escaped.append("&#13;");
        case '\n', '\t' -> {
          if (value) {
            escaped.append("&#").append((int) c).append(';');
          } else {
            escaped.append(c);
          }
        }
        default -> escaped.append(c);
      }
    }
    out.write(escaped.toString().getBytes(StandardCharsets.UTF_8));
  }
}
