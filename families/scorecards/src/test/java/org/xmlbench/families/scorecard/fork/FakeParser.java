package org.xmlbench.families.scorecard.fork;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** A parser that does with every document what a test says. */
record FakeParser(Act act) implements StreamingParser {
  @FunctionalInterface
  interface Act {
    /** Delivers events, or fails. */
    void on(EventSink sink) throws IOException;
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    act.on(sink);
  }

  @Override
  public Class<?> implementation() {
    return FakeParser.class;
  }
}
