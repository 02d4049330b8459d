package org.xmlbench.families.server.tables;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/**
 * A column of a table, and what it shows of the forks of a row.
 *
 * @param read of a row's forks, of which there may be none
 */
public record Shown(Column column, Function<List<ForkRecord>, Cell> read) {
  /** The column that names the rows. */
  public static final Column TOOLKIT = Column.of("toolkit", Column.Kind.NAME);

  /** The one that says why a row has no figures. */
  public static final Shown LACK =
      new Shown(Column.of("lack", "", null, Column.Kind.TEXT, null).whereKnown(), Shown::lack);

  /**
   * A column whose cells are made in two steps.
   *
   * @param figures what forks have measured together
   */
  public static <F> Shown of(
      Column column, Function<List<ForkRecord>, F> figures, Function<F, Cell> read) {
    return new Shown(column, figures.andThen(read));
  }

  public Shown asDetail() {
    return new Shown(column.asDetail(), read);
  }

  /**
   * A table with a row for each toolkit and setting.
   *
   * @param <C> the settings, which head the columns of the grid
   * @param setting the column of the setting, and its cell
   * @param shown the columns behind it
   */
  public static <C> Table table(
      String id,
      String title,
      ForkGrid<C> grid,
      Column setting,
      Function<C, Cell> cell,
      List<Shown> shown) {
    return new Table(
        id,
        title,
        Stream.concat(Stream.of(TOOLKIT, setting), shown.stream().map(Shown::column)).toList(),
        grid
            .rows(row -> row.cells((of, forks) -> row(row.toolkit(), cell.apply(of), shown, forks)))
            .stream()
            .flatMap(List::stream)
            .toList());
  }

  private static Row row(String toolkit, Cell setting, List<Shown> shown, List<ForkRecord> forks) {
    return Row.of(
        toolkit,
        Stream.concat(
                Stream.of(new Cell.Text(toolkit), setting),
                shown.stream().map(each -> each.read().apply(forks)))
            .toList());
  }

  /** Why these forks have no figure; nothing where one of them has. */
  private static Cell lack(List<ForkRecord> forks) {
    if (forks.isEmpty()) {
      return new Cell.Absent("not measured");
    }
    if (forks.stream().anyMatch(fork -> fork.outcome() == Outcome.OK)) {
      return Cell.NOTHING;
    }
    ForkRecord last = forks.getLast();
    String reason = last.reason() == null ? "" : ": " + last.reason();
    return new Cell.Absent(last.outcome().label() + reason);
  }
}
