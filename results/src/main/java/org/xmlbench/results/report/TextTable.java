package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Lines of cells, aligned: the first columns to the left, the others to the right. */
public final class TextTable {
  /** Stands for a missing figure. */
  public static final String ABSENT = "-";

  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();
  private final List<Boolean> right;
  private final Set<Integer> optional = new HashSet<>();
  private final Set<Integer> leftOut = new HashSet<>();

  /** A table whose columns are aligned to the right where {@code right} is true. */
  public TextTable(Boolean... right) {
    this.right = List.of(right);
  }

  /** A table of so many columns to the left, and others to the right. */
  public TextTable(int left, int right) {
    this.right =
        Stream.concat(
                Stream.generate(() -> false).limit(left), Stream.generate(() -> true).limit(right))
            .toList();
  }

  /** Leaves out these columns where no line below the head has a figure in them. */
  public void leaveOutAbsent(Integer... columns) {
    optional.addAll(List.of(columns));
  }

  void leaveOut(Set<Integer> columns) {
    leftOut.addAll(columns);
  }

  /**
   * The columns that must be left out for lines to have at most {@code width} characters, as few as
   * possible and in that order. The last column may exceed it, and is not counted.
   */
  Set<Integer> tooMany(int width, List<Integer> order) {
    int[] widths = widths();
    Set<Integer> absent = absent();
    int line = -GAP.length();
    for (int i = 0; i < widths.length - 1; i++) {
      line += absent.contains(i) ? 0 : GAP.length() + widths[i];
    }
    Set<Integer> columns = new HashSet<>();
    for (int column : order) {
      if (line > width && !absent.contains(column)) {
        columns.add(column);
        line -= GAP.length() + widths[column];
      }
    }
    return columns;
  }

  public void add(String... cells) {
    add(List.of(cells));
  }

  public void add(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  /** Writes the lines, each ended by LF. */
  public void appendTo(StringBuilder out) {
    int[] widths = widths();
    Set<Integer> absent = absent();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        if (absent.contains(i)) {
          continue;
        }
        String padding = " ".repeat(widths[i] - row.get(i).length());
        line.append(i == 0 ? "" : GAP);
        line.append(right.get(i) ? padding + row.get(i) : row.get(i) + padding);
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private int[] widths() {
    int[] widths = new int[right.size()];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    return widths;
  }

  private Set<Integer> absent() {
    Set<Integer> absent = new HashSet<>(leftOut);
    optional.stream()
        .filter(column -> rows.stream().skip(1).allMatch(row -> row.get(column).equals(ABSENT)))
        .forEach(absent::add);
    return absent;
  }
}
