package org.xmlbench.results.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A {@link Table} as programs and the page read it: cells by the keys of their columns, each with
 * its figures and the text of a terminal. A cell without figure and reason is absent.
 *
 * @param minor what is true of all folded rows; {@code null} where none is
 * @param terms those that the rows have
 */
public record JsonTable(
    String id,
    String title,
    List<Head> columns,
    List<Line> rows,
    String minor,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Meaning> terms,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> notes) {
  public JsonTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    terms = List.copyOf(terms);
    notes = List.copyOf(notes);
  }

  /**
   * A column.
   *
   * @param absent why no row has anything in it, where that is one reason: then it is a note, and
   *     not shown
   */
  public record Head(
      String key,
      String head,
      String unit,
      Column.Kind kind,
      boolean decides,
      String meaning,
      String absent) {
    private static Head of(Table table, int place) {
      Column column = table.columns().get(place);
      return new Head(
          column.key(),
          column.head(),
          column.unit(),
          column.kind(),
          column.decides(),
          column.meaning(table.cells(column)),
          table.commonReason(place).orElse(null));
    }
  }

  /**
   * A row.
   *
   * @param minor whether it is folded
   * @param kept whether it is shown where there is no room for all
   */
  public record Line(
      String key,
      String group,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean minor,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean kept,
      Map<String, Value> cells) {
    public Line {
      cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
    }
  }

  public record Meaning(String id, String label, Tone tone, String meaning) {}

  /**
   * A cell.
   *
   * @param text what a terminal shows
   * @param value its figure, count or median
   * @param of what a count is out of
   * @param low lower end of the interval
   * @param high upper end
   * @param least the least of a spread
   * @param reason why it is so
   * @param second the value of what belongs to it
   * @param words its terms
   */
  public record Value(
      String text,
      Double value,
      Long of,
      Double low,
      Double high,
      Double least,
      Double most,
      String reason,
      Double second,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Marked> words) {
    public Value {
      words = List.copyOf(words);
    }

    private Value with(List<Marked> marks) {
      return new Value(text, value, of, low, high, least, most, reason, second, marks);
    }

    private Value because(String why) {
      return new Value(text, value, of, low, high, least, most, why, second, words);
    }

    private Value within(Cell.Figure figure) {
      return new Value(
          text, value, of, figure.low(), figure.high(), least, most, reason, second, words);
    }

    private Value between(double from, double to) {
      return new Value(text, value, of, low, high, from, to, reason, second, words);
    }

    private Value and(Double other) {
      return new Value(text, value, of, low, high, least, most, reason, other, words);
    }

    private static Value of(String text, Double value, Long of) {
      return new Value(text, value, of, null, null, null, null, null, null, List.of());
    }
  }

  /** A term of a row, and what is shown of it where that is not its label. */
  public record Marked(String term, String text) {}

  public static JsonTable of(Table table) {
    return new JsonTable(
        table.id(),
        table.title(),
        IntStream.range(0, table.columns().size()).mapToObj(i -> Head.of(table, i)).toList(),
        table.rows().stream().map(row -> line(table, row)).toList(),
        table.rows().stream().anyMatch(Row::isFolded) ? table.minor() : null,
        table
            .terms()
            .map(term -> new Meaning(term.id(), term.label(), term.tone(), term.meaning()))
            .toList(),
        table.notes().stream().map(Note::text).toList());
  }

  private static Line line(Table table, Row row) {
    Map<String, Value> cells = new LinkedHashMap<>();
    for (int i = 0; i < table.columns().size(); i++) {
      Cell cell = row.cells().get(i);
      if (Table.says(cell)) {
        cells.put(table.columns().get(i).key(), value(table.columns().get(i).text(cell), cell));
      }
    }
    return new Line(row.key(), row.group(), row.isFolded(), row.place() == Row.Place.KEPT, cells);
  }

  private static Value value(String text, Cell cell) {
    return switch (cell) {
      case Cell.Absent _, Cell.Text _ -> Value.of(text, null, null);
      case Cell.Count count -> Value.of(text, (double) count.count(), count.of());
      case Cell.Figure figure -> Value.of(text, figure.value(), null).within(figure);
      case Cell.Spread spread ->
          Value.of(text, spread.median(), null).between(spread.least(), spread.most());
      case Cell.Words _ -> Value.of(text, null, null).with(marks(cell));
      case Cell.Both both -> value(text, both.first()).and(value(text, both.second()).value());
      case Cell.Marked marked -> value(text, marked.cell()).with(marks(cell));
      case Cell.Several several ->
          several.cells().stream()
              .map(one -> value(text, one))
              .filter(one -> one.value() != null)
              .findFirst()
              .orElseGet(() -> Value.of(text, null, null))
              .with(marks(cell));
      case Cell.Explained explained -> value(text, explained.cell()).because(explained.reason());
    };
  }

  private static List<Marked> marks(Cell cell) {
    return cell.terms().stream().map(JsonTable::marked).toList();
  }

  private static Marked marked(Cell.Word word) {
    return new Marked(
        word.term().id(), word.text().equals(word.term().label()) ? null : word.text());
  }
}
