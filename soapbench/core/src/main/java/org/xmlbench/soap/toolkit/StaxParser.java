package org.xmlbench.soap.toolkit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.xmlbench.core.driver.support.LibraryVersion;

/** The StAX implementation below a toolkit: what it brings, or another that is put there. */
public enum StaxParser {
  /** What the toolkits of today bring. */
  WOODSTOX("", "Woodstox", "com.ctc.wstx.stax.Wstx%sFactory", "woodstox-core", "com.ctc.wstx."),
  /** Woodstox's successor by the same author. */
  AALTO(
      "+aalto",
      "Aalto",
      "com.fasterxml.aalto.stax.%sFactoryImpl",
      "aalto-xml",
      "com.fasterxml.aalto."),
  /** The platform's own. */
  JDK("+jdk", "JDK", "", "", "com.sun.");

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

  /** Whether it is what the toolkit brings. */
  public boolean isOwn() {
    return this == WOODSTOX;
  }

  /** What is added to the toolkit's id. */
  public String suffix() {
    return suffix;
  }

  /** What is added to the id of a framework that does not bring it. */
  public String named() {
    return "+" + label.toLowerCase(Locale.ROOT);
  }

  /** The id of a toolkit or framework above the parser that it brings. */
  public static String unswapped(String id) {
    return Arrays.stream(values())
        .map(StaxParser::named)
        .filter(id::endsWith)
        .findFirst()
        .map(name -> id.substring(0, id.length() - name.length()))
        .orElse(id);
  }

  /** What is not on the class path of a subject above it, which would find that instead. */
  public List<String> absent() {
    return this == AALTO ? List.of() : List.of(AALTO.artifact);
  }

  /** Name and version. */
  public String text() {
    return this == JDK
        ? label + " " + LibraryVersion.ofJdk()
        : LibraryVersion.named(label, factory.formatted("Input"), artifact);
  }

  /** Prefix of the names of its classes. */
  public String packages() {
    return packages;
  }

  /** What differs from the toolkit's default. */
  public List<String> options() {
    return isOwn()
        ? List.of()
        : List.of(
            XMLInputFactory.class.getName() + "=" + label,
            XMLOutputFactory.class.getName() + "=" + label);
  }

  /** Makes parsers that read no document type declaration. */
  public XMLInputFactory input() {
    XMLInputFactory input =
        this == JDK ? XMLInputFactory.newDefaultFactory() : made(XMLInputFactory.class, "Input");
    input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    return input;
  }

  public XMLOutputFactory output() {
    return this == JDK
        ? XMLOutputFactory.newDefaultFactory()
        : made(XMLOutputFactory.class, "Output");
  }

  /** By the name of its class: what is on the class path beside it has no say. */
  private <T> T made(Class<T> type, String kind) {
    try {
      return type.cast(
          Class.forName(factory.formatted(kind)).getDeclaredConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(label + " is not on the class path", e);
    }
  }
}
