package org.xmlbench.families.parsers.tables;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.compared.FigureTerm;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Cell;

final class ParserCells {
  private ParserCells() {}

  static Cell readsRightly(SubjectFigure figure) {
    Reading reading = figure.checks().readsRightly();
    return reading == null
        ? Cell.NOTHING
        : new Cell.Count(reading.rightly(), (long) reading.documents());
  }

  static Cell ratio(SubjectFigure figure) {
    Estimate ratio = figure.ratios().ratio();
    if (ratio != null) {
      return FigureCells.of(ratio);
    }
    return figure.outcome() == Outcome.OK
        ? Cell.NOTHING
        : new Cell.Words(List.of(Cell.Word.of(FigureTerm.of(figure.outcome()))));
  }

  static Cell speed(SubjectFigure figure, TimingClock clock) {
    ClockFigures figures = figure.costs().by(clock);
    return figures == null ? Cell.NOTHING : FigureCells.of(figures.megabytesPerSecond());
  }

  static Cell micros(SubjectFigure figure, TimingClock clock) {
    ClockFigures figures = figure.costs().by(clock);
    return figures == null ? Cell.NOTHING : FigureCells.of(figures.microsPerOperation());
  }

  static Cell margin(SubjectFigure figure, TimingClock clock) {
    ClockFigures figures = figure.costs().by(clock);
    return figures == null || figures.megabytesPerSecond() == null
        ? Cell.NOTHING
        : figures
            .megabytesPerSecond()
            .relativeHalfWidth()
            .filter(half -> !half.isNaN())
            .map(Cell::figure)
            .orElse(Cell.NOTHING);
  }

  static Cell count(Integer count) {
    return count == null ? Cell.NOTHING : Cell.count(count);
  }

  static Cell text(String text) {
    return text == null ? Cell.NOTHING : new Cell.Text(text);
  }

  static Cell median(ForkSpread spread) {
    return spread == null ? Cell.NOTHING : Cell.figure(spread.median());
  }

  static Cell tree(SubjectFigure figure, Function<MeasuredTree, Double> of) {
    return figure.treeMemory() == null ? Cell.NOTHING : Cell.figure(of.apply(figure.treeMemory()));
  }
}
