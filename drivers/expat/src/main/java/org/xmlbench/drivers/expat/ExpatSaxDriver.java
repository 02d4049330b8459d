package org.xmlbench.drivers.expat;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;

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
        ExpatLacks.all(),
        List.of("namespaces=true", "external-entities=empty"),
        List.of());
  }

  @Override
  public Optional<String> unavailable() {
    return ExpatLibrary.unavailable();
  }

  @Override
  public Parser newParser() {
    return new ExpatParser();
  }
}
