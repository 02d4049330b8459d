package org.xmlbench.core.check;

import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parser's message without the place that is shown before it, which most libraries repeat in the
 * message, each in its own form; and without the names of the exceptions that carried it.
 */
final class BareMessage {
  private static final List<Pattern> PLACES =
      List.of(
          Pattern.compile(
              "(?:ParseError )?at \\[row,col(?: \\{[^}]*\\})?\\]:"
                  + " ?\\[(\\d+),(\\d+)\\]\\s*(?:Message: )?"),
          Pattern.compile(";? ?lineNumber: (\\d+); columnNumber: (\\d+);? ?"),
          Pattern.compile(
              "(?:at )?line (\\d+),? column (\\d+)(?: \\(byte \\d+\\))?:?\\s*",
              Pattern.CASE_INSENSITIVE),
          Pattern.compile("\\s?@(\\d+):(\\d+)"),
          Pattern.compile("\\s?\\((\\d+):(\\d+)\\)"));

  /** Such as {@code org.example.ParsingException: } at the beginning, once or more. */
  private static final Pattern EXCEPTIONS =
      Pattern.compile("^(?:(?:[a-z][\\w$]*\\.)+[A-Z][\\w$.]*(?:Exception|Error): )+");

  private BareMessage() {}

  /**
   * The message without each mention of that place; the whole message where nothing else is in it.
   *
   * @param line 1-based, or 0 where it is not known: then no place goes
   * @param message may be {@code null}, which is empty
   */
  static String of(String message, int line, int column) {
    String text = Objects.requireNonNullElse(message, "");
    String left = EXCEPTIONS.matcher(text).replaceFirst("");
    if (line > 0) {
      for (Pattern place : PLACES) {
        left = without(place, left, line, column);
      }
    }
    left = left.strip();
    return left.isEmpty() ? text : left;
  }

  private static String without(Pattern place, String text, int line, int column) {
    Matcher matcher = place.matcher(text);
    StringBuilder left = new StringBuilder();
    while (matcher.find()) {
      boolean same =
          matcher.group(1).equals(Integer.toString(line))
              && matcher.group(2).equals(Integer.toString(column));
      matcher.appendReplacement(left, Matcher.quoteReplacement(same ? "" : matcher.group()));
    }
    return matcher.appendTail(left).toString();
  }
}
