package org.xmlbench.families.piximal.fork;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.UnmetConditionException;
import org.xmlbench.core.measure.WrongEventsException;

/**
 * Reads the document's file by a driver of XMLBench, such as Expat's, whose totals are compared
 * after each read.
 */
final class DriverRead implements TimedRead {
  private final Path document;
  private final DriverDescription description;
  private final StreamingParser parser;
  private final EventTotals totals;
  private final String digest;
  private final EventSink sink = new EventSink();

  /**
   * A read by the driver of that locator.
   *
   * @throws UnmetConditionException when the document's events are unknown
   */
  DriverRead(String locator, Path document, ExperimentArguments.Expected expected) {
    this.document = document;
    this.totals = expected.totals().orElseThrow(DriverRead::unknown);
    this.digest = expected.digest().orElseThrow(DriverRead::unknown);
    Driver driver = Drivers.locate(locator);
    this.description = driver.describe();
    if (!(driver.newParser() instanceof StreamingParser streaming)) {
      throw new IllegalArgumentException(locator + " builds trees");
    }
    this.parser = streaming;
  }

  private static UnmetConditionException unknown() {
    return new UnmetConditionException(
        "the document's right events are unknown, so the driver's cannot be compared with them");
  }

  Class<?> implementation() {
    return parser.implementation();
  }

  DriverDescription description() {
    return description;
  }

  /** Reads once more, and compares the digest of all events. */
  void verify() throws IOException {
    EventDigest all = new EventDigest();
    sink.observe(all.observer());
    try {
      nanos();
    } finally {
      sink.observe(null);
    }
    String read = all.finish();
    if (!read.equals(digest)) {
      throw WrongEventsException.digest(digest, read);
    }
  }

  @Override
  public long nanos() throws IOException {
    sink.reset();
    long start = System.nanoTime();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(document))) {
      parser.parse(in, sink);
    }
    long nanos = System.nanoTime() - start;
    if (!sink.matches(totals)) {
      throw WrongEventsException.totals(totals, sink.totals());
    }
    return nanos;
  }
}
