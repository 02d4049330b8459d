package org.xmlbench.drivers.expat;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.Lacks;

/**
 * Expat, whose handlers are methods of Java: each event is a call from C to Java, and the bytes are
 * copied into its buffer. It resolves namespaces itself.
 */
public final class ExpatSaxDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "expat-sax",
        new Library(
            "Expat",
            Library.NATIVE + "libexpat1",
            ExpatLibrary.version(),
            "MIT",
            "expat",
            List.of("org.xmlbench.drivers.expat")),
        ApiStyle.PUSH,
        Lacks.of(ExpatSaxDriver.class, "expat"),
        List.of("namespaces=true", "external-entities=empty"),
        List.of());
  }

  @Override
  public Optional<String> unavailable() {
    return ExpatLibrary.unavailable();
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of("XML_Parser parser = XML_ParserCreateNS(NULL, '|');"),
            "nothing to set: it reads external entities only by a handler of the program's, and"
                + " limits expansion (Expat 2.4.0, Changes)",
            this::newParser));
  }

  @Override
  public Parser newParser() {
    return new ExpatParser();
  }
}
