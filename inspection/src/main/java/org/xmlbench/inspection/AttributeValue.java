package org.xmlbench.inspection;

/**
 * A normalised attribute value, or a piece of one, of which only the beginning is kept: enough to
 * compare namespace names, and what is to be known of its spaces.
 */
final class AttributeValue {
  /** How much is kept; namespace names that are alike so far count as equal. */
  private static final int KEPT = 1024;

  private final StringBuilder start = new StringBuilder(0);
  private boolean empty = true;
  private boolean startsWithSpace;
  private boolean endsWithSpace;
  private boolean doubledSpace;
  private boolean otherWhiteSpace;

  void append(int codePoint) {
    boolean space = codePoint == ' ';
    if (empty) {
      startsWithSpace = space;
      empty = false;
    } else {
      doubledSpace |= space && endsWithSpace;
    }
    endsWithSpace = space;
    otherWhiteSpace |= codePoint == '\t' || codePoint == '\n' || codePoint == '\r';
    if (start.length() < KEPT) {
      start.appendCodePoint(codePoint);
    }
  }

  void append(AttributeValue other) {
    if (other.empty) {
      return;
    }
    if (empty) {
      startsWithSpace = other.startsWithSpace;
      empty = false;
    } else {
      doubledSpace |= endsWithSpace && other.startsWithSpace;
    }
    doubledSpace |= other.doubledSpace;
    otherWhiteSpace |= other.otherWhiteSpace;
    endsWithSpace = other.endsWithSpace;
    if (start.length() < KEPT) {
      start.append(other.start, 0, Math.min(other.start.length(), KEPT - start.length()));
    }
  }

  /** Whether the normalisation of a tokenised type would change it (XML 1.0, section 3.3.3). */
  boolean changesWhenTokenized() {
    return !empty && (startsWithSpace || endsWithSpace || doubledSpace);
  }

  /** Whether it holds white space other than spaces, which can come from references only. */
  boolean hasOtherWhiteSpace() {
    return otherWhiteSpace;
  }

  String text() {
    return start.toString();
  }

  /** The beginning of the value as an attribute of a tokenised type has it. */
  String tokenizedText() {
    return start.toString().replaceAll(" +", " ").replaceAll("^ | $", "");
  }
}
