package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lines of cells, aligned: the first columns to the left, the others to the right. */
public final class TextTable {
  /** Stands for a missing figure. */
  public static final String ABSENT = "-";

  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();
  private final List<Boolean> right;
  private final Set<Integer> optional = new HashSet<>();

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

  /** Adds a line. */
  public void add(String... cells) {
    add(List.of(cells));
  }

  /** Adds a line. */
  public void add(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  /** Writes the lines, each ended by LF. */
  public void appendTo(StringBuilder out) {
    int[] widths = new int[right.size()];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
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

  private Set<Integer> absent() {
    return optional.stream()
        .filter(column -> rows.stream().skip(1).allMatch(row -> row.get(column).equals(ABSENT)))
        .collect(Collectors.toSet());
  }
}
