package org.xmlbench.drivers.woodstox;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.LibraryVersion;

/** What the drivers of Woodstox have in common. */
final class Woodstox {
  /** The limits that stop large documents (Woodstox 7.3). */
  static final List<String> LIMITS =
      List.of(
          "com.ctc.wstx.maxAttributeSize",
          "com.ctc.wstx.maxAttributesPerElement",
          "com.ctc.wstx.maxElementDepth",
          "com.ctc.wstx.maxEntityCount",
          "com.ctc.wstx.maxEntityDepth");

  static final int UNLIMITED = Integer.MAX_VALUE;

  private Woodstox() {}

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
        LIMITS.stream().map(limit -> limit + "=" + UNLIMITED).toList());
  }
}
