package org.xmlbench.piximal.sax;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.XMLConstants;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/**
 * The features of a reader, by the names of SAX2, JAXP and Xerces. Some have one value: setting it
 * has no effect, and no other is accepted.
 */
final class SaxFeatures {
  private static final String SAX = "http://xml.org/sax/features/";
  private static final String XERCES = "http://apache.org/xml/features/";

  static final String NAMESPACES = SAX + "namespaces";
  static final String PREFIXES = SAX + "namespace-prefixes";
  static final String GENERAL = SAX + "external-general-entities";
  static final String PARAMETER = SAX + "external-parameter-entities";
  static final String RESOLVER2 = SAX + "use-entity-resolver2";
  static final String ABSOLUTE = SAX + "resolve-dtd-uris";
  static final String EXTERNAL_SUBSET = XERCES + "nonvalidating/load-external-dtd";
  static final String NO_DOCTYPE = XERCES + "disallow-doctype-decl";

  /** Known while a document is read. */
  static final String STANDALONE = SAX + "is-standalone";

  private static final Map<String, Boolean> DEFAULTS =
      Map.of(
          NAMESPACES, true,
          PREFIXES, false,
          GENERAL, true,
          PARAMETER, true,
          RESOLVER2, true,
          ABSOLUTE, true,
          EXTERNAL_SUBSET, true,
          NO_DOCTYPE, false);

  private static final Map<String, Boolean> FIXED =
      Map.ofEntries(
          Map.entry(SAX + "validation", false),
          Map.entry(SAX + "string-interning", true),
          Map.entry(SAX + "use-attributes2", true),
          Map.entry(SAX + "use-locator2", true),
          Map.entry(SAX + "lexical-handler/parameter-entities", true),
          Map.entry(SAX + "xmlns-uris", false),
          Map.entry(SAX + "xml-1.1", true),
          Map.entry(SAX + "unicode-normalization-checking", false),
          Map.entry(XMLConstants.FEATURE_SECURE_PROCESSING, true),
          Map.entry(XMLConstants.USE_CATALOG, false),
          Map.entry(XERCES + "allow-java-encodings", true),
          Map.entry(XERCES + "continue-after-fatal-error", false),
          Map.entry(XERCES + "nonvalidating/load-dtd-grammar", true),
          Map.entry(XERCES + "scanner/notify-builtin-refs", false),
          Map.entry(XERCES + "scanner/notify-char-refs", false),
          Map.entry(XERCES + "standard-uri-conformant", false),
          Map.entry(XERCES + "validation/dynamic", false),
          Map.entry(XERCES + "validation/schema", false),
          Map.entry(XERCES + "validation/schema-full-checking", false),
          Map.entry(XERCES + "validation/warn-on-duplicate-attdef", false),
          Map.entry(XERCES + "validation/warn-on-undeclared-elemdef", false),
          Map.entry(XERCES + "warn-on-duplicate-entitydef", false),
          Map.entry(XERCES + "xinclude", false));

  private static final Map<String, String> INSTEAD =
      Map.of(
          SAX + "validation",
          "set a schema with SAXParserFactory.setSchema",
          XERCES + "validation/schema",
          "set a schema with SAXParserFactory.setSchema",
          XERCES + "validation/dynamic",
          "set a schema with SAXParserFactory.setSchema",
          XERCES + "xinclude",
          "put a filter for XInclude behind the reader",
          XMLConstants.USE_CATALOG,
          "set a resolver of javax.xml.catalog.CatalogManager",
          XMLConstants.FEATURE_SECURE_PROCESSING,
          "raise limits with PiximalSaxReader.setLimits",
          XERCES + "continue-after-fatal-error",
          "a document that is not well-formed ends there");

  private final Map<String, Boolean> values = new HashMap<>(DEFAULTS);

  /** All names that can be set. */
  static Set<String> names() {
    Set<String> names = new TreeSet<>(DEFAULTS.keySet());
    names.addAll(FIXED.keySet());
    return names;
  }

  SaxFeatures copy() {
    SaxFeatures copy = new SaxFeatures();
    copy.values.putAll(values);
    return copy;
  }

  boolean is(String known) {
    return values.get(known);
  }

  boolean get(String name) throws SAXNotRecognizedException {
    Boolean value = values.getOrDefault(name, FIXED.get(name));
    if (value == null) {
      throw new SAXNotRecognizedException("there is no feature " + name);
    }
    return value;
  }

  /**
   * Sets a feature.
   *
   * @return whether that changes anything
   */
  boolean set(String name, boolean value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    if (name.equals(STANDALONE)) {
      throw new SAXNotSupportedException(name + " is what a document says, and cannot be set");
    }
    if (get(name) == value) {
      return false;
    }
    if (!values.containsKey(name)) {
      String instead = INSTEAD.get(name);
      throw new SAXNotSupportedException(
          "%s cannot be %s%s".formatted(name, value, instead == null ? "" : ": " + instead));
    }
    values.put(name, value);
    return true;
  }
}
