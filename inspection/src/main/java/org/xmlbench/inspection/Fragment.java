package org.xmlbench.inspection;

/** A text that stands for another: an entity's replacement text, or an attribute's default. */
final class Fragment {
  /** Where the text stands. */
  enum Position {
    CONTENT,
    ATTRIBUTE_VALUE
  }

  /**
   * What the text contributes wherever it is used.
   *
   * @param findings what it needs, and why it is outside the domain
   * @param freeNames what it requires of the namespaces in scope
   * @param value its normalised form in an attribute's value
   * @param characters how many it becomes, with all that it refers to
   * @param wellFormed whether no malformation was met
   */
  record Contribution(
      Findings findings,
      UnboundPrefixes freeNames,
      AttributeValue value,
      long characters,
      boolean wellFormed) {
    /** What a text contributes that was not examined yet. */
    static final Contribution NOTHING =
        new Contribution(new Findings(), new UnboundPrefixes(), new AttributeValue(), 0, true);
  }

  private final String text;
  private final Position place;

  /** Whether what it refers to is known; then it is examined once more. */
  boolean visited;

  /** What it contributes, once it is known. */
  Contribution contribution;

  Fragment(String text, Position place) {
    this.text = text;
    this.place = place;
  }

  String text() {
    return text;
  }

  Position place() {
    return place;
  }
}
