package org.xmlbench.families.strategies.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** One parse of a file that a strategy brings, with its totals compared. */
final class StrategyParse {
  private final StreamingParser parser;
  private final InputStrategy strategy;
  private final EventSink sink = new EventSink();
  private EventTotals expected;

  private StrategyParse(StreamingParser parser, InputStrategy strategy, EventTotals expected) {
    this.parser = parser;
    this.strategy = strategy;
    this.expected = expected;
  }

  /**
   * Parses by that driver and strategy.
   *
   * @param totals what each parse must add up; where that is unknown, what the first one does
   * @throws IllegalArgumentException when the driver builds trees
   */
  static StrategyParse of(Driver driver, InputStrategy strategy, Optional<EventTotals> totals) {
    if (driver.newParser() instanceof StreamingParser parser) {
      return new StrategyParse(parser, strategy, totals.orElse(null));
    }
    throw new IllegalArgumentException(
        driver.describe().id() + " builds a tree and reads no stream");
  }

  Class<?> implementation() {
    return parser.implementation();
  }

  EventTotals totals() {
    return sink.totals();
  }

  /**
   * Opens, parses to the end and closes.
   *
   * @throws WrongEventsException when the totals are others
   */
  void run(Path file) throws IOException {
    sink.reset();
    try (OpenInput input = Inputs.open(file, strategy)) {
      switch (input) {
        case OpenInput.Bytes(var stream) -> parser.parse(stream, sink);
        case OpenInput.Characters(var reader) -> parser.parse(reader, sink);
      }
    }
    if (expected == null) {
      expected = sink.totals();
    } else if (!sink.matches(expected)) {
      throw WrongEventsException.totals(expected, sink.totals());
    }
  }

  /**
   * Parses once more with the same, now compiled, code.
   *
   * @return the digest of the canonical stream
   */
  String digest(Path file) throws IOException {
    EventDigest digest = new EventDigest();
    sink.observe(digest.observer());
    try {
      run(file);
    } finally {
      sink.observe(null);
    }
    return digest.finish();
  }
}
