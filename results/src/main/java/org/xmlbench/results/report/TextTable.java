package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Lines of cells, aligned: the first columns to the left, the others to the right. */
public final class TextTable {
  /** Stands for a missing figure. */
  public static final String ABSENT = "-";

  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();
  private final List<Boolean> right;

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

  public void add(String... cells) {
    add(List.of(cells));
  }

  public void add(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  /** Writes the lines, each ended by LF. */
  public void appendTo(StringBuilder out) {
    int[] widths = widths();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
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
}
