package org.xmlbench.core.driver.support;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;

/**
 * The Java platform's own SAX parser, for its driver and for libraries that build trees from SAX
 * events and bring no parser.
 */
public final class PlatformSax {
  /** The limits that stop large documents (JDK 25, module java.xml). */
  public static final List<String> LIMITS =
      List.of(
          "jdk.xml.elementAttributeLimit",
          "jdk.xml.entityExpansionLimit",
          "jdk.xml.entityReplacementLimit",
          "jdk.xml.maxElementDepth",
          "jdk.xml.maxGeneralEntitySizeLimit",
          "jdk.xml.maxParameterEntitySizeLimit",
          "jdk.xml.maxXMLNameLimit",
          "jdk.xml.totalEntitySizeLimit");

  /** The value of a limit that stops nothing. */
  public static final String UNLIMITED = "0";

  /** The feature of Xerces and of the platform's parsers that refuses every DOCTYPE. */
  public static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  /** Where the platform's documentation has it. */
  public static final String SOURCE =
      "Java API for XML Processing (JAXP) Security Guide, Java SE 25";

  private static final String READER =
      "XMLReader reader = SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader();";

  private PlatformSax() {}

  /**
   * How programs set up a library that is given the platform's reader.
   *
   * @param parser makes a parser over readers
   * @param more lines of Java that follow those that make the reader
   */
  public static LibrarySetups setups(
      Function<SaxStreamingParser.Readers, Parser> parser, String... more) {
    return setups(parser, Map.of(NO_DOCTYPE, true), SOURCE, more);
  }

  /**
   * The same of a library whose documentation sets other features.
   *
   * @param features that harden the reader, by their names
   * @param source where the library's authors prescribe them
   */
  public static LibrarySetups setups(
      Function<SaxStreamingParser.Readers, Parser> parser,
      Map<String, Boolean> features,
      String source,
      String... more) {
    Stream<String> hardening =
        new TreeMap<>(features)
            .entrySet().stream()
                .map(
                    feature ->
                        "reader.setFeature(\"%s\", %s);"
                            .formatted(feature.getKey(), feature.getValue()));
    return new LibrarySetups(
        new LibrarySetup(
            lines(Stream.empty(), more), null, () -> parser.apply(PlatformSax::asItComes)),
        new LibrarySetup(lines(hardening, more), source, () -> parser.apply(() -> with(features))));
  }

  private static List<String> lines(Stream<String> hardening, String[] more) {
    return Stream.of(Stream.of(READER), hardening, Stream.of(more))
        .flatMap(Function.identity())
        .toList();
  }

  private static XMLReader asItComes() throws SAXException, ParserConfigurationException {
    return SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader();
  }

  private static XMLReader with(Map<String, Boolean> features)
      throws SAXException, ParserConfigurationException {
    XMLReader reader = asItComes();
    for (Map.Entry<String, Boolean> feature : features.entrySet()) {
      reader.setFeature(feature.getKey(), feature.getValue());
    }
    return reader;
  }

  /** A namespace-aware reader without limits. */
  public static XMLReader newReader() throws SAXException, ParserConfigurationException {
    XMLReader reader = asItComes();
    for (String limit : LIMITS) {
      reader.setProperty(limit, UNLIMITED);
    }
    return reader;
  }

  /** The same for which every external entity is empty. */
  public static XMLReader newReaderResolvingNothing()
      throws SAXException, ParserConfigurationException {
    XMLReader reader = newReader();
    reader.setEntityResolver(PlatformSax::emptyEntity);
    return reader;
  }

  /** An entity resolver's answer: every external entity is empty. */
  public static InputSource emptyEntity(String publicId, String systemId) {
    InputSource source = new InputSource(new StringReader(""));
    source.setPublicId(publicId);
    source.setSystemId(systemId);
    return source;
  }

  /** Every limit with its value, for a driver's description. */
  public static List<String> raisedLimits() {
    return LIMITS.stream().map(limit -> limit + "=" + UNLIMITED).toList();
  }
}
