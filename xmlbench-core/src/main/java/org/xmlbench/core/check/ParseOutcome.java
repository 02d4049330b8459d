package org.xmlbench.core.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.CanonicalStream;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;

/** How one parse of a document in memory ended. */
public sealed interface ParseOutcome {
  /** The parser took the whole document; {@code stream} is what it delivered, in canonical form. */
  record Delivered(String stream, EventTotals totals) implements ParseOutcome {}

  /** The parser took the document, but its events are no tree. */
  record Broken(String reason) implements ParseOutcome {}

  /** The parser says that the document is not well-formed. */
  record Rejected(int line, int column, String message) implements ParseOutcome {}

  /** The parser says that it cannot deliver something. */
  record Unsupported(String message) implements ParseOutcome {}

  /** The parser would never have come back. */
  record Endless() implements ParseOutcome {}

  /** Whether the parser found nothing wrong. */
  default boolean accepted() {
    return this instanceof Delivered || this instanceof Broken || this instanceof Endless;
  }

  /** Whether these and only these events were delivered. */
  default boolean delivered(String expectedStream) {
    return this instanceof Delivered(String stream, EventTotals _) && stream.equals(expectedStream);
  }

  /** The first difference from what is expected; empty when there is none. */
  default String differenceFrom(String expectedStream) {
    if (!(this instanceof Delivered(String stream, EventTotals _))) {
      return toString();
    }
    List<String> expected = expectedStream.lines().toList();
    List<String> actual = stream.lines().toList();
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      String expectedLine = i < expected.size() ? expected.get(i) : "the end";
      String actualLine = i < actual.size() ? actual.get(i) : "the end";
      if (!expectedLine.equals(actualLine)) {
        return "line %d: expected [%s] but was [%s]".formatted(i + 1, expectedLine, actualLine);
      }
    }
    return "";
  }

  /** Parses a document once. */
  static ParseOutcome of(Parser parser, byte[] document) {
    FiniteOutput bytes = new FiniteOutput(document.length);
    CanonicalStream stream = new CanonicalStream(bytes);
    EventSink sink = new EventSink();
    sink.observe(stream);
    FiniteInput in = new FiniteInput(document);
    try {
      parser.parse(in, sink);
    } catch (NotWellFormedException e) {
      if (in.stopped() || bytes.stopped()) {
        return new Endless();
      }
      if (isOfCanonicalStream(e.getCause())) {
        return new Broken(e.getCause().getMessage());
      }
      return new Rejected(e.line(), e.column(), e.getMessage());
    } catch (UnsupportedDocumentException e) {
      return new Unsupported(e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory can be read", e);
    }
    try {
      stream.finish();
    } catch (IllegalStateException e) {
      return new Broken(e.getMessage());
    }
    return new Delivered(bytes.text(), sink.totals());
  }

  /** Whether the parser took the document and the canonical stream could not take its events. */
  private static boolean isOfCanonicalStream(Throwable failure) {
    return failure instanceof IllegalStateException
        && failure.getStackTrace()[0].getClassName().equals(CanonicalStream.class.getName());
  }
}
