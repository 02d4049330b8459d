package org.xmlbench.soap.cxf;

import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.xmlbench.core.driver.support.LibraryVersion;

/** The StAX implementation below CXF: its own choice, or one that is put there for a call. */
enum StaxParser {
  /** What CXF brings. */
  WOODSTOX("", "Woodstox", "com.ctc.wstx.stax.WstxInputFactory", "woodstox-core", "com.ctc.wstx."),
  /** Woodstox's successor by the same author. */
  AALTO(
      "+aalto",
      "Aalto",
      "com.fasterxml.aalto.stax.InputFactoryImpl",
      "aalto-xml",
      "com.fasterxml."),
  /** The platform's own. */
  JDK("+jdk", "JDK", "", "", "com.sun.org.apache.");

  private final String suffix;
  private final String label;
  private final String factory;
  private final String artifact;
  private final String packages;

  StaxParser(String suffix, String label, String factory, String artifact, String packages) {
    this.suffix = suffix;
    this.label = label;
    this.factory = factory;
    this.artifact = artifact;
    this.packages = packages;
  }

  /** What is added to the toolkit's id. */
  String suffix() {
    return suffix;
  }

  /** Name and version. */
  String text() {
    String version = this == JDK ? LibraryVersion.ofJdk() : LibraryVersion.of(factory, artifact);
    return label + " " + version;
  }

  /** Prefix of the names of its classes. */
  String packages() {
    return packages;
  }

  /** What differs from CXF's default. */
  List<String> options() {
    return this == WOODSTOX
        ? List.of()
        : List.of(
            XMLInputFactory.class.getName() + "=" + label,
            XMLOutputFactory.class.getName() + "=" + label);
  }
}
