package org.xmlbench.families.interoperability.tables;

import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.TermAnswer;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Term;

/** Which server reads which toolkit's message: a matrix for each exchange. */
public final class InteropTables {
  private static final String SEAM = "interoperability";

  private static final List<String> METHOD =
      List.of(
          "Each toolkit's client wrote one trace report, which was compared with the reference."
              + " Each toolkit's server was given it, with the head of a plain HTTP client.");

  private InteropTables() {}

  /** The matrices; none where the run has no such fork. */
  public static Section of(List<ForkRecord> forks) {
    List<Table> tables =
        ForkGrid.of(
                forks,
                SEAM,
                new LinkedHashMap<>(),
                fork -> fork.cell().task().withoutSetting().toString(),
                fork -> fork.cell().task().requireSetting("who writes the message behind an @"),
                Comparator.<String>naturalOrder())
            .entrySet()
            .stream()
            .map(exchange -> table(exchange.getKey(), exchange.getValue()))
            .toList();
    return new Section(
            "interoperability",
            "Which server reads which toolkit’s message?",
            "Who reads whose message",
            "Messages",
            METHOD,
            tables,
            List.of())
        .answering(
            tables.stream()
                .map(table -> TermAnswer.of(table.id(), "message", table, InteropTables::said))
                .toList());
  }

  private static String said(Term term) {
    return term == InteropTerm.READS ? "read" : "not read";
  }

  private static Table table(String exchange, ForkGrid<String> grid) {
    List<Column> columns =
        new ArrayList<>(List.of(Column.of("server", NAME), Column.of("speaks", TEXT)));
    columns.addAll(Column.each(grid.columns(), "from ", TEXT));
    return new Table(
        exchange,
        "interoperability, %s: servers in rows, who wrote the message in columns"
            .formatted(exchange),
        columns,
        grid.rows(InteropTables::row));
  }

  private static Row row(ForkGrid.Row<String> of) {
    List<Cell> cells = new ArrayList<>();
    cells.add(new Cell.Text(of.toolkit()));
    cells.add(new Cell.Text(of.encoding()));
    cells.addAll(of.cells((sender, forks) -> cell(forks)));
    return Row.of(of.toolkit(), cells);
  }

  private static Cell cell(List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return new Cell.Explained(Cell.NOTHING, "not measured");
    }
    ForkRecord fork = forks.getLast();
    if (fork.outcome() != Outcome.OK) {
      return Cell.Explained.of(Cell.NOTHING, fork.reason());
    }
    return CallMeasures.READS.required(fork) > 0
        ? word(InteropTerm.READS)
        : Cell.Explained.of(word(InteropTerm.NO), fork.reason());
  }

  private static Cell word(InteropTerm term) {
    return new Cell.Words(List.of(Cell.Word.of(term)));
  }
}
