package org.xmlbench.families.attacks.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.NUMBER;
import static org.xmlbench.results.table.Column.Kind.PERCENT;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.families.attacks.fork.Attack;
import org.xmlbench.families.attacks.fork.AttackMeasures;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.Shown;
import org.xmlbench.families.server.tables.TableOrder;
import org.xmlbench.families.server.tables.TermAnswer;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Term;

/** Servers under attack: all attacks at a glance for each hardening, then each with its counts. */
public final class AttackTables {
  /** The seam of early runs; later ones name how much is done to protect a server. */
  private static final String OLD_SEAM = "attack";

  private static final List<String> SEAMS = List.of("as-it-comes", "hardened", OLD_SEAM);

  public static final Comparator<String> ORDER = TableOrder.of(Attack.labels());

  private static final List<String> METHOD =
      List.of(
          "Eight attackers, each with a new connection for each of at most 25 attempts, on"
              + " loopback, while two good clients continue. As it comes: a server has nothing but"
              + " what its toolkit does itself, in a sandbox; hardened: the platform's properties"
              + " deny its parsers what a message names.",
          "What good clients kept has no margin: it is one fork's, or the median of several, and"
              + " what is a little above or below 100 % is chance.");

  private static final List<Shown> COUNTED =
      List.of(
          shown(Column.of("outcome", TEXT), Attacked::outcome),
          measured("rejected", AttackMeasures.REFUSED),
          measured("accepted", AttackMeasures.ACCEPTED),
          measured("closed", AttackMeasures.CLOSED),
          measured("unanswered", AttackMeasures.UNANSWERED),
          measured("told", AttackMeasures.DISCLOSED),
          measured("fetched", AttackMeasures.FETCHED),
          measured("threads more", AttackMeasures.LEAKED_THREADS),
          measured("descriptors more", AttackMeasures.LEAKED_DESCRIPTORS),
          count("good clients' errors", Attacked::errors),
          count("contended forks", Attacked::contended),
          shown(
              Column.of(
                  "kept",
                  "good calls meanwhile",
                  null,
                  PERCENT,
                  "of the larger of their rates before and after it"),
              Attacked::kept),
          shown(
              Column.of("kept_after", "good calls afterwards", null, PERCENT, "of the same"),
              cell -> cell.rate(AttackMeasures.AFTER)),
          shown(
              Column.of(
                  "tail_factor",
                  "their 99 % latency, times",
                  null,
                  NUMBER,
                  AttackTerm.TAIL.meaning()),
              Attacked::tail));

  private AttackTables() {}

  private static Shown shown(Column column, Function<Attacked, Cell> read) {
    return Shown.of(column, Attacked::of, read);
  }

  private static Shown measured(String head, Measure measure) {
    return shown(column(head), cell -> cell.count(measure));
  }

  private static Shown count(String head, ToLongFunction<Attacked> count) {
    return shown(
        column(head),
        cell -> cell.ok().isEmpty() ? Cell.NOTHING : new Cell.Count(count.applyAsLong(cell), null));
  }

  private static Column column(String head) {
    return Column.each(List.of(head), "", COUNT).getFirst();
  }

  /** The tables; none where no fork attacked. */
  public static Section of(List<ForkRecord> forks) {
    Map<String, ForkGrid<String>> grids = new LinkedHashMap<>();
    SEAMS.forEach(
        seam ->
            ForkGrid.of(forks, seam, grids, fork -> seam, fork -> fork.cell().document(), ORDER));
    List<String> attacks =
        grids.values().stream()
            .flatMap(grid -> grid.columns().stream())
            .distinct()
            .sorted(ORDER)
            .toList();
    List<Table> glances =
        grids.entrySet().stream()
            .map(grid -> glance(grid.getKey(), grid.getValue(), attacks))
            .toList();
    return new Section(
            "attacks",
            "What do servers do when they are attacked?",
            "All attacks at a glance",
            "Attacks",
            METHOD,
            glances,
            attacks.stream().map(attack -> counts(attack, grids)).toList())
        .answering(
            glances.stream()
                .map(
                    table ->
                        TermAnswer.of(
                            table.id().equals(OLD_SEAM) ? "servers under attack" : table.id(),
                            "attack",
                            table,
                            AttackTables::said))
                .toList());
  }

  private static String said(Term term) {
    return term == AttackTerm.UNKNOWN ? term.meaning() : term.label();
  }

  private static Table glance(String seam, ForkGrid<String> grid, List<String> attacks) {
    List<Column> columns = new ArrayList<>(List.of(Shown.TOOLKIT));
    columns.addAll(Column.each(attacks, "", PERCENT));
    return new Table(
        seam,
        "servers under attack%s: outcome of each attack, and what good clients kept"
            .formatted(seam.equals(OLD_SEAM) ? "" : ", " + seam),
        columns,
        grid.rows(
            row ->
                Row.of(
                    row.toolkit(),
                    Stream.concat(
                            Stream.of(new Cell.Text(row.toolkit())),
                            attacks.stream()
                                .map(attack -> row.forks().getOrDefault(attack, List.of()))
                                .map(forks -> Attacked.of(forks).glance()))
                        .toList())));
  }

  private static Table counts(String attack, Map<String, ForkGrid<String>> grids) {
    List<Column> columns =
        new ArrayList<>(
            List.of(
                Shown.TOOLKIT,
                Column.of("speaks", TEXT),
                Column.of("hardening", TEXT).whereKnown()));
    COUNTED.forEach(counted -> columns.add(counted.column()));
    List<Row> rows = new ArrayList<>();
    grids.forEach((seam, grid) -> rows.addAll(grid.rows(row -> counts(seam, attack, row))));
    return new Table(attack, attack, columns, rows);
  }

  private static Row counts(String seam, String attack, ForkGrid.Row<String> of) {
    List<ForkRecord> forks = of.forks().getOrDefault(attack, List.of());
    List<Cell> cells = new ArrayList<>();
    cells.add(new Cell.Text(of.toolkit()));
    cells.add(new Cell.Text(of.encoding()));
    cells.add(seam.equals(OLD_SEAM) ? Cell.NOTHING : new Cell.Text(seam));
    COUNTED.forEach(counted -> cells.add(counted.read().apply(forks)));
    return Row.of(of.toolkit(), cells);
  }
}
