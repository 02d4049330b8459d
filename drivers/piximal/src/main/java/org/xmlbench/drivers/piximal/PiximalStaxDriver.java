package org.xmlbench.drivers.piximal;

import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxSetups;
import org.xmlbench.core.driver.support.StaxStreamingParser;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** PIXIMAL behind StAX. */
public final class PiximalStaxDriver extends ReaderDriver {
  /** With vectors, where a trial finds them faster. */
  public PiximalStaxDriver() {
    this(true);
  }

  private PiximalStaxDriver(boolean vectors) {
    super(vectors);
  }

  @Override
  Driver withVectors(boolean other) {
    return new PiximalStaxDriver(other);
  }

  @Override
  public DriverDescription describe() {
    return describe(
        "piximal-stax",
        ApiStyle.STAX,
        StaxStreamingParser.options(
            "limits=none", XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES + "=true"));
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new StaxSetups(
                "XMLInputFactory factory = new org.xmlbench.piximal.stax.PiximalInputFactory();",
                Factories::usual,
                factory -> new PiximalParser(StaxStreamingParser.withoutResolver(factory)),
                List.of("XMLStreamReader reader = factory.createXMLStreamReader(in);"))
            .needingNothing(Piximal.NEEDS_NOTHING));
  }

  @Override
  public Parser newParser() {
    return new PiximalParser(new StaxStreamingParser(Factories.unlimited()));
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Factories {
    static XMLInputFactory usual() {
      return new PiximalInputFactory();
    }

    static XMLInputFactory unlimited() {
      XMLInputFactory factory = new PiximalInputFactory();
      factory.setProperty(PiximalInputFactory.LIMITS, ParserLimits.NONE);
      factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
      return factory;
    }
  }
}
