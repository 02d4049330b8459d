package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;

/** Reads the quoted literals of a DOCTYPE, and watches for brackets in them. */
final class Literals {
  /** Longest literal, in characters; a document with a longer one is left to the parsers. */
  private static final int LONGEST = 1 << 24;

  /**
   * An entity's value.
   *
   * @param replacement the replacement text: character references are included, others bypassed; a
   *     CR in it comes from such a reference, as line ends are normalised
   * @param hasSupplementaryReference whether a character reference is above U+FFFF
   */
  record EntityValue(String replacement, boolean hasSupplementaryReference) {}

  private final CharacterSource in;
  private final Findings findings;
  private final String brackets;

  /**
   * @param brackets the characters that would be delimiters here, were they not in a literal
   */
  Literals(CharacterSource in, Findings findings, String brackets) {
    this.in = in;
    this.findings = findings;
    this.brackets = brackets;
  }

  /** A literal as written, which must come next. */
  String raw() {
    int quote = quote();
    StringBuilder text = new StringBuilder();
    while (in.peek() != quote) {
      append(text, next());
    }
    in.read();
    return text.toString();
  }

  /** The value of an entity, which must come next. */
  EntityValue entityValue() {
    int quote = quote();
    StringBuilder text = new StringBuilder();
    boolean supplementary = false;
    while (in.peek() != quote) {
      if (in.skip("&#")) {
        int codePoint = References.character(in);
        supplementary |= Character.isSupplementaryCodePoint(codePoint);
        append(text, codePoint);
      } else if (in.peek() == '%') {
        throw new MalformedException("no parameter entity inside a declaration");
      } else {
        append(text, next());
      }
    }
    in.read();
    return new EntityValue(text.toString(), supplementary);
  }

  /** Passes over an external identifier, if one comes next; whether one did. */
  boolean skipExternalId() {
    boolean isPublic = in.skip("PUBLIC");
    if (!isPublic && !in.skip("SYSTEM")) {
      return false;
    }
    in.skipWhiteSpace();
    raw();
    in.skipWhiteSpace();
    // A notation may end here; that of an entity or document type may not.
    if (isPublic && isNext()) {
      raw();
    }
    return true;
  }

  private boolean isNext() {
    return in.peek() == '"' || in.peek() == '\'';
  }

  private int quote() {
    if (!isNext()) {
      throw new MalformedException("expected a quoted literal");
    }
    return in.read();
  }

  private int next() {
    int c = in.read();
    if (c < 0) {
      throw new MalformedException("a literal does not end");
    }
    if (brackets.indexOf(c) >= 0) {
      findings.need(Capability.BRACKETS_IN_DOCTYPE);
    }
    return c;
  }

  private static void append(StringBuilder text, int codePoint) {
    if (text.length() > LONGEST) {
      throw new MalformedException("a literal is longer than " + LONGEST);
    }
    text.appendCodePoint(codePoint);
  }
}
