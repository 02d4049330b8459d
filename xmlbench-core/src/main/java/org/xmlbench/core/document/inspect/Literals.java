package org.xmlbench.core.document.inspect;

import java.util.EnumSet;
import java.util.Set;

/** Reads the quoted literals of declarations. */
final class Literals {
  /** Longest literal, in characters; a document with a longer one is left to the parsers. */
  private static final int LONGEST = 1 << 24;

  /** A character reference in an entity's value that asks something of a parser. */
  enum Trait {
    SUPPLEMENTARY_REFERENCE,
    CARRIAGE_RETURN
  }

  /**
   * An entity's value.
   *
   * @param replacement the replacement text: character references are included, others bypassed
   * @param traits what is remarkable in it
   */
  record EntityValue(String replacement, Set<Trait> traits) {}

  private Literals() {}

  static boolean isNext(CharacterSource in) {
    return in.peek() == '"' || in.peek() == '\'';
  }

  /** A literal as written, which must come next. */
  static String raw(CharacterSource in) {
    int quote = quote(in);
    StringBuilder text = new StringBuilder();
    while (in.peek() != quote) {
      append(text, next(in));
    }
    in.read();
    return text.toString();
  }

  /** The value of an entity, which must come next. */
  static EntityValue entityValue(CharacterSource in) {
    int quote = quote(in);
    StringBuilder text = new StringBuilder();
    EnumSet<Trait> traits = EnumSet.noneOf(Trait.class);
    while (in.peek() != quote) {
      if (in.skip("&#")) {
        int codePoint = References.character(in);
        if (Character.isSupplementaryCodePoint(codePoint)) {
          traits.add(Trait.SUPPLEMENTARY_REFERENCE);
        } else if (codePoint == '\r') {
          traits.add(Trait.CARRIAGE_RETURN);
        }
        append(text, codePoint);
      } else if (in.peek() == '%') {
        throw new MalformedException("no parameter entity inside a declaration");
      } else {
        append(text, next(in));
      }
    }
    in.read();
    return new EntityValue(text.toString(), traits);
  }

  /** Passes over an external identifier, if one comes next; whether one did. */
  static boolean skipExternalId(CharacterSource in) {
    boolean isPublic = in.skip("PUBLIC");
    if (!isPublic && !in.skip("SYSTEM")) {
      return false;
    }
    in.skipWhiteSpace();
    raw(in);
    in.skipWhiteSpace();
    // A notation may end here; that of an entity or document type may not.
    if (isPublic && isNext(in)) {
      raw(in);
    }
    return true;
  }

  private static int quote(CharacterSource in) {
    if (!isNext(in)) {
      throw new MalformedException("expected a quoted literal");
    }
    return in.read();
  }

  private static int next(CharacterSource in) {
    int c = in.read();
    if (c < 0) {
      throw new MalformedException("a literal does not end");
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
