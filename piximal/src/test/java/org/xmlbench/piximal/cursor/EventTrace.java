package org.xmlbench.piximal.cursor;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** The events of a document as lines, pieces of text joined; an error is the last line. */
final class EventTrace {
  private final List<String> lines = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  private EventTrace() {}

  static List<String> of(String document) {
    return of(document.getBytes(StandardCharsets.UTF_8));
  }

  static List<String> of(byte[] document) {
    return of(document, ParserOptions.DEFAULT);
  }

  static List<String> of(byte[] document, ParserOptions options) {
    return new EventTrace().read(options, cursor -> cursor.open(document));
  }

  static List<String> of(String document, ParserOptions options) {
    return of(document.getBytes(StandardCharsets.UTF_8), options);
  }

  /** The same through a stream that brings no more than that at once. */
  static List<String> inSteps(byte[] document, int step) {
    return inSteps(document, step, ParserOptions.DEFAULT);
  }

  static List<String> inSteps(byte[] document, int step, ParserOptions options) {
    return new EventTrace()
        .read(options, cursor -> cursor.open(new Steps(new ByteArrayInputStream(document), step)));
  }

  @FunctionalInterface
  interface Opening {
    void open(PiximalCursor cursor) throws IOException;
  }

  /** Brings few bytes at once. */
  private static final class Steps extends InputStream {
    private final InputStream all;
    private final int most;

    Steps(InputStream all, int most) {
      this.all = all;
      this.most = most;
    }

    @Override
    public int read() throws IOException {
      return all.read();
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      return all.read(into, offset, Math.min(length, most));
    }
  }

  static List<String> ofOpened(ParserOptions options, Opening opening) {
    return new EventTrace().read(options, opening);
  }

  /** What a cursor that is open says. */
  static List<String> rest(PiximalCursor cursor) {
    EventTrace trace = new EventTrace();
    trace.take(cursor);
    return trace.lines;
  }

  private List<String> read(ParserOptions options, Opening opening) {
    try (PiximalCursor cursor = new PiximalCursor(options)) {
      opening.open(cursor);
      take(cursor);
    } catch (IOException e) {
      lines.add("! " + e.getMessage());
    }
    return lines;
  }

  private void take(PiximalCursor cursor) {
    try {
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        add(cursor.event(), cursor.view());
      }
      flush();
    } catch (IOException e) {
      flush();
      lines.add("! " + e.getMessage());
    }
  }

  private void flush() {
    if (!text.isEmpty()) {
      lines.add("T " + text);
      text.setLength(0);
    }
  }

  private void add(XmlEvent event, EventView view) {
    if (event == XmlEvent.TEXT) {
      text.append(view.text());
      return;
    }
    if (event != XmlEvent.COMMENT) {
      flush();
    }
    switch (event) {
      case START_ELEMENT -> start(view);
      case END_ELEMENT -> lines.add(name("E", view));
      case PROCESSING_INSTRUCTION -> lines.add("P " + view.target() + " " + view.text());
      case SKIPPED_ENTITY -> lines.add("? " + view.skippedEntity());
      case DOCTYPE -> lines.add("D " + view.doctypeName());
      default -> {}
    }
  }

  private void start(EventView view) {
    lines.add(name("S", view));
    TreeSet<String> declarations = new TreeSet<>();
    for (int i = 0; i < view.declarations(); i++) {
      declarations.add("N " + view.declaredPrefix(i) + "=" + view.declaredNamespace(i));
    }
    lines.addAll(declarations);
    TreeSet<String> attributes = new TreeSet<>();
    for (int i = 0; i < view.attributes(); i++) {
      String name = "A {" + view.attributeNamespace(i) + "}" + view.attributeLocalName(i);
      attributes.add(name + "=" + view.attributeValue(i));
    }
    lines.addAll(attributes);
  }

  private static String name(String event, EventView view) {
    return event + " {" + view.namespace() + "}" + view.localName();
  }
}
