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

public final class PiximalSaxDriver extends ReaderDriver {
  /** With vectors, where a trial finds them faster. */
  public PiximalSaxDriver() {
    this(true);
  }

  private PiximalSaxDriver(boolean vectors) {
    super(vectors);
  }

  @Override
  Driver withVectors(boolean other) {
    return new PiximalSaxDriver(other);
  }

  @Override
  public DriverDescription describe() {
    return describe(
        "piximal-sax", ApiStyle.PUSH, SaxStreamingParser.options(AfterError.REUSE, "limits=none"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of("XMLReader reader = new org.xmlbench.piximal.sax.PiximalSaxReader();"),
            Piximal.NEEDS_NOTHING,
            () -> new PiximalParser(SaxStreamingParser.withoutResolver(Readers::usual))));
  }

  @Override
  public Parser newParser() {
    return new PiximalParser(new SaxStreamingParser(Readers::unlimited, AfterError.REUSE));
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Readers {
    static XMLReader usual() {
      return new PiximalSaxReader();
    }

    static XMLReader unlimited() {
      PiximalSaxReader reader = new PiximalSaxReader();
      reader.setLimits(ParserLimits.NONE);
      return reader;
    }
  }
}
