package org.xmlbench.results.report;

import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.SubjectFigure;

/** The columns of a terminal's table that tell what documents took one by one. */
final class SingleDocumentsText {
  static final String FIRST = "first document us";

  private SingleDocumentsText() {}

  static String first(SubjectFigure figure) {
    return FigureText.spread(figure.singles().firstDocumentMicros());
  }

  /** How to read them; nothing where no figure has one. */
  static String legend(Comparison comparison) {
    return comparison.documents().stream()
            .flatMap(document -> document.subjects().stream())
            .anyMatch(figure -> figure.singles().firstDocumentMicros() != null)
        ? """

        first document us: wall time from nothing to the end of the first document in a fresh JVM,
        median [least, most] over forks: no interval.\
        """
        : "";
  }
}
