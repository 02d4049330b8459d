package org.xmlbench.piximal.stax;

import java.util.HashMap;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;

/**
 * The properties of a factory that are either so or not. Some have one value: setting it has no
 * effect, and no other is accepted.
 */
final class StreamSwitches {
  /** The JDK's name: the external subset of a document type is not fetched. */
  static final String NO_EXTERNAL_SUBSET =
      "http://java.sun.com/xml/stream/properties/ignore-external-dtd";

  private static final Map<String, Boolean> DEFAULTS =
      Map.of(
          XMLInputFactory.IS_NAMESPACE_AWARE,
          true,
          XMLInputFactory.IS_COALESCING,
          false,
          XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES,
          false,
          XMLInputFactory.SUPPORT_DTD,
          true,
          XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES,
          true,
          PiximalInputFactory.NO_DOCTYPE,
          false,
          PiximalInputFactory.SECTIONS,
          false,
          NO_EXTERNAL_SUBSET,
          false);

  private static final Map<String, Boolean> FIXED =
      Map.of(
          XMLInputFactory.IS_VALIDATING,
          false,
          XMLConstants.USE_CATALOG,
          false,
          "org.codehaus.stax2.closeInputSource",
          false,
          "org.codehaus.stax2.preserveLocation",
          true,
          "org.codehaus.stax2.reportPrologWhitespace",
          false);

  /** What to do where the other value is refused. */
  private static final Map<String, String> INSTEAD =
      Map.of(
          XMLInputFactory.IS_VALIDATING,
          "validate with javax.xml.validation.Validator and a StAXSource",
          XMLConstants.USE_CATALOG,
          "set a resolver of javax.xml.catalog.CatalogManager",
          "org.codehaus.stax2.closeInputSource",
          "close the stream behind the reader",
          "org.codehaus.stax2.preserveLocation",
          "every event has its place",
          "org.codehaus.stax2.reportPrologWhitespace",
          "white space outside of the outermost element is no event");

  /** Those of a new factory. */
  static final StreamSwitches DEFAULT = new StreamSwitches(DEFAULTS);

  private final Map<String, Boolean> values;

  private StreamSwitches(Map<String, Boolean> values) {
    this.values = values;
  }

  boolean namespaces() {
    return values.get(XMLInputFactory.IS_NAMESPACE_AWARE);
  }

  boolean coalescing() {
    return values.get(XMLInputFactory.IS_COALESCING);
  }

  /** Whether a CDATA section is an event of its own. */
  boolean sections() {
    return values.get(PiximalInputFactory.SECTIONS);
  }

  /** Whether declarations of a document type are processed. */
  boolean declarations() {
    return values.get(XMLInputFactory.SUPPORT_DTD);
  }

  /** Whether a document may have a document type declaration. */
  boolean doctypes() {
    return !values.get(PiximalInputFactory.NO_DOCTYPE);
  }

  /** Whether the text of an entity takes the place of a reference to it. */
  boolean replacing() {
    return values.get(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES);
  }

  /** Whether external entities are fetched, by the resolver alone. */
  boolean fetching() {
    return values.get(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES)
        && declarations()
        && doctypes();
  }

  boolean fetchingSubset() {
    return fetching() && !values.get(NO_EXTERNAL_SUBSET);
  }

  /** The value of a property; null where it is none of these. */
  Boolean get(String name) {
    return values.getOrDefault(name, FIXED.get(name));
  }

  /** The same with another value of one; refuses a value that it cannot have. */
  StreamSwitches with(String name, Object value) {
    boolean on = is(name, value);
    if (get(name) == on) {
      return this;
    }
    if (!values.containsKey(name)) {
      throw new IllegalArgumentException(
          "%s cannot be %s: %s".formatted(name, value, INSTEAD.get(name)));
    }
    Map<String, Boolean> others = new HashMap<>(values);
    others.put(name, on);
    return new StreamSwitches(others);
  }

  private static boolean is(String name, Object value) {
    if (value instanceof Boolean is) {
      return is;
    }
    if ("true".equals(value) || "false".equals(value)) {
      return value.equals("true");
    }
    throw StreamProperties.refused(name, value);
  }
}
