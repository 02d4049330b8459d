package org.xmlbench.piximal.engine.input;

import org.xmlbench.piximal.ParserLimits;

/**
 * A limit by the JDK's name, as a property of SAX or StAX. Each has two names: with {@code
 * jdk.xml.} before its own, and with the address that was used before Java 24.
 */
public enum LimitProperty {
  DEPTH("maxElementDepth"),
  ATTRIBUTES("elementAttributeLimit"),
  NAME("maxXMLNameLimit"),
  ENTITIES("totalEntitySizeLimit"),
  /** Each reference counts as some bytes at least, so that there are no more than that many. */
  REFERENCES("entityExpansionLimit"),
  /** No entity is longer than all together. */
  GENERAL_ENTITY("maxGeneralEntitySizeLimit"),
  PARAMETER_ENTITY("maxParameterEntitySizeLimit"),
  /** Each node of an entity's text has one byte at least. */
  NODES("entityReplacementLimit"),
  /** Of schemas, which no parser reads. */
  OCCURRENCES("maxOccurLimit");

  /** What each reference to an entity counts, beside its text. */
  public static final int BYTES_OF_REFERENCE = 16;

  private static final String JDK = "jdk.xml.";
  private static final String FORMER = "http://www.oracle.com/xml/jaxp/properties/";

  private final String ownName;

  LimitProperty(String ownName) {
    this.ownName = ownName;
  }

  /** The limit of either name; null where there is none. */
  public static LimitProperty of(String name) {
    for (LimitProperty one : values()) {
      if (name.equals(one.jdkName()) || name.equals(one.formerName())) {
        return one;
      }
    }
    return null;
  }

  /** The JDK's name now. */
  public String jdkName() {
    return JDK + ownName;
  }

  /** The name before. */
  public String formerName() {
    return FORMER + ownName;
  }

  /** Those limits with this one; a value less than 1 is no limit, as the JDK has it. */
  ParserLimits within(ParserLimits limits, int value) {
    int most = value > 0 ? value : Integer.MAX_VALUE;
    return switch (this) {
      case DEPTH -> limits.withDepth(most);
      case ATTRIBUTES -> limits.withAttributes(most);
      case NAME -> limits.withNameBytes(most);
      case ENTITIES -> limits.withExpandedBytes(most);
      case REFERENCES -> bounded(limits, (long) most * BYTES_OF_REFERENCE);
      case GENERAL_ENTITY, PARAMETER_ENTITY, NODES -> bounded(limits, most);
      case OCCURRENCES -> limits;
    };
  }

  private static ParserLimits bounded(ParserLimits limits, long bytes) {
    return limits.withExpandedBytes(Math.min(limits.expandedBytes(), bytes));
  }

  /** The value in those limits; 0 where it bounds nothing. */
  long of(ParserLimits limits) {
    return switch (this) {
      case DEPTH -> limits.depth();
      case ATTRIBUTES -> limits.attributes();
      case NAME -> limits.nameBytes();
      case ENTITIES, GENERAL_ENTITY, PARAMETER_ENTITY, NODES -> limits.expandedBytes();
      case REFERENCES -> limits.expandedBytes() / BYTES_OF_REFERENCE;
      case OCCURRENCES -> 0;
    };
  }

  /**
   * The value as a number.
   *
   * @param value a number, or its digits
   * @throws IllegalArgumentException when it is neither
   */
  int number(Object value) {
    try {
      return Integer.parseInt(String.valueOf(value).strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "%s cannot be %s: it takes a whole number".formatted(jdkName(), value), e);
    }
  }
}
