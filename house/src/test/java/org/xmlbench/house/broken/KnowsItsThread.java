package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;

/**
 * A driver that parses until one thread has had it parse often, as the one that measures does, and
 * from then on makes calls that add up to the same.
 */
public final class KnowsItsThread extends HonestDriver {
  private static final int OFTEN = 20;

  public KnowsItsThread() {
    super("cheat-thread", "cheating", Set.of());
  }

  @Override
  public Parser newParser() {
    StreamingParser honest = (StreamingParser) super.newParser();
    return new StreamingParser() {
      private Thread thread;
      private int parses;
      private EventTotals totals;

      @Override
      public void parse(InputStream in, EventSink sink) throws IOException {
        if (thread != Thread.currentThread()) {
          thread = Thread.currentThread();
          parses = 0;
        }
        if (++parses > OFTEN) {
          pretend(totals, sink);
        } else {
          honest.parse(in, sink);
          totals = sink.totals();
        }
      }

      @Override
      public Class<?> implementation() {
        return honest.implementation();
      }
    };
  }

  /** A text run ends where an element does, or another begins. */
  private static void pretend(EventTotals totals, EventSink sink) {
    EventTally tally = totals.tally();
    long runs = tally.textRuns();
    for (long i = 0; i < tally.elements(); i++) {
      sink.startElement("", i == 0 ? text(totals.nameUnits()) : "");
      if (i == 0) {
        for (long j = 0; j < tally.attributes(); j++) {
          sink.attribute("", "", j == 0 ? text(totals.valueUnits()) : "");
        }
      }
      runs = run(runs, tally, sink);
    }
    for (long i = 0; i < tally.elements(); i++) {
      sink.endElement();
      runs = run(runs, tally, sink);
    }
  }

  private static long run(long left, EventTally tally, EventSink sink) {
    if (left > 0) {
      sink.text(text(left == 1 ? tally.textUnits() - tally.textRuns() + 1 : 1));
    }
    return left - 1;
  }

  private static String text(long units) {
    return "x".repeat(Math.toIntExact(units));
  }
}
