package org.xmlbench.inspection;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.Attributes2;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.helpers.NamespaceSupport;
import org.xmlbench.core.document.Capability;

/** What the JDK's parser saw in a document: the part of the needs that SAX can show. */
final class JdkWitness extends DefaultHandler2 {
  /** The needs that it can find. References in attribute values are not among what it sees. */
  static final Set<Capability> FOUND =
      Set.of(
          Capability.DOCTYPE,
          Capability.DEFAULT_NAMESPACE,
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.NAMESPACE_DEFAULTS,
          Capability.REPEATED_DECLARATION,
          Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX,
          Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX);

  private static final List<String> LIMITS =
      List.of(
          "elementAttributeLimit",
          "entityExpansionLimit",
          "entityReplacementLimit",
          "maxElementDepth",
          "maxGeneralEntitySizeLimit",
          "totalEntitySizeLimit");

  private final Set<Capability> needs = new TreeSet<>();

  /** What the element that comes declares. */
  private final Map<String, String> declared = new HashMap<>();

  private final NamespaceSupport scopes = new NamespaceSupport();
  private boolean accepted;
  private boolean skippedEntity;

  private JdkWitness() {}

  static JdkWitness of(Path file) throws IOException {
    return of(new InputSource(file.toUri().toString()));
  }

  static JdkWitness of(InputSource document) throws IOException {
    JdkWitness witness = new JdkWitness();
    try {
      reader(witness).parse(document);
      witness.accepted = true;
    } catch (SAXException e) {
      witness.accepted = false;
    }
    return witness;
  }

  private static XMLReader reader(JdkWitness witness) throws SAXException {
    try {
      SAXParserFactory factory = SAXParserFactory.newDefaultNSInstance();
      factory.setFeature("http://xml.org/sax/features/namespace-prefixes", true);
      XMLReader reader = factory.newSAXParser().getXMLReader();
      for (String limit : LIMITS) {
        reader.setProperty("http://www.oracle.com/xml/jaxp/properties/" + limit, "0");
      }
      reader.setContentHandler(witness);
      reader.setErrorHandler(witness);
      reader.setEntityResolver(witness);
      reader.setProperty("http://xml.org/sax/properties/lexical-handler", witness);
      return reader;
    } catch (ParserConfigurationException e) {
      throw new SAXException(e);
    }
  }

  /** Whether the document is namespace-well-formed and no reference was skipped. */
  boolean isInside() {
    return accepted && !skippedEntity;
  }

  Set<Capability> needs() {
    return needs;
  }

  @Override
  public InputSource resolveEntity(String name, String publicId, String base, String systemId) {
    return new InputSource(new StringReader(""));
  }

  @Override
  public void startDTD(String name, String publicId, String systemId) {
    needs.add(Capability.DOCTYPE);
  }

  @Override
  public void skippedEntity(String name) {
    skippedEntity |= !name.startsWith("%") && !name.startsWith("[");
  }

  @Override
  public void startElement(String uri, String localName, String qName, Attributes attributes) {
    if (!uri.isEmpty() && qName.indexOf(':') < 0) {
      needs.add(Capability.DEFAULT_NAMESPACE);
    }
    findRepeated(qName, attributes);
    Attributes2 specified = (Attributes2) attributes;
    for (int i = 0; i < attributes.getLength(); i++) {
      if (!specified.isSpecified(i)) {
        needs.add(
            attributes.getQName(i).startsWith("xmlns")
                ? Capability.NAMESPACE_DEFAULTS
                : Capability.ATTRIBUTE_DEFAULTS);
      }
    }
  }

  @Override
  public void startPrefixMapping(String prefix, String uri) {
    declared.put(prefix, uri);
  }

  private void findRepeated(String element, Attributes attributes) {
    Set<String> repeated = new HashSet<>();
    declared.forEach(
        (prefix, uri) -> {
          if (uri.equals(Objects.requireNonNullElse(scopes.getURI(prefix), ""))
              && !prefix.equals("xml")) {
            repeated.add(prefix);
          }
        });
    scopes.pushContext();
    declared.forEach(scopes::declarePrefix);
    declared.clear();
    if (repeated.remove(prefix(element))) {
      needs.add(Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    }
    for (int i = 0; i < attributes.getLength(); i++) {
      String name = attributes.getQName(i);
      if (name.indexOf(':') >= 0 && repeated.remove(prefix(name))) {
        needs.add(Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX);
      }
    }
    if (!repeated.isEmpty()) {
      needs.add(Capability.REPEATED_DECLARATION);
    }
  }

  private static String prefix(String name) {
    return name.substring(0, Math.max(0, name.indexOf(':')));
  }

  @Override
  public void endElement(String uri, String localName, String qName) {
    scopes.popContext();
  }

  @Override
  public void fatalError(SAXParseException e) throws SAXException {
    throw e;
  }
}
