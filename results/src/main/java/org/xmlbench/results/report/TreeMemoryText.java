package org.xmlbench.results.report;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.MeasuredTree;

/** What memory the trees of a table take, as columns of it. */
final class TreeMemoryText {
  static final String LIVE = "live B/B";
  static final String SMALLEST = "least MiB";
  static final String COLLECTING = "collecting";

  private static final double PERCENT = 100;

  private TreeMemoryText() {}

  /** Bytes of a tree's objects for each byte of the document. */
  static String live(SubjectFigure figure) {
    return Optional.ofNullable(figure.treeMemory())
        .map(tree -> FigureText.number(tree.liveBytesPerByte()))
        .orElse(TextTable.ABSENT);
  }

  /** The smallest heap. */
  static String smallest(SubjectFigure figure) {
    return Optional.ofNullable(figure.treeMemory())
        .map(MeasuredTree::smallestHeapMiB)
        .map(String::valueOf)
        .orElse(TextTable.ABSENT);
  }

  /** What collections take in multiples of it. */
  static String collecting(SubjectFigure figure) {
    return figure.treeMemory() == null || figure.treeMemory().heaps().isEmpty()
        ? TextTable.ABSENT
        : figure.treeMemory().heaps().stream()
            .map(at -> String.format(Locale.ROOT, "%.0f %%", PERCENT * at.collectingShare()))
            .collect(Collectors.joining("; "));
  }

  /** How to read them; nothing where no subject's is known, or of a column that is not shown. */
  static String legend(Comparison comparison, Predicate<String> shown) {
    boolean known =
        comparison.documents().stream()
            .flatMap(document -> document.subjects().stream())
            .anyMatch(figure -> figure.treeMemory() != null);
    return known
        ? line(
                shown.test(LIVE),
                "live B/B: bytes of a tree's objects for each byte of the document.")
            + line(shown.test(SMALLEST), "least MiB: smallest heap in which a tree is built.")
            + line(
                shown.test(COLLECTING),
                "collecting: share of the wall time in heaps of 1.5; 2; 4 times the smallest.")
        : "";
  }

  private static String line(boolean isShown, String text) {
    return isShown ? "\n" + text + " Measured by 'memory', before this run." : "";
  }
}
