package org.xmlbench.drivers.woodstox;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

final class Woodstox {
  private Woodstox() {}

  /** How programs set the library up. */
  static LibrarySetups setups(Function<XMLInputFactory, Parser> parser, String reading) {
    return WoodstoxSettings.setups(() -> WoodstoxFactory.asItComes(), parser, reading);
  }

  static DriverDescription describe(String id, ApiStyle style, List<String> options) {
    return new DriverDescription(
        id,
        new Library(
            "Woodstox",
            "com.fasterxml.woodstox:woodstox-core",
            LibraryVersion.of("com.ctc.wstx.stax.WstxInputFactory", "woodstox-core"),
            "Apache-2.0",
            "woodstox",
            List.of("com.ctc.wstx", "org.codehaus.stax2")),
        style,
        Set.of(),
        options,
        WoodstoxSettings.raisedLimits());
  }
}
