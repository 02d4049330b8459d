package org.xmlbench.results;

import java.util.List;
import java.util.stream.IntStream;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** The cells of a table by the keys of their columns. */
public record TableCells(Table table) {
  /** The only row that begins with these cells, as a text shows them. */
  public Row row(String... first) {
    List<Row> rows =
        table.rows().stream()
            .filter(row -> texts(row, first.length).equals(List.of(first)))
            .toList();
    if (rows.size() != 1) {
      throw new IllegalArgumentException(rows.size() + " rows begin so");
    }
    return rows.getFirst();
  }

  private List<String> texts(Row row, int many) {
    return IntStream.range(0, many)
        .mapToObj(i -> table.columns().get(i).text(row.cells().get(i)))
        .toList();
  }

  /** The cell of that column in the row that begins with these. */
  public Cell cell(String key, String... first) {
    return row(first).cells().get(keys().indexOf(key));
  }

  public Cell.Figure figure(String key, String... first) {
    return (Cell.Figure) cell(key, first);
  }

  public List<String> keys() {
    return table.columns().stream().map(Column::key).toList();
  }
}
