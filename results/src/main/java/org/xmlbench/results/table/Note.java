package org.xmlbench.results.table;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A sentence about a whole table. Its figures are values of the run: a template has no digits of
 * its own, so that no text claims what was not measured.
 */
public final class Note {
  /** A conversion of {@link java.util.Formatter}, whose own digits are of its form. */
  private static final Pattern CONVERSION = Pattern.compile("%[-#+ 0,(]*\\d*(\\.\\d+)?[a-zA-Z%]");

  private static final Pattern DIGIT = Pattern.compile("\\d");

  private final String text;

  private Note(String text) {
    this.text = text;
  }

  /**
   * The sentence of a template, as {@link String#format} makes it.
   *
   * @param values of the run, or of a rule
   * @throws IllegalArgumentException when the template has a digit
   */
  public static Note of(String template, Object... values) {
    if (DIGIT.matcher(CONVERSION.matcher(template).replaceAll("")).find()) {
      throw new IllegalArgumentException("a note has a figure of its own: " + template);
    }
    return new Note(String.format(Locale.ROOT, template, values));
  }

  /** The sentence, without an end of line. */
  public String text() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Note note && text.equals(note.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
