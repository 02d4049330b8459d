package org.xmlbench.experiments;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.WrongEventsException;

/** Reads the document's file by a driver of XMLBench, such as Expat's. */
final class DriverRead implements TimedRead {
  private final Path document;
  private final OptionalLong elements;
  private final StreamingParser parser;
  private final EventSink sink = new EventSink();

  DriverRead(String locator, Path document, OptionalLong elements) {
    this.document = document;
    this.elements = elements;
    if (!(Drivers.locate(locator).newParser() instanceof StreamingParser streaming)) {
      throw new IllegalArgumentException(locator + " builds trees");
    }
    this.parser = streaming;
  }

  /** The class that parses. */
  Class<?> implementation() {
    return parser.implementation();
  }

  @Override
  public long nanos() throws IOException {
    sink.reset();
    long start = System.nanoTime();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(document))) {
      parser.parse(in, sink);
    }
    long nanos = System.nanoTime() - start;
    long read = sink.totals().tally().elements();
    if (elements.isPresent() && elements.getAsLong() != read) {
      throw new WrongEventsException(
          "%d elements were read, the document has %d".formatted(read, elements.getAsLong()));
    }
    return nanos;
  }
}
