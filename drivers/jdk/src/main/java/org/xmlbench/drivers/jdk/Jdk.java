package org.xmlbench.drivers.jdk;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.StaxSetups;

/** What the drivers of the platform's parsers have in common. */
final class Jdk {
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

  /** What the platform's StAX parser lacks beside, by its cursor and by its event reader. */
  private static final Capability[] STAX_LACKS = {
    Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
    Capability.NAMESPACE_DEFAULTS,
    Capability.encoding("KOI8-U")
  };

  private Jdk() {}

  /** The description of a driver over StAX. */
  static DriverDescription describeStax(String id, ApiStyle style, List<String> options) {
    return describe(id, style, options).lacking(STAX_LACKS);
  }

  static XMLInputFactory newInputFactory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    for (String limit : PlatformSax.LIMITS) {
      factory.setProperty(limit, PlatformSax.UNLIMITED);
    }
    return factory;
  }

  /** How programs set the platform's StAX up. */
  static LibrarySetups staxSetups(Function<XMLInputFactory, Parser> parser, String reading) {
    return new StaxSetups(
            "XMLInputFactory factory = XMLInputFactory.newDefaultFactory();",
            XMLInputFactory::newDefaultFactory,
            parser,
            List.of(reading))
        .withoutDtd(PlatformSax.SOURCE);
  }

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
        PlatformSax.raisedLimits());
  }
}
