package org.xmlbench.suite.cli;

import java.util.List;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** Cells of tables, by the keys of their rows and columns. */
final class TableCells {
  private TableCells() {}

  /** What the cell of the first row of that key reads. */
  static String text(Table table, String row, String column) {
    Row found = table.rows().stream().filter(it -> it.key().equals(row)).findFirst().orElseThrow();
    int place = table.columns().stream().map(Column::key).toList().indexOf(column);
    return table.columns().get(place).text(found.cells().get(place));
  }

  /** What the column reads from the first row to the last. */
  static List<String> texts(Table table, String column) {
    int place = table.columns().stream().map(Column::key).toList().indexOf(column);
    return table.rows().stream()
        .map(row -> table.columns().get(place).text(row.cells().get(place)))
        .toList();
  }
}
