package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.compared.FigureMarks;
import org.xmlbench.results.compared.FigureTerm;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.table.Cell;

/** Which terms a parser's figure has. */
final class ParserMarks {
  private ParserMarks() {}

  /**
   * The signs of what is fastest, of what is shown to be slower, and of what has no place in the
   * order.
   *
   * @param fastest what being in the fastest set means
   */
  static Cell signs(FigureTerm fastest, DocumentComparison document, SubjectFigure figure) {
    List<Cell.Word> words = new ArrayList<>();
    if (figure.standing().fastest()) {
      words.add(new Cell.Word(fastest, "*"));
    }
    if (figure.checks().isMarked()) {
      words.add(
          new Cell.Word(
              figure.checks().fastestSound() == null
                  ? FigureTerm.FASTEST_CHECKING
                  : FigureTerm.FASTEST_SOUND,
              "+"));
    }
    if (isShownSlower(document, figure)) {
      words.add(new Cell.Word(FigureTerm.SLOWER, "x"));
    }
    if (figure.standing().twoSpeeds() != null) {
      words.add(new Cell.Word(FigureTerm.TWO_SPEEDS, "~"));
    }
    if (FigureMarks.isTooWide(figure)) {
      words.add(new Cell.Word(FigureTerm.NOT_MEASURED, "?"));
    }
    return new Cell.Words(words);
  }

  /**
   * Whether it is shown to be slower than the fastest: that is what keeps a subject of one speed
   * out of the fastest set, unless its interval is too wide to tell.
   */
  private static boolean isShownSlower(DocumentComparison document, SubjectFigure figure) {
    SubjectFigure.Standing standing = figure.standing();
    boolean ordered =
        !document.fastest().isEmpty()
            && standing.compared()
            && !standing.fastest()
            && standing.twoSpeeds() == null
            && !document.tooWideForTheFastest().contains(figure.label());
    return standing.leftAfter() != null || ordered;
  }

  /** All else that is to be known of a figure, but for what holds of all in the table. */
  static Cell notes(DocumentComparison document, SubjectFigure figure) {
    List<Cell.Word> words = new ArrayList<>(race(figure));
    if (FigureMarks.isTooWide(figure)) {
      words.add(Cell.Word.of(FigureTerm.NOT_MEASURED));
    }
    String reason = figure.standing().reason();
    if (figure.outcome() != Outcome.OK) {
      words.add(word(FigureTerm.of(figure.outcome()), reason));
    } else if (reason != null) {
      words.add(new Cell.Word(FigureTerm.FAILED_ONCE, reason));
    }
    words.addAll(FigureMarks.ofForks(document, figure));
    return new Cell.Words(words);
  }

  /** What became of it in a race. */
  private static List<Cell.Word> race(SubjectFigure figure) {
    SubjectFigure.Standing standing = figure.standing();
    List<Cell.Word> words = new ArrayList<>();
    if (standing.leftAfter() != null) {
      words.add(
          new Cell.Word(
              FigureTerm.STOPPED,
              "shown to be slower after " + Count.of(standing.leftAfter(), "block")));
    }
    if (standing.twoSpeeds() != null) {
      words.add(new Cell.Word(FigureTerm.TWO_SPEEDS, standing.twoSpeeds().text()));
    }
    return words;
  }

  private static Cell.Word word(FigureTerm term, String reason) {
    return new Cell.Word(term, reason == null ? term.label() : term.label() + ": " + reason);
  }
}
