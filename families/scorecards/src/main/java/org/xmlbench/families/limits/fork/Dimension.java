package org.xmlbench.families.limits.fork;

import java.nio.charset.StandardCharsets;
import org.xmlbench.core.Labelled;
import org.xmlbench.families.scorecard.fork.Attempt;

/** A size in which a document grows until a library stops. */
public enum Dimension implements Labelled {
  DEPTH("elements inside each other", "elements", 1_000_000),
  ATTRIBUTES("attributes of one element", "attributes", 1_000_000),
  /** Characters of an element's name. */
  NAME_LENGTH("length of a name", "characters", 1 << 24),
  VALUE_LENGTH("length of an attribute's value", "characters", 1 << 24),
  /** Characters of text that internal entities stand for, by references to one of 1,000. */
  ENTITY_SIZE("text that entities stand for", "characters", 1 << 24);

  /** The entity that is referred to. */
  private static final int ENTITY = 1000;

  private final String about;
  private final String unit;
  private final int most;

  Dimension(String about, String unit, int most) {
    this.about = about;
    this.unit = unit;
    this.most = most;
  }

  /** What grows, in the middle of a sentence. */
  public String about() {
    return about;
  }

  /** What it is counted in. */
  public String unit() {
    return unit;
  }

  /** The greatest size that is tried. */
  public int most() {
    return most;
  }

  byte[] document(int size) {
    return text(size).getBytes(StandardCharsets.UTF_8);
  }

  private String text(int size) {
    return switch (this) {
      case DEPTH -> "<a>".repeat(size) + "</a>".repeat(size);
      case ATTRIBUTES -> attributes(size);
      case NAME_LENGTH -> "<%s/>".formatted("n".repeat(size));
      case VALUE_LENGTH -> "<a b='%s'/>".formatted("v".repeat(size));
      case ENTITY_SIZE ->
          "<!DOCTYPE a [<!ENTITY e '%s'>]><a>%s%s</a>"
              .formatted(
                  "x".repeat(ENTITY), "&e;".repeat(size / ENTITY), "x".repeat(size % ENTITY));
    };
  }

  private static String attributes(int size) {
    StringBuilder text = new StringBuilder("<a");
    for (int number = 0; number < size; number++) {
      text.append(" a").append(number).append("=''");
    }
    return text.append("/>").toString();
  }

  /** Whether a parser that ended well delivered a document of that size. */
  boolean isDelivered(Attempt.End.Delivered end, int size) {
    return switch (this) {
      case DEPTH -> end.totals().tally().elements() == size;
      case ATTRIBUTES -> end.totals().tally().attributes() == size;
      case NAME_LENGTH -> end.totals().nameUnits() == size;
      case VALUE_LENGTH -> end.totals().valueUnits() == size;
      case ENTITY_SIZE -> end.totals().tally().textUnits() == size;
    };
  }
}
