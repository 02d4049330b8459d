package org.xmlbench.families.security.fork;

import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import org.xmlbench.core.Labelled;
import org.xmlbench.probes.CollidingNames;

/** A document that attacks the program that parses it. */
public enum HostileDocument implements Labelled {
  EXTERNAL_ENTITY_FILE("a general entity that is a file", Kind.READS),
  EXTERNAL_ENTITY_HTTP("a general entity that another server has", Kind.READS),
  PARAMETER_ENTITY_FILE("a parameter entity that is a file", Kind.READS),
  PARAMETER_ENTITY_HTTP("a parameter entity that another server has", Kind.READS),
  EXTERNAL_DTD_FILE("a DTD that is a file", Kind.READS),
  EXTERNAL_DTD_HTTP("a DTD that another server has", Kind.READS),
  XINCLUDE_FILE("an inclusion (XInclude) of a file", Kind.READS),
  XINCLUDE_HTTP("an inclusion (XInclude) of what another server has", Kind.READS),
  /** Entities that stand for ten others each: 3 GB of text in a kilobyte. */
  BILLION_LAUGHS("ten levels of entities, each ten of the next: 3 GB of text", Kind.EXPANDS),
  /** One entity that is referred to often: 1 GB of text in 130 kB. */
  QUADRATIC_BLOWUP("10,000 references to an entity of 100,000 characters", Kind.EXPANDS),
  DEEP_NESTING("a million elements inside each other", Kind.BURDENS),
  HUGE_NAME("a name of four million characters", Kind.BURDENS),
  MANY_ATTRIBUTES("a million attributes of one element", Kind.BURDENS),
  /** 65,536 attributes whose names have one hash code as strings of Java. */
  COLLIDING_NAMES("65,536 attributes whose names have one hash code", Kind.BURDENS);

  public enum Kind {
    /** To have something read that is not in it. */
    READS,
    /** To become much more than it is. */
    EXPANDS,
    /** To take more time or memory than its size explains. */
    BURDENS
  }

  private static final int LEVELS = 10;
  private static final int FACTOR = 10;
  private static final int ENTITY = 100_000;
  private static final int REFERENCES = 10_000;
  private static final int DEPTH = 1_000_000;
  private static final int NAME = 4_000_000;
  private static final int ATTRIBUTES = 1_000_000;
  private static final int COLLIDING_BITS = 16;

  private final String about;
  private final Kind kind;

  HostileDocument(String about, Kind kind) {
    this.about = about;
    this.kind = kind;
  }

  /** What it is, in the middle of a sentence. */
  public String about() {
    return about;
  }

  public Kind kind() {
    return kind;
  }

  /**
   * Its bytes.
   *
   * @param bait what it refers to
   */
  byte[] bytes(Bait bait) {
    return text(bait).getBytes(StandardCharsets.UTF_8);
  }

  private String text(Bait bait) {
    return switch (this) {
      case EXTERNAL_ENTITY_FILE -> entity(bait.textFile());
      case EXTERNAL_ENTITY_HTTP -> entity(bait.address());
      case PARAMETER_ENTITY_FILE -> parameter(bait.subsetFile());
      case PARAMETER_ENTITY_HTTP -> parameter(bait.address());
      case EXTERNAL_DTD_FILE -> subset(bait.subsetFile());
      case EXTERNAL_DTD_HTTP -> subset(bait.address());
      case XINCLUDE_FILE -> inclusion(bait.textFile());
      case XINCLUDE_HTTP -> inclusion(bait.address());
      case BILLION_LAUGHS -> laughs();
      case QUADRATIC_BLOWUP ->
          "<!DOCTYPE a [<!ENTITY e '%s'>]><a>%s</a>"
              .formatted("x".repeat(ENTITY), "&e;".repeat(REFERENCES));
      case DEEP_NESTING -> "<a>".repeat(DEPTH) + "</a>".repeat(DEPTH);
      case HUGE_NAME -> "<%s/>".formatted("n".repeat(NAME));
      case MANY_ATTRIBUTES -> attributes(ATTRIBUTES, number -> "a" + number);
      case COLLIDING_NAMES ->
          attributes(1 << COLLIDING_BITS, number -> CollidingNames.of(number, COLLIDING_BITS));
    };
  }

  /**
   * A document of the same size and shape that is not hostile; {@code null} where there is nothing
   * to compare with.
   */
  byte[] harmless() {
    return this == COLLIDING_NAMES
        ? attributes(
                1 << COLLIDING_BITS, number -> "%032d".formatted(number).replaceFirst("0", "a"))
            .getBytes(StandardCharsets.UTF_8)
        : null;
  }

  private static String entity(String place) {
    return "<!DOCTYPE a [<!ENTITY e SYSTEM '%s'>]><a>&e;</a>".formatted(place);
  }

  private static String parameter(String place) {
    return "<!DOCTYPE a [<!ENTITY %% p SYSTEM '%s'> %%p;]><a>&e;</a>".formatted(place);
  }

  private static String subset(String place) {
    return "<!DOCTYPE a SYSTEM '%s'><a>&e;</a>".formatted(place);
  }

  private static String inclusion(String place) {
    return "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='%s' parse='text'/></a>"
        .formatted(place);
  }

  private static String laughs() {
    StringBuilder text = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 'lol'>");
    for (int level = 1; level < LEVELS; level++) {
      String below = "&e%d;".formatted(level - 1).repeat(FACTOR);
      text.append("<!ENTITY e%d '%s'>".formatted(level, below));
    }
    return text.append("]><a>&e%d;</a>".formatted(LEVELS - 1)).toString();
  }

  private static String attributes(int count, IntFunction<String> name) {
    StringBuilder text = new StringBuilder("<a");
    for (int number = 0; number < count; number++) {
      text.append(' ').append(name.apply(number)).append("=''");
    }
    return text.append("/>").toString();
  }
}
