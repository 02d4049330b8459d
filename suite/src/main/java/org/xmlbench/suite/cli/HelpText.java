package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.xmlbench.results.table.TextWidth;

/** Text of the help, broken at words where the screen ends and not where the source breaks it. */
final class HelpText {
  /** A row of a table, whose columns two blanks or more separate, or an indented example. */
  private static final Pattern ROW = Pattern.compile("( +|\\S+(?: \\S+)* {2,})(\\S.*)");

  private HelpText() {}

  /**
   * Paragraphs, which empty lines separate, and rows of tables, which keep their columns.
   *
   * @param lines as the source has them
   * @param width of the screen
   */
  static List<String> flowing(String[] lines, int width) {
    List<String> flowing = new ArrayList<>();
    List<String> paragraph = new ArrayList<>();
    for (String line : lines) {
      Matcher row = ROW.matcher(line);
      if (!line.isEmpty() && !row.matches()) {
        paragraph.add(line);
        continue;
      }
      addParagraph(flowing, paragraph, width);
      flowing.addAll(line.isEmpty() ? List.of("") : row(row.group(1), row.group(2), width));
    }
    addParagraph(flowing, paragraph, width);
    return flowing;
  }

  private static void addParagraph(List<String> to, List<String> paragraph, int width) {
    if (!paragraph.isEmpty()) {
      to.addAll(wrapped(String.join(" ", paragraph), width));
      paragraph.clear();
    }
  }

  /** Lines of at most that width, of which the last has no single word where two are to be had. */
  static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>(TextWidth.wrapped(text, width, ""));
    int last = lines.size() - 1;
    if (last > 0 && !lines.get(last).contains(" ")) {
      String before = lines.get(last - 1);
      int word = before.lastIndexOf(' ');
      if (before.indexOf(' ') < word
          && before.length() - word + lines.get(last).length() <= width) {
        lines.set(last - 1, before.substring(0, word));
        lines.set(last, before.substring(word + 1) + " " + lines.get(last));
      }
    }
    return lines;
  }

  /** A row of two columns, of which the second goes on below itself. */
  static List<String> row(String first, String second, int width) {
    List<String> lines = new ArrayList<>(wrapped(second, width - first.length()));
    lines.replaceAll(line -> " ".repeat(first.length()) + line);
    lines.set(0, first + lines.getFirst().strip());
    return lines;
  }

  /** Lines of the source, in which a percent sign is doubled, as they are shown. */
  static String[] formatted(String[] lines) {
    return Stream.of(lines).map(line -> line.formatted()).toArray(String[]::new);
  }

  /** The first sentence, as the list of commands shows it. */
  static String firstSentence(String[] lines) {
    String all = String.join(" ", lines);
    int end = all.indexOf(". ");
    return end < 0 ? all : all.substring(0, end + 1);
  }
}
