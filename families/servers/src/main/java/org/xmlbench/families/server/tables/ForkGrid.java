package org.xmlbench.families.server.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.soap.tables.ProfileCheck;
import org.xmlbench.families.soap.tables.SoapTables;

/**
 * The forks behind a table that has a row for each toolkit and a cell for each column.
 *
 * @param <C> what heads a column
 */
public final class ForkGrid<C> {
  private final TreeSet<C> columns;
  private final SortedMap<String, SortedMap<C, List<ForkRecord>>> rows = new TreeMap<>();

  private ForkGrid(Comparator<? super C> order) {
    columns = new TreeSet<>(order);
  }

  /**
   * Puts forks into grids.
   *
   * @param seam of the forks that are taken
   * @param grids receives a grid for each kind of table
   * @param kind the kind of table that a fork belongs to
   * @param order of the columns
   */
  public static <K, C> Map<K, ForkGrid<C>> of(
      List<ForkRecord> forks,
      String seam,
      Map<K, ForkGrid<C>> grids,
      Function<ForkRecord, K> kind,
      Function<ForkRecord, C> column,
      Comparator<? super C> order) {
    forks.stream()
        .filter(fork -> seam.equals(fork.cell().condition().get(SoapTables.SEAM)))
        .forEach(
            fork ->
                grids
                    .computeIfAbsent(kind.apply(fork), any -> new ForkGrid<>(order))
                    .add(column.apply(fork), fork));
    return grids;
  }

  private void add(C column, ForkRecord fork) {
    columns.add(column);
    rows.computeIfAbsent(fork.cell().subject(), any -> new TreeMap<>(columns.comparator()))
        .computeIfAbsent(column, any -> new ArrayList<>())
        .add(fork);
  }

  /** The columns that have forks, in their order. */
  public List<C> columns() {
    return List.copyOf(columns);
  }

  /** A row for each toolkit, in the order of the alphabet. */
  public <R> List<R> rows(Function<Row<C>, R> row) {
    return rows.entrySet().stream()
        .map(entry -> row.apply(new Row<>(entry.getKey(), columns(), entry.getValue())))
        .toList();
  }

  /**
   * A toolkit's row.
   *
   * @param <C> what heads a column
   * @param toolkit its id
   * @param forks of each column that has some of this toolkit
   */
  public record Row<C>(String toolkit, List<C> columns, SortedMap<C, List<ForkRecord>> forks) {
    public Row {
      columns = List.copyOf(columns);
      forks = new TreeMap<>(forks);
    }

    /** A cell for each column, of the forks in it; there may be none. */
    public <T> List<T> cells(BiFunction<C, List<ForkRecord>, T> cell) {
      return columns.stream()
          .map(column -> cell.apply(column, forks.getOrDefault(column, List.of())))
          .toList();
    }

    public String encoding() {
      return all().getLast().cell().condition().get(SoapTables.ENCODING);
    }

    /** Whether its requests conform to WS-I's Basic Profile; null where that does not apply. */
    public ProfileCheck profile() {
      return ProfileCheck.of(all()).orElse(null);
    }

    private List<ForkRecord> all() {
      return forks.values().stream().flatMap(List::stream).toList();
    }
  }
}
