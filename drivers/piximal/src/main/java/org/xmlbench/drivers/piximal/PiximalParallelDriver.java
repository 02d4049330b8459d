package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.ParameterNumber;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/**
 * PIXIMAL behind SAX, with several threads that read ahead of the one that calls the handler. Their
 * number is a parameter.
 */
public final class PiximalParallelDriver implements Driver {
  private static final String THREADS = "threads";
  private static final int USUAL_THREADS = 2;
  private static final int MOST_THREADS = 1024;

  private final int threads;

  /** One with two threads. */
  public PiximalParallelDriver() {
    this(USUAL_THREADS);
  }

  private PiximalParallelDriver(int threads) {
    this.threads = threads;
  }

  @Override
  public DriverDescription describe() {
    return Piximal.describe(
        "piximal-parallel",
        ApiStyle.PUSH,
        SaxStreamingParser.options(AfterError.REUSE, "limits=none", THREADS + "=" + threads));
  }

  @Override
  public Map<String, String> parameters() {
    return Map.of(THREADS, "how many threads read a document, the caller's included: 2");
  }

  @Override
  public Driver with(String parameter, String value) {
    return new PiximalParallelDriver(ParameterNumber.of(parameter, value, 1, MOST_THREADS));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "org.xmlbench.piximal.sax.PiximalSaxReader reader = new"
                    + " org.xmlbench.piximal.sax.PiximalSaxReader();",
                "reader.setThreads(%d);".formatted(threads)),
            Piximal.NEEDS_NOTHING,
            () ->
                new PiximalParser(
                    SaxStreamingParser.withoutResolver(() -> Readers.reader(threads)))));
  }

  @Override
  public List<String> modules() {
    return Piximal.MODULES;
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public Parser newParser() {
    return new PiximalParser(
        new SaxStreamingParser(() -> Readers.unlimited(threads), AfterError.REUSE));
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Readers {
    static PiximalSaxReader reader(int threads) {
      PiximalSaxReader reader = new PiximalSaxReader();
      reader.setThreads(threads);
      return reader;
    }

    static XMLReader unlimited(int threads) {
      PiximalSaxReader reader = reader(threads);
      reader.setLimits(ParserLimits.NONE);
      return reader;
    }
  }
}
