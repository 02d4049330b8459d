package org.xmlbench.results.report;

import java.util.function.Function;
import java.util.function.Predicate;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.stats.SubjectFigure;

/** The columns of a terminal's table that tell what documents took one by one. */
final class SingleDocumentsText {
  static final String FIRST = "first document us";
  static final String PERCENTILES = "p50/p99/max us";

  private SingleDocumentsText() {}

  static String first(SubjectFigure figure) {
    return FigureText.spread(figure.singles().firstDocumentMicros());
  }

  /** Three medians over forks. */
  static String percentiles(SubjectFigure figure) {
    SubjectFigure.Singles singles = figure.singles();
    return singles.singleP50Micros() == null
        ? TextTable.ABSENT
        : median(singles.singleP50Micros())
            + " / "
            + median(singles.singleP99Micros())
            + " / "
            + median(singles.singleMaxMicros());
  }

  private static String median(ForkSpread spread) {
    return spread == null ? TextTable.ABSENT : FigureText.number(spread.median());
  }

  /** How to read them; nothing of a column that no figure has, or that is not shown. */
  static String legend(Comparison comparison, Predicate<String> shown) {
    return (shown.test(FIRST) && has(comparison, SubjectFigure.Singles::firstDocumentMicros)
            ? """

            first document us: wall time from nothing to the end of the first document in a fresh JVM,
            median [least, most] over forks: no interval.\
            """
            : "")
        + (shown.test(PERCENTILES) && has(comparison, SubjectFigure.Singles::singleP50Micros)
            ? """

            p50/p99/max us: wall time of documents that were timed one by one, medians over forks.\
            """
            : "");
  }

  private static boolean has(
      Comparison comparison, Function<SubjectFigure.Singles, ForkSpread> of) {
    return comparison.documents().stream()
        .flatMap(document -> document.subjects().stream())
        .anyMatch(figure -> of.apply(figure.singles()) != null);
  }
}
