package org.xmlbench.results.compared;

import java.util.List;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** Memory, collector and compiler while measured, a table for each document. */
public final class ResourceTables {
  private ResourceTables() {}

  public static List<Table> of(Comparison comparison, FamilyWords words) {
    TimingClock clock = comparison.clock();
    String figure = words.ofMessages() ? "us/" + words.unit() : "MB/s";
    List<Column> columns =
        List.of(
            Column.of("subject", words.subject(), null, Kind.NAME, null),
            Column.of("figure", figure + " " + clock.label(), null, Kind.MEASURE, clock.meaning()),
            Column.of(
                "allocated",
                "alloc B/" + (words.ofMessages() ? words.unit() : "B"),
                "B",
                Kind.MEASURE,
                TerminalTable.meaningOfAllocated(words)),
            Column.of("collector", "collector", "%", Kind.SHARE, "its share of the CPU time"),
            Column.of("compiler", "compiler", "%", Kind.SHARE, "its share of the CPU time"),
            Column.of(
                "compiler_us",
                "compiler us/" + words.unit(),
                "us",
                Kind.MEASURE,
                "CPU time of its threads"),
            Column.of("forks", Kind.WHOLE));
    return comparison.documents().stream()
        .map(
            document ->
                new Table(
                    "resources",
                    document.title(),
                    columns,
                    document.subjects().stream()
                        .map(it -> row(document, it, clock, words.ofMessages()))
                        .toList(),
                    null,
                    List.of(TerminalTable.note(document.condition()))))
        .toList();
  }

  private static Row row(
      DocumentComparison document, SubjectFigure figure, TimingClock clock, boolean ofMessages) {
    ClockFigures figures = figure.costs().by(clock);
    Cell speed =
        figures == null
            ? Cell.NOTHING
            : FigureCells.of(
                ofMessages ? figures.microsPerOperation() : figures.megabytesPerSecond());
    return Row.of(
        figure.subject(),
        new Cell.Text(figure.label()),
        speed,
        Cell.figure(
            ofMessages
                ? document.allocatedBytesPerOperation(figure).orElse(null)
                : figure.costs().allocatedBytesPerInputByte()),
        Cell.figure(figure.costs().gcCpuShare()),
        Cell.figure(figure.costs().jitCpuShare()),
        Cell.figure(figure.costs().jitMicrosPerOperation()),
        Cell.count(figure.forks()));
  }
}
