package org.xmlbench.analytics;

import java.util.function.Function;

/**
 * A column of a table.
 *
 * @param name its name in SQL
 * @param type its type in SQL
 * @param value its value in a row; {@code null} where it is unavailable
 */
record Column<R>(String name, String type, Function<R, Object> value) {
  static <R> Column<R> text(String name, Function<R, Object> value) {
    return new Column<>(name, "VARCHAR", value);
  }

  static <R> Column<R> number(String name, Function<R, Object> value) {
    return new Column<>(name, "BIGINT", value);
  }

  static <R> Column<R> real(String name, Function<R, Object> value) {
    return new Column<>(name, "DOUBLE", value);
  }

  static <R> Column<R> truth(String name, Function<R, Object> value) {
    return new Column<>(name, "BOOLEAN", value);
  }

  /** A point in time, UTC, without a zone. */
  static <R> Column<R> time(String name, Function<R, Object> value) {
    return new Column<>(name, "TIMESTAMP", value);
  }

  static <R> Column<R> texts(String name, Function<R, Object> value) {
    return new Column<>(name, "VARCHAR[]", value);
  }

  static <R> Column<R> textMap(String name, Function<R, Object> value) {
    return new Column<>(name, "MAP(VARCHAR, VARCHAR)", value);
  }

  static <R> Column<R> realMap(String name, Function<R, Object> value) {
    return new Column<>(name, "MAP(VARCHAR, DOUBLE)", value);
  }

  /** The column as it stands in a {@code CREATE TABLE}. */
  String definition() {
    return '"' + name + "\" " + type;
  }
}
