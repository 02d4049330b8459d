package org.xmlbench.results.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What was found, as a table.
 *
 * @param id what it is of, such as the name of a document
 * @param columns its columns; the first one names the rows
 * @param rows its rows, in the order in which they matter
 * @param minor what is true of all minor rows, such as {@code slower than 2x}
 * @param notes what is said about the whole table, a sentence each
 */
public record Table(
    String id, String title, List<Column> columns, List<Row> rows, String minor, List<Note> notes) {
  public Table {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
    for (Row row : rows) {
      if (row.cells().size() != columns.size()) {
        throw new IllegalArgumentException(
            "row %s has %d cells for %d columns"
                .formatted(row.key(), row.cells().size(), columns.size()));
      }
    }
  }

  /** One whose rows all matter, and of which no more is said. */
  public Table(String id, String title, List<Column> columns, List<Row> rows) {
    this(id, title, columns, rows, null, List.of());
  }

  /** The same under another title. */
  public Table titled(String other) {
    return new Table(id, other, columns, rows, minor, notes);
  }

  /** Those of the column; none where it has no such column. */
  Stream<Cell> cells(Column column) {
    int place = columns.indexOf(column);
    return place < 0 ? Stream.empty() : rows.stream().map(row -> row.cells().get(place));
  }

  /** The terms that its cells have, each once. */
  public Stream<Term> terms() {
    return rows.stream()
        .flatMap(row -> row.cells().stream())
        .flatMap(cell -> cell.terms().stream())
        .map(Cell.Word::term)
        .distinct();
  }

  /** The places of the columns that a text shows: those of which something is known. */
  List<Integer> shown() {
    return IntStream.range(0, columns.size())
        .filter(i -> columns.get(i).decides())
        .filter(i -> rows.isEmpty() || columns.get(i).isAlwaysThere() || isKnown(i))
        .filter(i -> commonReason(i).isEmpty())
        .boxed()
        .toList();
  }

  /** Its notes, and why columns are left out that have nothing for the same reason in each row. */
  List<String> allNotes() {
    return Stream.concat(
            notes.stream().map(Note::text),
            IntStream.range(0, columns.size())
                .filter(i -> columns.get(i).decides())
                .boxed()
                .flatMap(
                    i ->
                        commonReason(i).stream()
                            .map(reason -> about(columns.get(i).head(), reason))))
        .toList();
  }

  private static String about(String head, String reason) {
    return head.isEmpty() ? reason : head + ": " + reason;
  }

  /** The reason for which no row has something in the column; empty where there are several. */
  Optional<String> commonReason(int column) {
    Cell first = rows.size() < 2 ? null : rows.getFirst().cells().get(column);
    return first instanceof Cell.Absent absent
            && rows.stream().allMatch(row -> row.cells().get(column).equals(first))
        ? Optional.ofNullable(absent.reason())
        : Optional.empty();
  }

  /** Whether a row has something in the column at that place. */
  boolean isKnown(int column) {
    return rows.stream().anyMatch(row -> says(row.cells().get(column)));
  }

  /** Whether there is a figure, or a reason why there is none. */
  static boolean says(Cell cell) {
    return switch (cell) {
      case Cell.Absent absent -> absent.reason() != null;
      case Cell.Words words -> !words.words().isEmpty();
      case Cell.Several several -> several.cells().stream().anyMatch(Table::says);
      default -> true;
    };
  }
}
