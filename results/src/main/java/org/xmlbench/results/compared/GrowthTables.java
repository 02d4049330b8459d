package org.xmlbench.results.compared;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.Growth;
import org.xmlbench.results.stats.SizeSweep;
import org.xmlbench.results.stats.SizeUnit;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** How time grows with size. */
public final class GrowthTables {
  private static final double PERCENT = 100;

  private GrowthTables() {}

  /**
   * The tables of a run's sweeps over n and how to read them, lines ended by LF; empty without any.
   */
  public static String render(Comparison comparison, FamilyWords words) {
    List<SizeSweep> calls =
        comparison.sizeSweeps().stream().filter(sweep -> sweep.unit() == SizeUnit.N).toList();
    if (calls.isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder();
    for (SizeSweep sweep : calls) {
      String condition = TerminalTable.conditionText(sweep.condition());
      Table table = table(sweep, words);
      out.append(Printable.line("== %s | %s".formatted(table.title(), condition)))
          .append("\n\n")
          .append(SectionText.of(table))
          .append('\n');
    }
    return out.append(
            """
            power: time by the %s clock grows as n to it, over all sizes (least squares of log time on log n,
            a slope for each round). two largest: the same between the two largest sizes alone; the verdict
            is of it, because a fixed cost makes the other less. Intervals are Student's over rounds, and
            hold for all %ss of a column at once with %.0f %% (Bonferroni). in proportion: all of it is
            within %.2f of 1; not faster: none of it is above that.

            """
                .formatted(
                    comparison.clock().label(),
                    words.subject(),
                    PERCENT * calls.getFirst().confidence(),
                    Growth.MARGIN))
        .toString();
  }

  /** Figures at each size, which a text leaves to the page, and the power that they grow with. */
  public static Table table(SizeSweep sweep, FamilyWords words) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of("subject", words.subject(), null, Kind.NAME, null));
    List<String> heads = sweep.sizes().stream().map(size -> head(sweep.unit(), size)).toList();
    Column.each(heads, "", Kind.MEASURE).forEach(column -> columns.add(column.asDetail()));
    columns.add(Column.of("sizes", Kind.WHOLE));
    columns.add(Column.of("rounds", Kind.WHOLE));
    columns.add(Column.of("power", Kind.POWER));
    columns.add(Column.of("two largest", Kind.POWER));
    columns.add(Column.of("verdict", Kind.TEXT));
    return new Table(
        "growth",
        "how time grows with n: "
            + sweep.family()
            + ", n = "
            + sweep.sizes().stream()
                .map(size -> Long.toString(size.size()))
                .distinct()
                .collect(Collectors.joining(", ")),
        columns,
        sweep.subjects().stream().map(line -> row(sweep, line)).toList());
  }

  private static String head(SizeUnit unit, SizeSweep.Size size) {
    return unit == SizeUnit.BYTES ? size.document() : "n = %,d".formatted(size.size());
  }

  private static Row row(SizeSweep sweep, SizeSweep.Line line) {
    Growth growth = line.growth();
    return new Row(
        line.subject(),
        null,
        false,
        Stream.of(
                Stream.of(new Cell.Text(line.subject())),
                sweep.sizes().stream().map(size -> figure(line, size)),
                Stream.of(
                    Cell.count(growth.sizes()),
                    Cell.count(growth.rounds()),
                    FigureCells.of(growth.power()),
                    FigureCells.of(growth.localPower()),
                    Cell.text(growth.says())))
            .flatMap(cells -> cells)
            .map(Cell.class::cast)
            .toList());
  }

  private static Cell figure(SizeSweep.Line line, SizeSweep.Size size) {
    Optional<SizeSweep.Point> point =
        line.points().stream()
            .filter(it -> it.document().equals(size.document()) && it.size() == size.size())
            .findFirst();
    return point.map(GrowthTables::figure).orElse(Cell.NOTHING);
  }

  private static Cell figure(SizeSweep.Point point) {
    Cell time = FigureCells.of(point.figures().microsPerOperation());
    return point.outcome() == Outcome.OK
        ? time
        : new Cell.Marked(null, time, Cell.Word.of(FigureTerm.of(point.outcome())));
  }
}
