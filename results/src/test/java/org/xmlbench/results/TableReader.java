package org.xmlbench.results;

import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

public record TableReader(Table table) {
  /** The cell of the first row of that key. */
  public Cell cell(String row, String column) {
    return cell(
        table.rows().stream().filter(it -> it.key().equals(row)).findFirst().orElseThrow(), column);
  }

  public Cell cell(Row row, String column) {
    for (int i = 0; i < table.columns().size(); i++) {
      if (table.columns().get(i).key().equals(column)) {
        return row.cells().get(i);
      }
    }
    throw new IllegalArgumentException("no column " + column);
  }

  /** The figure of the first row of that key. */
  public Cell.Figure figure(String row, String column) {
    return (Cell.Figure) cell(row, column);
  }
}
