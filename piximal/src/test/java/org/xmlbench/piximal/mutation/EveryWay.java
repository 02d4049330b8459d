package org.xmlbench.piximal.mutation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

/**
 * Reads a document by one thread from memory, and from a stream that brings few bytes at once, and
 * by several threads in order and by chunks, in parts of a few bytes. They must all give the same
 * events at the same places, and the same error. Pieces of a text are one.
 */
public final class EveryWay {
  private static final int MOST_STEP = 7;
  private static final int MOST_CHUNK = 300;

  private final PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);
  private boolean accepted;

  /** Whether the last document was a document. */
  public boolean isAccepted() {
    return accepted;
  }

  /** How the ways differ; empty where they do not. */
  public Optional<String> difference(byte[] document, Random random) {
    Trace one = new Trace(true);
    accepted = one.read(cursor, () -> cursor.open(document));
    Trace joined = new Trace(false);
    joined.read(cursor, () -> cursor.open(document));
    Trace stepped = new Trace(false);
    stepped.read(
        cursor, () -> cursor.open(new PiecesOfInput(document, 1 + random.nextInt(MOST_STEP))));
    ParallelOptions options =
        ParallelOptions.of(2 + random.nextInt(3)).withChunkBytes(1 + random.nextInt(MOST_CHUNK));
    String ordered = inOrder(document, options);
    String chunks = byChunks(document, options, one.text());
    return differing("a stream in small steps", joined.text(), stepped.text())
        .or(() -> differing("in order, " + options, one.text(), ordered))
        .or(() -> differing("by chunks, " + options, one.text(), chunks));
  }

  private static Optional<String> differing(String way, String expected, String actual) {
    return expected.equals(actual)
        ? Optional.empty()
        : Optional.of("%s:%n%s%n--- one thread:%n%s".formatted(way, actual, expected));
  }

  private static String inOrder(byte[] document, ParallelOptions options) {
    Trace trace = new Trace(true);
    try {
      PiximalParallel.<RuntimeException>parseInOrder(document, options, trace::add);
    } catch (IOException e) {
      trace.error(e);
    }
    return trace.text();
  }

  /** Of a document that is wrong the handlers need not have been told of anything. */
  private static String byChunks(byte[] document, ParallelOptions options, String whole) {
    TreeMap<Integer, Trace> parts = new TreeMap<>();
    try {
      PiximalParallel.<RuntimeException>parse(
          document, options, start -> new Part(start.index(), new Trace(true), parts));
    } catch (IOException e) {
      return whole.endsWith("\n" + Trace.line(e)) ? whole : Trace.line(e);
    }
    Trace all = new Trace(true);
    parts.values().forEach(part -> all.lines.addAll(part.lines));
    return all.text();
  }

  /**
   * One event.
   *
   * @param text its text, where it is a piece of one; else null
   * @param section whether that is of a CDATA section
   */
  private record Line(String place, String what, String text, boolean section) {
    Line(String place, String what) {
      this(place, what, null, false);
    }
  }

  /** Events as text, with their places or without; that of a text is where its last piece ends. */
  private static final class Trace {
    private final boolean places;
    private final List<Line> lines = new ArrayList<>();

    Trace(boolean places) {
      this.places = places;
    }

    @FunctionalInterface
    interface Opening {
      void open() throws IOException;
    }

    boolean read(PiximalCursor cursor, Opening opening) {
      try {
        opening.open();
        while (cursor.next() != XmlEvent.END_DOCUMENT) {
          add(cursor.event(), cursor.view());
        }
        return true;
      } catch (IOException e) {
        error(e);
        return false;
      }
    }

    String text() {
      StringBuilder all = new StringBuilder();
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < lines.size(); i++) {
        Line line = lines.get(i);
        Line next = i + 1 < lines.size() ? lines.get(i + 1) : new Line("", "");
        boolean goesOn = line.text() != null && next.text() != null;
        text.append(line.text() == null ? "" : line.text());
        text.append(line.section() && !(goesOn && next.section()) ? "]" : "");
        if (!goesOn) {
          all.append('\n').append(line.place()).append(line.what()).append(text);
          text.setLength(0);
        }
      }
      return all.toString();
    }

    static String line(IOException error) {
      return "! " + error.getMessage();
    }

    void error(IOException error) {
      lines.add(new Line("", line(error)));
    }

    void add(XmlEvent event, EventView view) {
      String place = places ? view.line() + ":" + view.column() + " " : "";
      if (event == XmlEvent.TEXT) {
        lines.add(new Line(place, "", view.text(), places && view.isSection()));
        return;
      }
      String what =
          switch (event) {
            case START_ELEMENT -> start(view);
            case END_ELEMENT -> view.namespace() + view.qualifiedName();
            case COMMENT -> view.text();
            case PROCESSING_INSTRUCTION -> view.target() + ' ' + view.text();
            case SKIPPED_ENTITY -> view.skippedEntity();
            default -> "";
          };
      lines.add(new Line(place, event + " " + what));
    }

    private static String start(EventView view) {
      StringBuilder line = new StringBuilder();
      line.append(view.depth()).append(view.namespace()).append(view.qualifiedName());
      for (int i = 0; i < view.declarations(); i++) {
        line.append(" xmlns:").append(view.declaredPrefix(i));
        line.append('=').append(view.declaredNamespace(i));
      }
      for (int i = 0; i < view.attributes(); i++) {
        line.append(' ').append(view.attributeNamespace(i)).append(view.attributeQualifiedName(i));
        line.append('=').append(view.attributeValue(i)).append(' ').append(view.attributeType(i));
        line.append(view.isAttributeSpecified(i));
      }
      return line.toString();
    }
  }

  /** Keeps the events of a chunk once they are known to be right. */
  private record Part(int index, Trace trace, Map<Integer, Trace> ended)
      implements ChunkHandler<RuntimeException> {
    @Override
    public void event(XmlEvent event, EventView view) {
      trace.add(event, view);
    }

    @Override
    public void end() {
      synchronized (ended) {
        if (ended.put(index, trace) != null) {
          throw new AssertionError("chunk %d has ended twice".formatted(index));
        }
      }
    }
  }
}
