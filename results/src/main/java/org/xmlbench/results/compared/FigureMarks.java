package org.xmlbench.results.compared;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.table.Cell;

/** Which terms a figure has. */
public final class FigureMarks {
  private FigureMarks() {}

  /**
   * The sign of a figure in the fastest set.
   *
   * @param fastest what being in it means
   */
  static Cell sign(FigureTerm fastest, SubjectFigure figure) {
    return new Cell.Words(
        figure.standing().fastest() ? List.of(new Cell.Word(fastest, "*")) : List.of());
  }

  /** The notes on a figure that do not hold for all figures of the table. */
  static Cell notes(DocumentComparison document, SubjectFigure figure) {
    List<Cell.Word> words = new ArrayList<>();
    FigureTerm reason = FigureTerm.FAILED_ONCE;
    if (figure.outcome() != Outcome.OK) {
      reason = FigureTerm.of(figure.outcome());
      words.add(new Cell.Word(reason, reason.label() + ", not compared"));
    }
    if (figure.standing().reason() != null) {
      words.add(new Cell.Word(reason, figure.standing().reason()));
    }
    if (isTooWide(figure)) {
      words.add(Cell.Word.of(FigureTerm.NOT_MEASURED));
    }
    words.addAll(ofForks(document, figure));
    return new Cell.Words(words);
  }

  /** Whether its interval decides nothing, so that it is never called fastest. */
  public static boolean isTooWide(SubjectFigure figure) {
    Estimate ratio = figure.ratios().ratio();
    return figure.standing().measuredTooBadly() || ratio != null && !ratio.isMeasuredWell();
  }

  /** How many forks were not steady, or waited, where that does not hold for the whole table. */
  public static List<Cell.Word> ofForks(DocumentComparison document, SubjectFigure figure) {
    List<Cell.Word> words = new ArrayList<>();
    if (figure.isUnsteady() && !document.unsteadyThroughout()) {
      String warmth = figure.warmth();
      words.add(
          new Cell.Word(
              FigureTerm.NOT_STEADY,
              share(document, figure, figure.series().notSteady())
                  + " not steady"
                  + (warmth.isEmpty() ? "" : " (" + warmth + ")")));
    }
    if (figure.series().contended() > 0 && !document.contendedThroughout()) {
      words.add(
          new Cell.Word(
              FigureTerm.CONTENDED,
              share(document, figure, figure.series().contended()) + " contended"));
    }
    return words;
  }

  private static String share(DocumentComparison document, SubjectFigure figure, int count) {
    return "%d of %s".formatted(count, Count.of(figure.forks(), document.counts().unitOr("fork")));
  }
}
