package org.xmlbench.core;

/**
 * Makes text of documents, file names and libraries fit for a terminal and for a line of a file.
 */
public final class Printable {
  private Printable() {}

  /**
   * One line: each control character, which could end the line or steer the terminal, is written as
   * {@code \}{@code uXXXX}.
   */
  public static String line(String text) {
    if (text.codePoints().noneMatch(Printable::steers)) {
      return text;
    }
    StringBuilder line = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            point -> {
              if (steers(point)) {
                line.append("\\u%04X".formatted(point));
              } else {
                line.appendCodePoint(point);
              }
            });
    return line.toString();
  }

  /** Whether that code point steers what shows it, instead of being shown. */
  public static boolean steers(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }
}
