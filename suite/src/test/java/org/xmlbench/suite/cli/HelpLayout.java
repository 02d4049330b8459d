package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what is ragged in a help text, from the lines alone. */
final class HelpLayout {
  private static final int WIDTH = 80;

  /** Columns that a description has at least. */
  private static final int LEAST = 30;

  /** Column where options' descriptions begin. */
  private static final int DESCRIPTIONS = 29;

  /** Columns where picocli begins long names. */
  private static final int NAMES = 6;

  /** A name and what it means, with two blanks or more between. */
  private static final Pattern ROW = Pattern.compile(" {0,6}\\S+(?: \\S+)* {2,}(?=\\S)");

  private final List<String> lines;

  private HelpLayout(String help) {
    lines = help.lines().toList();
  }

  /** A sentence for each fault; empty where there is none. */
  static List<String> faults(String help) {
    return new HelpLayout(help).faults();
  }

  private List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.length() > WIDTH) {
        faults.add("too wide: " + line.strip());
      }
      if (!isContinuation(i)) {
        int column = column(line);
        Matcher row = ROW.matcher(line);
        if (isOption(line) && row.lookingAt() && row.end() != column) {
          faults.add("not aligned: " + line.strip());
        }
        if (WIDTH - column < LEAST) {
          faults.add("under 30 columns: " + line.strip());
        }
        continue;
      }
      if (indent(line) != column(start(i))) {
        faults.add("not aligned: " + line.strip());
      }
      addBreaks(i, faults);
    }
    return faults;
  }

  /** A break too early, or one that leaves a single word though another one fits beside it. */
  private void addBreaks(int i, List<String> faults) {
    String before = lines.get(i - 1);
    if (isName(before)) {
      return;
    }
    String[] words = lines.get(i).strip().split(" ");
    boolean last = i + 1 == lines.size() || !isContinuation(i + 1);
    String[] above = description(i - 1).split(" ");
    boolean pair = last && words.length == 2;
    boolean alone =
        WIDTH - indent(lines.get(i)) < (words[0] + words[words.length - 1]).length() + 1;
    if (before.length() + 1 + words[0].length() <= WIDTH && !(pair && !alone)) {
      faults.add("broken too early: " + lines.get(i).strip());
    }
    if (last
        && words.length == 1
        && above.length > 2
        && (above[above.length - 1] + words[0]).length() + 1 + indent(lines.get(i)) <= WIDTH) {
      faults.add("a single word: " + words[0]);
    }
  }

  /** Whether a line goes on with the paragraph, row or option of the line before it. */
  private boolean isContinuation(int i) {
    String line = lines.get(i);
    if (i == 0
        || line.isBlank()
        || lines.get(i - 1).isBlank()
        || isHeading(line)
        || lines.get(i - 1).startsWith("Usage:")) {
      return false;
    }
    return indent(line) > NAMES
        || indent(line) == 0
            && indent(lines.get(i - 1)) == 0
            && !isRow(line)
            && !isRow(start(i - 1))
            && !isHeading(lines.get(i - 1));
  }

  /** The first line of the paragraph, row or option. */
  private String start(int i) {
    return isContinuation(i) ? start(i - 1) : lines.get(i);
  }

  /** The text of a line without the name before it. */
  private String description(int i) {
    String line = lines.get(i);
    return isContinuation(i) ? line.strip() : line.substring(Math.min(column(line), line.length()));
  }

  /** Where the description of a row or an option begins; 0 of plain text. */
  private static int column(String line) {
    Matcher row = ROW.matcher(line);
    if (row.lookingAt() && !isOption(line)) {
      return row.end();
    }
    return isOption(line) ? DESCRIPTIONS : 0;
  }

  /** An option, or a parameter: their descriptions begin in the same column. */
  private static boolean isOption(String line) {
    return line.startsWith("  -") || indent(line) == NAMES;
  }

  /** An option whose name leaves no room for its description beside it. */
  private static boolean isName(String line) {
    return isOption(line)
        && (line.length() <= DESCRIPTIONS || line.charAt(DESCRIPTIONS - 1) != ' ');
  }

  private static boolean isHeading(String line) {
    return indent(line) == 0 && line.endsWith(":");
  }

  private static boolean isRow(String line) {
    return ROW.matcher(line).lookingAt();
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }
}
