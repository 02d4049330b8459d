package org.xmlbench.piximal.engine.input;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javax.xml.XMLConstants;
import org.xmlbench.piximal.ParserLimits;

/**
 * What documents may ask for, by properties of JAXP and the JDK that SAX and StAX have in common.
 * One class, without lambdas: the first document of a JVM waits for it.
 */
public final class JaxpSettings {
  /** Where neither the JVM nor a program sets anything. */
  public static final JaxpSettings DEFAULT =
      new JaxpSettings(
          ParserLimits.DEFAULT, Map.of(), ExternalAccess.ALL, ExternalAccess.ALL, "allow");

  private static final String DOCTYPES = "jdk.xml.dtd.support";
  private static final String ACCESS = "javax.xml.accessExternalDTD";

  /** Properties of the JVM. Those before Java 8 count less. */
  private static final String[] FORMER = {"entityExpansionLimit", "elementAttributeLimit"};

  private static final String[] NAMES = {
    ACCESS,
    DOCTYPES,
    "jdk.xml.maxElementDepth",
    "jdk.xml.elementAttributeLimit",
    "jdk.xml.maxXMLNameLimit",
    "jdk.xml.totalEntitySizeLimit",
    "jdk.xml.entityExpansionLimit",
    "jdk.xml.maxGeneralEntitySizeLimit",
    "jdk.xml.maxParameterEntitySizeLimit",
    "jdk.xml.entityReplacementLimit",
  };

  private final ParserLimits own;
  private final Map<LimitProperty, Integer> named;
  private final ExternalAccess access;

  /** Without effect: no parser reads schemas. */
  private final ExternalAccess schemas;

  private final String doctypes;

  private JaxpSettings(
      ParserLimits own,
      Map<LimitProperty, Integer> named,
      ExternalAccess access,
      ExternalAccess schemas,
      String doctypes) {
    this.own = own;
    this.named = named;
    this.access = access;
    this.schemas = schemas;
    this.doctypes = doctypes;
  }

  /**
   * What the JVM's properties ask of the JDK's parsers, and the file that they name.
   *
   * @throws IllegalArgumentException when a property does not take its value
   */
  public static JaxpSettings ofSystem() {
    JaxpSettings settings = DEFAULT;
    String file = System.getProperty(ConfigurationFile.NAME);
    if (file != null) {
      Map<String, String> properties = ConfigurationFile.read(file);
      for (String name : NAMES) {
        settings = settings.of(name, properties.get(name));
      }
    }
    for (String name : FORMER) {
      settings = settings.of("jdk.xml.".concat(name), System.getProperty(name));
    }
    for (String name : NAMES) {
      settings = settings.of(name, System.getProperty(name));
    }
    return settings;
  }

  private JaxpSettings of(String name, String value) {
    if (value == null) {
      return this;
    }
    if (name.equals(ACCESS)) {
      return with(XMLConstants.ACCESS_EXTERNAL_DTD, value);
    }
    return value.isBlank() ? this : with(name, value);
  }

  /** Limits: where several bound the same, the least counts, in whichever order they were set. */
  public ParserLimits limits() {
    ParserLimits limits = own;
    for (Map.Entry<LimitProperty, Integer> one : named.entrySet()) {
      limits = one.getKey().within(limits, one.getValue());
    }
    return limits;
  }

  /** Which files are opened by address. */
  public ExternalAccess access() {
    return access;
  }

  /** Whether a document may have a document type declaration. */
  public boolean doctypes() {
    return !doctypes.equals("deny");
  }

  /** Whether declarations of a document type are processed. */
  public boolean declarations() {
    return doctypes.equals("allow");
  }

  /** The value of a property; null where these settings lack it. */
  public Object get(String name) {
    if (name.equals(XMLConstants.ACCESS_EXTERNAL_DTD)) {
      return access.protocols();
    }
    if (name.equals(XMLConstants.ACCESS_EXTERNAL_SCHEMA)) {
      return schemas.protocols();
    }
    if (name.equals(DOCTYPES)) {
      return doctypes;
    }
    LimitProperty limit = LimitProperty.of(name);
    if (limit == null) {
      return null;
    }
    Integer set = named.get(limit);
    return String.valueOf(set == null ? limit.of(limits()) : set);
  }

  /**
   * The same with another value of a property, which is one of these.
   *
   * @throws IllegalArgumentException when it does not take that value
   */
  public JaxpSettings with(String name, Object value) {
    if (name.equals(XMLConstants.ACCESS_EXTERNAL_DTD)) {
      return new JaxpSettings(own, named, ExternalAccess.of(name, value), schemas, doctypes);
    }
    if (name.equals(XMLConstants.ACCESS_EXTERNAL_SCHEMA)) {
      return new JaxpSettings(own, named, access, ExternalAccess.of(name, value), doctypes);
    }
    if (name.equals(DOCTYPES)) {
      return new JaxpSettings(own, named, access, schemas, support(value));
    }
    LimitProperty limit = LimitProperty.of(name);
    Map<LimitProperty, Integer> others = new EnumMap<>(LimitProperty.class);
    others.putAll(named);
    others.put(limit, limit.number(value));
    return new JaxpSettings(own, others, access, schemas, doctypes);
  }

  private static String support(Object value) {
    String support = String.valueOf(value).strip().toLowerCase(Locale.ROOT);
    return switch (support) {
      case "allow", "ignore", "deny" -> support;
      default ->
          throw new IllegalArgumentException(
              "%s cannot be %s: it takes allow, ignore or deny".formatted(DOCTYPES, value));
    };
  }

  /** The same with those limits, by no names. */
  public JaxpSettings withLimits(ParserLimits others) {
    return new JaxpSettings(
        Objects.requireNonNull(others, "limits"), Map.of(), access, schemas, doctypes);
  }
}
