package org.xmlbench.results.report;

import java.util.Locale;
import java.util.Optional;
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

  /** Empty where nothing is known of any subject. */
  static String legend(Comparison comparison) {
    return comparison.documents().stream()
            .flatMap(document -> document.subjects().stream())
            .anyMatch(figure -> figure.treeMemory() != null)
        ? """

        live B/B: bytes of a tree's objects for each byte of the document. least MiB: smallest heap in which it is built.
        collecting: share of the wall time in heaps of 1.5; 2; 4 times that. Measured by 'memory', before this run.\
        """
        : "";
  }
}
