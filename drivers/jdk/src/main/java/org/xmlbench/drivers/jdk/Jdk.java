package org.xmlbench.drivers.jdk;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.LibraryVersion;

/** What the drivers of the platform's parsers have in common. */
final class Jdk {
  /** The limits that stop large documents (JDK 25, module java.xml); 0 means none. */
  static final List<String> LIMITS =
      List.of(
          "jdk.xml.elementAttributeLimit",
          "jdk.xml.entityExpansionLimit",
          "jdk.xml.entityReplacementLimit",
          "jdk.xml.maxElementDepth",
          "jdk.xml.maxGeneralEntitySizeLimit",
          "jdk.xml.maxParameterEntitySizeLimit",
          "jdk.xml.maxXMLNameLimit",
          "jdk.xml.totalEntitySizeLimit");

  static final String UNLIMITED = "0";

  /**
   * An error inside an attribute's value makes the scanner lose skipped entities of the documents
   * that follow (its {@code fScanningAttribute} is never reset).
   */
  static final AfterError AFTER_ERROR = AfterError.RENEW;

  /** What all of the platform's parsers, which share one scanner, lack. */
  private static final List<Capability> LACKING =
      List.of(
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.encoding("UTF-32"),
          Capability.rejects("entity-name-without-colon"),
          Capability.rejects("pi-target-without-colon"),
          Capability.rejects("qname-prefix"),
          Capability.rejects("unresolved-reference-in-attribute"));

  private Jdk() {}

  static DriverDescription describe(String id, ApiStyle style, List<String> options) {
    return new DriverDescription(
        id,
        new Library(
            "JDK",
            "java.xml",
            LibraryVersion.ofJdk(),
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "xerces",
            List.of("com.sun.org.apache.xerces.internal", "com.sun.xml.internal.stream")),
        style,
        Set.copyOf(LACKING),
        options,
        LIMITS.stream().map(limit -> limit + "=" + UNLIMITED).toList());
  }
}
