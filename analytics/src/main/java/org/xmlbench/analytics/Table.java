package org.xmlbench.analytics;

import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/**
 * A table and how its rows are made.
 *
 * @param name its name in SQL
 * @param columns in their order
 */
record Table<R>(String name, List<Column<R>> columns) {
  Table {
    columns = List.copyOf(columns);
  }

  void fill(DuckDBConnection connection, Iterable<R> rows) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          columns.stream()
              .map(Column::definition)
              .collect(Collectors.joining(", ", "CREATE TABLE " + name + " (", ")")));
    }
    try (DuckDBAppender appender = connection.createAppender(name)) {
      for (R row : rows) {
        appender.beginRow();
        for (Column<R> column : columns) {
          append(appender, column.value().apply(row));
        }
        appender.endRow();
      }
    }
  }

  private static void append(DuckDBAppender appender, Object value) throws SQLException {
    switch (value) {
      case null -> appender.appendNull();
      case String text -> appender.append(text);
      case Integer number -> appender.append((long) number);
      case Long number -> appender.append((long) number);
      case Double number -> appender.append((double) number);
      case Boolean truth -> appender.append((boolean) truth);
      case LocalDateTime time -> appender.append(time);
      case Collection<?> list -> appender.append(list);
      case Map<?, ?> map -> appender.append(map);
      default -> throw new IllegalStateException("no column holds a " + value.getClass());
    }
  }
}
