package org.xmlbench.contract.broken;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxSetups;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** The platform's StAX parser, which keeps the contract with what it declares. */
public class JdkBasedDriver implements Driver {
  /** What the platform's StAX parser lacks (JDK 25). */
  private static final Set<Capability> LACKING =
      Set.of(
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.NAMESPACE_DEFAULTS,
          Capability.encoding("KOI8-U"),
          Capability.encoding("UTF-32"),
          Capability.rejects("entity-name-without-colon"),
          Capability.rejects("pi-target-without-colon"),
          Capability.rejects("qname-prefix"),
          Capability.rejects("unresolved-reference-in-attribute"));

  /** Limits of the platform that stop large documents; 0 means none. */
  private static final List<String> LIMITS =
      List.of(
          "jdk.xml.elementAttributeLimit",
          "jdk.xml.entityExpansionLimit",
          "jdk.xml.entityReplacementLimit",
          "jdk.xml.maxElementDepth",
          "jdk.xml.maxGeneralEntitySizeLimit",
          "jdk.xml.maxXMLNameLimit",
          "jdk.xml.totalEntitySizeLimit");

  private final String id;

  public JdkBasedDriver() {
    this("sound-stax");
  }

  JdkBasedDriver(String id) {
    this.id = id;
  }

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        id,
        new Library(
            "JDK",
            "java.xml",
            Runtime.version().toString(),
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "xerces",
            List.of("com.sun.org.apache.xerces.internal", "com.sun.xml.internal.stream")),
        ApiStyle.STAX,
        LACKING,
        StaxStreamingParser.options(),
        LIMITS.stream().map(limit -> limit + "=0").toList());
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        new StaxSetups(
                "XMLInputFactory factory = XMLInputFactory.newDefaultFactory();",
                XMLInputFactory::newDefaultFactory,
                StaxStreamingParser::withoutResolver)
            .withoutDtd("JSR 173"));
  }

  @Override
  public Parser newParser() {
    return new StaxStreamingParser(factory());
  }

  static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    LIMITS.forEach(limit -> factory.setProperty(limit, "0"));
    return factory;
  }
}
