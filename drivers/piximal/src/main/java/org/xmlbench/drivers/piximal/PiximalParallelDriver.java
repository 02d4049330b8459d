package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Optional;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/**
 * PIXIMAL behind SAX, with several threads that read ahead of the one that calls the handler. Their
 * number is the system property {@value #THREADS_PROPERTY} of the fork, 2 without it.
 */
public final class PiximalParallelDriver implements Driver {
  static final String THREADS_PROPERTY = "xmlbench.piximal.threads";

  private static final int USUAL_THREADS = 2;

  @Override
  public DriverDescription describe() {
    return Piximal.describe(
        "piximal-parallel",
        ApiStyle.PUSH,
        SaxStreamingParser.options(
            AfterError.REUSE,
            "limits=none",
            "threads=%d unless -D%s says another".formatted(USUAL_THREADS, THREADS_PROPERTY)));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "org.xmlbench.piximal.sax.PiximalSaxReader reader = new"
                    + " org.xmlbench.piximal.sax.PiximalSaxReader();",
                "reader.setThreads(2);"),
            Piximal.NEEDS_NOTHING,
            () -> SaxStreamingParser.withoutResolver(() -> Readers.reader(threads()))));
  }

  @Override
  public List<String> modules() {
    return Piximal.MODULES;
  }

  @Override
  public int threads() {
    return Integer.getInteger(THREADS_PROPERTY, USUAL_THREADS);
  }

  @Override
  public Parser newParser() {
    return new SaxStreamingParser(() -> Readers.unlimited(threads()), AfterError.REUSE);
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
