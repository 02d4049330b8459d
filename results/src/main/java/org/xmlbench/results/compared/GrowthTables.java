package org.xmlbench.results.compared;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.record.Operation;
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
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** How time grows with size. */
public final class GrowthTables {
  private static final double PERCENT = 100;

  /** Lines end here as a terminal has them. */
  private static final String POWER =
      """
      time by the %s clock grows as %s to it, over all sizes (least squares of log time on log %2$s,
      a slope for each round)\
      """;

  private static final String TWO_LARGEST =
      """
      the same between the two largest sizes alone; the verdict
      is of it, because a fixed cost makes the other less\
      """;

  private static final String INTERVALS =
      """
      Intervals are Student's over rounds, and
      hold for all %ss of a column at once with %.0f %% (Bonferroni)\
      """;

  private static final String VERDICT =
      """
      in proportion: all of it is
      within %.2f of 1; not faster: none of it is above that\
      """;

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
      Table table = table(sweep, comparison, words);
      out.append(TerminalTable.heading(table, sweep.condition()))
          .append("\n\n")
          .append(SectionText.of(table))
          .append('\n');
    }
    return out.append(
            "power: %s. two largest: %s. %s. %s.\n\n"
                .formatted(
                    power(calls.getFirst(), comparison),
                    TWO_LARGEST,
                    intervals(calls.getFirst(), words),
                    verdict()))
        .toString();
  }

  private static String power(SizeSweep sweep, Comparison comparison) {
    return POWER.formatted(comparison.clock().label(), sweep.unit().symbol());
  }

  private static String intervals(SizeSweep sweep, FamilyWords words) {
    return String.format(Locale.ROOT, INTERVALS, words.subject(), PERCENT * sweep.confidence());
  }

  private static String verdict() {
    return String.format(Locale.ROOT, VERDICT, Growth.MARGIN);
  }

  /** Figures at each size, which a text leaves to the page, and the power that they grow with. */
  public static Table table(SizeSweep sweep, Comparison comparison, FamilyWords words) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of("subject", words.subject(), null, Kind.NAME, null));
    List<String> heads = sweep.sizes().stream().map(size -> head(sweep.unit(), size)).toList();
    Column.each(heads, "", Kind.MEASURE).forEach(column -> columns.add(column.asDetail()));
    columns.add(Column.of("sizes", Kind.WHOLE));
    columns.add(Column.of("rounds", Kind.WHOLE));
    columns.add(Column.of("power", Kind.POWER, oneLine(power(sweep, comparison))));
    columns.add(Column.of("two largest", Kind.POWER, oneLine(TWO_LARGEST)));
    columns.add(
        Column.of("verdict", Kind.TEXT, "by the interval of two largest; " + oneLine(verdict())));
    return new Table(
        "growth",
        title(sweep),
        columns,
        sweep.subjects().stream().map(line -> row(sweep, line)).toList(),
        null,
        notes(sweep, words));
  }

  private static String oneLine(String text) {
    return text.replace('\n', ' ');
  }

  private static String title(SizeSweep sweep) {
    boolean ofBytes = sweep.unit() == SizeUnit.BYTES;
    return "how time grows with %s: %s%s, %s = %s%s"
        .formatted(
            sweep.unit().symbol(),
            sweep.family(),
            sweep.kind().equals(Operation.BUILD) ? " (build only)" : "",
            sweep.unit().symbol(),
            sweep.sizes().stream()
                .map(size -> Long.toString(size.size()))
                .distinct()
                .collect(Collectors.joining(", ")),
            ofBytes ? " bytes" : "");
  }

  /** The condition, what of it not all sizes share, and what the intervals are. */
  private static List<Note> notes(SizeSweep sweep, FamilyWords words) {
    String differing =
        sweep.sizes().stream()
            .filter(size -> !size.differing().isEmpty())
            .map(it -> it.document() + " " + TerminalTable.conditionText(it.differing()))
            .collect(Collectors.joining(", "));
    return Stream.of(
            TerminalTable.note(sweep.condition()),
            differing.isEmpty() ? null : Note.of("not the same for all sizes: %s", differing),
            Note.of("%s", oneLine(intervals(sweep, words))))
        .filter(Objects::nonNull)
        .toList();
  }

  private static String head(SizeUnit unit, SizeSweep.Size size) {
    return unit == SizeUnit.BYTES
        ? size.document()
        : String.format(Locale.ROOT, "n = %,d", size.size());
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
