package org.xmlbench.piximal.stax;

import javax.xml.stream.XMLInputFactory;

/**
 * What a factory was told that is either so or not.
 *
 * @param sections whether a CDATA section is an event of its own
 * @param fetching whether external entities are fetched, by the resolver alone
 * @param doctypes whether a document may have a document type declaration
 */
record StreamSwitches(
    boolean namespaces, boolean coalescing, boolean sections, boolean fetching, boolean doctypes) {
  static final StreamSwitches DEFAULT = new StreamSwitches(true, false, false, false, true);

  /** The value of a property; null where it is none of these. */
  Boolean get(String name) {
    return switch (name) {
      case XMLInputFactory.IS_NAMESPACE_AWARE -> namespaces;
      case XMLInputFactory.IS_COALESCING -> coalescing;
      case XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES -> fetching;
      case XMLInputFactory.SUPPORT_DTD -> doctypes;
      case XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES -> true;
      case XMLInputFactory.IS_VALIDATING -> false;
      case PiximalInputFactory.SECTIONS -> sections;
      default -> null;
    };
  }

  /** The same with another value of one; refuses a value that it cannot have. */
  StreamSwitches with(String name, Object value) {
    boolean on = is(name, value);
    return switch (name) {
      case XMLInputFactory.IS_NAMESPACE_AWARE ->
          new StreamSwitches(on, coalescing, sections, fetching, doctypes);
      case XMLInputFactory.IS_COALESCING ->
          new StreamSwitches(namespaces, on, sections, fetching, doctypes);
      case PiximalInputFactory.SECTIONS ->
          new StreamSwitches(namespaces, coalescing, on, fetching, doctypes);
      case XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES ->
          new StreamSwitches(namespaces, coalescing, sections, on, doctypes);
      case XMLInputFactory.SUPPORT_DTD ->
          new StreamSwitches(namespaces, coalescing, sections, fetching, on);
      default -> {
        if (get(name) != on) {
          throw StreamProperties.refused(name, value);
        }
        yield this;
      }
    };
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
