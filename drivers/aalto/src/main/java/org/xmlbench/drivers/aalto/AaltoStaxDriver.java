package org.xmlbench.drivers.aalto;

import com.fasterxml.aalto.stax.InputFactoryImpl;
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

/** Aalto behind StAX. It is namespace-aware and does not validate. */
public final class AaltoStaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return Aalto.describe("aalto-stax", ApiStyle.STAX, StaxStreamingParser.options());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new StaxSetups(
                "XMLInputFactory factory = new com.fasterxml.aalto.stax.InputFactoryImpl();",
                () -> Library.newFactory(),
                StaxStreamingParser::withoutResolver,
                List.of("XMLStreamReader reader = factory.createXMLStreamReader(in);"))
            .needingNothing(Aalto.NEEDS_NOTHING));
  }

  @Override
  public Parser newParser() {
    return new StaxStreamingParser(Library.newFactory(), Aalto.UNDECLARED_ENTITY);
  }

  /** A separate class, so that describing the driver does not load the library. */
  private static final class Library {
    static XMLInputFactory newFactory() {
      return new InputFactoryImpl();
    }
  }
}
