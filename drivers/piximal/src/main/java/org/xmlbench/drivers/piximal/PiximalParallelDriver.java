package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
 * number is a parameter; a document has one for each mebibyte at most.
 */
public final class PiximalParallelDriver extends ReaderDriver {
  private static final String THREADS = "threads";
  private static final int USUAL_THREADS = 2;
  private static final int MOST_THREADS = 1024;

  private final int threads;

  /** One with two threads. */
  public PiximalParallelDriver() {
    this(USUAL_THREADS, true);
  }

  private PiximalParallelDriver(int threads, boolean vectors) {
    super(vectors);
    this.threads = threads;
  }

  @Override
  public DriverDescription describe() {
    return describe(
        "piximal-parallel",
        ApiStyle.PUSH,
        SaxStreamingParser.options(
            AfterError.REUSE, "limits=none", THREADS + "=" + threads, "thread-bytes=1 MiB"));
  }

  @Override
  Driver withVectors(boolean other) {
    return new PiximalParallelDriver(threads, other);
  }

  @Override
  public Map<String, String> parameters() {
    Map<String, String> parameters = new TreeMap<>(super.parameters());
    parameters.put(
        THREADS,
        "how many threads read a document at most, the caller's included, one for each MiB: 2");
    return parameters;
  }

  @Override
  public Driver with(String parameter, String value) {
    return parameter.equals(THREADS)
        ? new PiximalParallelDriver(ParameterNumber.of(parameter, value, 1, MOST_THREADS), true)
        : super.with(parameter, value);
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
