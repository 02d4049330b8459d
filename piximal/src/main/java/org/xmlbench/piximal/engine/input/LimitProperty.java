package org.xmlbench.piximal.engine.input;

import java.util.Arrays;
import org.xmlbench.piximal.ParserLimits;

/**
 * A limit by the JDK's name, as a property of SAX or StAX. Each has two names: with {@code
 * jdk.xml.} before its own, and with the address that was used before Java 24.
 */
public enum LimitProperty {
  DEPTH("maxElementDepth", "") {
    @Override
    ParserLimits within(ParserLimits limits, int most) {
      return limits.withDepth(most);
    }

    @Override
    long of(ParserLimits limits) {
      return limits.depth();
    }
  },
  ATTRIBUTES("elementAttributeLimit", "") {
    @Override
    ParserLimits within(ParserLimits limits, int most) {
      return limits.withAttributes(most);
    }

    @Override
    long of(ParserLimits limits) {
      return limits.attributes();
    }
  },
  NAME("maxXMLNameLimit", "") {
    @Override
    ParserLimits within(ParserLimits limits, int most) {
      return limits.withNameBytes(most);
    }

    @Override
    long of(ParserLimits limits) {
      return limits.nameBytes();
    }
  },
  ENTITIES("totalEntitySizeLimit", "") {
    @Override
    ParserLimits within(ParserLimits limits, int most) {
      return limits.withExpandedBytes(most);
    }

    @Override
    long of(ParserLimits limits) {
      return limits.expandedBytes();
    }
  },
  /** Each reference counts as some bytes at least, so that there are no more than that many. */
  REFERENCES("entityExpansionLimit", "") {
    @Override
    ParserLimits within(ParserLimits limits, int most) {
      long bytes = (long) most * BYTES_OF_REFERENCE;
      return limits.withExpandedBytes(Math.min(limits.expandedBytes(), bytes));
    }

    @Override
    long of(ParserLimits limits) {
      return limits.expandedBytes() / BYTES_OF_REFERENCE;
    }
  },
  /** Of schemas, which no parser reads. */
  OCCURRENCES("maxOccurLimit", "") {
    @Override
    ParserLimits within(ParserLimits limits, int most) {
      return limits;
    }
  },
  GENERAL_ENTITY("maxGeneralEntitySizeLimit", "totalEntitySizeLimit bounds all entities together"),
  PARAMETER_ENTITY(
      "maxParameterEntitySizeLimit", "totalEntitySizeLimit bounds all entities together"),
  NODES("entityReplacementLimit", "totalEntitySizeLimit bounds what entities add to a document");

  /** What each reference to an entity counts, beside its text. */
  public static final int BYTES_OF_REFERENCE = 16;

  private static final String JDK = "jdk.xml.";
  private static final String FORMER = "http://www.oracle.com/xml/jaxp/properties/";

  private final String ownName;
  private final String instead;

  /** One of that name, which is refused where it says what to use instead. */
  LimitProperty(String ownName, String instead) {
    this.ownName = ownName;
    this.instead = instead;
  }

  /** The limit of either name; null where there is none. */
  public static LimitProperty of(String name) {
    return Arrays.stream(values())
        .filter(it -> name.equals(JDK + it.ownName) || name.equals(FORMER + it.ownName))
        .findFirst()
        .orElse(null);
  }

  /** The JDK's name now. */
  public String jdkName() {
    return JDK + ownName;
  }

  /** The name before. */
  public String formerName() {
    return FORMER + ownName;
  }

  ParserLimits within(ParserLimits limits, int most) {
    throw new IllegalArgumentException(
        "%s cannot be %d: %s".formatted(jdkName(), most, JDK + instead));
  }

  long of(ParserLimits limits) {
    return 0;
  }

  /** The value in those limits; 0 where it bounds nothing. */
  public String get(ParserLimits limits) {
    return String.valueOf(of(limits));
  }

  /**
   * Those limits with another value of this one.
   *
   * @param value a number, or its digits; one less than 1 is no limit, as the JDK has it
   * @throws IllegalArgumentException when it is no such value, or is refused
   */
  public ParserLimits in(ParserLimits limits, Object value) {
    int most;
    try {
      most = Integer.parseInt(String.valueOf(value).strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "%s cannot be %s: it takes a whole number".formatted(jdkName(), value), e);
    }
    if (most > 0) {
      return within(limits, most);
    }
    return instead.isEmpty() && this != REFERENCES ? within(limits, Integer.MAX_VALUE) : limits;
  }
}
