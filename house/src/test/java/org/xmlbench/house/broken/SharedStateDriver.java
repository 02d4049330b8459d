package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;

/**
 * A driver whose instances share what belongs to a parse: right in one thread, and wrong where two
 * parse at the same time.
 */
public final class SharedStateDriver extends HonestDriver {
  private static final Duration OVERLAP = Duration.ofMillis(2);
  private static final AtomicInteger PARSES = new AtomicInteger();

  private static volatile EventSink sink;

  public SharedStateDriver() {
    super("shares-state", "two", Set.of());
  }

  @Override
  public Parser newParser() {
    return new SharingParser();
  }

  private static final class SharingParser extends HonestParser {
    @Override
    public void parse(InputStream in, EventSink own) throws IOException {
      sink = own;
      PARSES.incrementAndGet();
      try {
        awaitAnother();
        super.parse(in, sink);
      } finally {
        PARSES.decrementAndGet();
      }
    }

    /** Has the next parse of another thread begin, if there is one. */
    private static void awaitAnother() {
      long end = System.nanoTime() + OVERLAP.toNanos();
      while (PARSES.get() < 2 && System.nanoTime() < end) {
        Thread.onSpinWait();
      }
    }
  }
}
