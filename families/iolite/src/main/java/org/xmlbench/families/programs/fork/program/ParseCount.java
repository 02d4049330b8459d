package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.families.programs.fork.transport.CountedSource;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.BufferStream;

/**
 * Parses, and counts the events. The parser takes a stream, whose bytes are copied into its own
 * array: this one copy every transport has.
 */
public final class ParseCount implements Consumer {
  private final StreamingParser parser;
  private final EventSink sink = new EventSink();

  public ParseCount(StreamingParser parser) {
    this.parser = parser;
  }

  @Override
  public String consume(BufferSource source) throws IOException {
    CountedSource counted = new CountedSource(source);
    sink.reset();
    parser.parse(new BufferStream(counted, "the document"), sink);
    while (counted.next() != null) {
      // A parser may stop after the root; the writer must not be left waiting.
    }
    return text(counted.bytes(), sink.totals());
  }

  /** Delivers the events of further documents to that observer too; {@code null} to none. */
  public void observe(EventObserver observer) {
    sink.observe(observer);
  }

  /** What the last document added up to. */
  public EventTotals totals() {
    return sink.totals();
  }

  public Class<?> implementation() {
    return parser.implementation();
  }

  public static String text(long bytes, EventTotals totals) {
    return "bytes=%d events=%s".formatted(bytes, totals.toText());
  }
}
