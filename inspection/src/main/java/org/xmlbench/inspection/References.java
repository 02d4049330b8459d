package org.xmlbench.inspection;

/** Reads what follows an ampersand. */
final class References {
  private References() {}

  /** What a predefined entity stands for; -1 for any other name. */
  static int predefined(String name) {
    return switch (name) {
      case "lt" -> '<';
      case "gt" -> '>';
      case "amp" -> '&';
      case "apos" -> '\'';
      case "quot" -> '"';
      default -> -1;
    };
  }

  /** The character of a reference, after {@code &#} was read. */
  static int character(CharacterSource in) {
    int radix = in.skip("x") ? 16 : 10;
    int codePoint = 0;
    int digits = 0;
    while (in.peek() != ';') {
      int c = in.read();
      int digit = c < 0x80 ? Character.digit(c, radix) : -1;
      if (digit < 0) {
        throw new MalformedException("expected a digit");
      }
      codePoint = Math.min(codePoint * radix + digit, Character.MAX_CODE_POINT + 1);
      digits++;
    }
    in.read();
    if (digits == 0 || !isCharacter(codePoint)) {
      throw new MalformedException("the reference stands for no character");
    }
    return codePoint;
  }

  /** The name of an entity, after its ampersand or percent sign was read. */
  static String name(CharacterSource in) {
    String name = in.name();
    in.expect(";");
    return name;
  }

  private static boolean isCharacter(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= ' ' && c <= 0xD7FF)
        || (c >= 0xE000 && c <= 0xFFFD)
        || (c >= 0x10000 && c <= 0x10FFFF);
  }
}
