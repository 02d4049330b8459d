package org.xmlbench.drivers.crimson;

import java.util.List;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.Lacks;
import org.xmlbench.core.driver.support.LibraryVersion;

/** What the drivers of Crimson have in common. It has no limits that a driver must raise. */
final class Crimson {
  static final AfterError AFTER_ERROR = AfterError.RENEW;

  private Crimson() {}

  static DriverDescription describe(String id, ApiStyle style, List<String> options) {
    return new DriverDescription(
        id,
        new Library(
            "Crimson",
            "crimson:crimson",
            LibraryVersion.of("org.apache.crimson.parser.XMLReaderImpl", "crimson"),
            "none stated for 1.1.3 (Apache-1.1 by its sources)",
            "crimson",
            List.of("org.apache.crimson")),
        style,
        Lacks.of(Crimson.class, "crimson"),
        options,
        List.of());
  }
}
