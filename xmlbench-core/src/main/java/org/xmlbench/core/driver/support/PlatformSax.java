package org.xmlbench.core.driver.support;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;

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

  private PlatformSax() {}

  /** A namespace-aware reader without limits. */
  public static XMLReader newReader() throws SAXException, ParserConfigurationException {
    XMLReader reader = SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader();
    for (String limit : LIMITS) {
      reader.setProperty(limit, UNLIMITED);
    }
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
