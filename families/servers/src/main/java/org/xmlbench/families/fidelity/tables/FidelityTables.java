package org.xmlbench.families.fidelity.tables;

import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.MeasureSeries;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.fidelity.fork.FidelityMeasures;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.TermAnswer;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Term;

/**
 * What toolkits do to unusual values: a table for each way, with cases in rows and toolkits in
 * columns, and one of how values differ.
 */
public final class FidelityTables {
  private static final String SEAM = "fidelity";
  private static final String TITLE = "fidelity: ";

  private static final List<String> METHOD =
      List.of(
          "What clients write: each client was given the value in its own objects; its request was"
              + " captured and read.",
          "What clients read: each client got a reply with the value, written without any toolkit;"
              + " the objects that it made of it were compared.",
          "What servers give back: each server was asked to echo the value, by a request written"
              + " without any toolkit.",
          "Nothing stands where no such value can be sent that way, or it is not known.");

  private static final List<Way> WAYS =
      List.of(
          new Way(
              "client_writes",
              "what clients write of their objects",
              FidelityMeasures.CLIENT_WRITES),
          new Way(
              "client_reads", "what clients read out of replies", FidelityMeasures.CLIENT_READS),
          new Way("server", "what servers give back", FidelityMeasures.SERVER_ECHOES));

  private static final List<Column> DIFFERENCE =
      List.of(
          Column.of("toolkit", NAME),
          Column.of("case", TEXT),
          Column.of("found", "what was found", null, TEXT, null));

  private FidelityTables() {}

  private record Way(String id, String title, MeasureSeries series) {
    Cell fate(List<ForkRecord> forks) {
      return forks.isEmpty() || forks.getLast().outcome() != Outcome.OK
          ? Cell.NOTHING
          : FidelityMeasures.fate(series, forks.getLast())
              .<Cell>map(fate -> new Cell.Words(List.of(Cell.Word.of(new FidelityTerm(fate)))))
              .orElse(Cell.NOTHING);
    }

    Table table(ForkGrid<String> grid) {
      List<Column> columns = new ArrayList<>(List.of(Column.of("case", NAME)));
      columns.addAll(Column.each(grid.rows(ForkGrid.Row::toolkit), "", TEXT));
      List<List<Cell>> byToolkit = grid.rows(row -> row.cells((tested, forks) -> fate(forks)));
      return new Table(
          id,
          TITLE + title,
          columns,
          IntStream.range(0, grid.columns().size())
              .mapToObj(
                  i ->
                      Row.of(
                          grid.columns().get(i),
                          Stream.concat(
                                  Stream.of(new Cell.Text(grid.columns().get(i))),
                                  byToolkit.stream().map(cells -> cells.get(i)))
                              .toList()))
              .toList());
    }
  }

  /** The tables; none where the run has no such fork. */
  public static Section of(List<ForkRecord> forks) {
    List<Table> tables =
        ForkGrid.of(
                forks,
                SEAM,
                new HashMap<>(),
                fork -> SEAM,
                fork -> fork.cell().document(),
                Comparator.<String>naturalOrder())
            .values()
            .stream()
            .flatMap(
                grid ->
                    Stream.concat(
                        WAYS.stream().map(way -> way.table(grid)), differences(grid).stream()))
            .toList();
    return new Section(
            "fidelity",
            "What do toolkits do to values?",
            "What toolkits do to values",
            "Fidelity",
            METHOD,
            tables,
            List.of())
        .answering(
            WAYS.stream()
                .flatMap(way -> tables.stream().filter(table -> table.id().equals(way.id())))
                .map(
                    table ->
                        TermAnswer.of(
                            table.title().substring(TITLE.length()), "value", table, Term::label))
                .toList());
  }

  /** How values differ, or why nothing is known; none where nothing is to be said. */
  private static List<Table> differences(ForkGrid<String> grid) {
    List<Row> rows =
        grid
            .rows(row -> row.cells((tested, all) -> difference(row.toolkit(), tested, all)))
            .stream()
            .flatMap(List::stream)
            .flatMap(List::stream)
            .toList();
    return rows.isEmpty()
        ? List.of()
        : List.of(new Table("differences", TITLE + "how values differ", DIFFERENCE, rows));
  }

  private static List<Row> difference(String toolkit, String tested, List<ForkRecord> forks) {
    String found = forks.isEmpty() ? "not measured" : forks.getLast().reason();
    return Stream.ofNullable(found)
        .map(
            text ->
                Row.of(
                    toolkit, Stream.of(toolkit, tested, text).<Cell>map(Cell.Text::new).toList()))
        .toList();
  }
}
