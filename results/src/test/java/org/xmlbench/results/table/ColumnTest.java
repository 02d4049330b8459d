package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ColumnTest {
  private static Column column(Column.Kind kind) {
    return new Column("key", "head", null, kind, true, Column.STAYS, null);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NUMBER | 0       |       |        | 0",
        "NUMBER | 0.01234 |       |        | 0.0123",
        "NUMBER | 9.996   |       |        | 10.00",
        "NUMBER | 61.19   |       |        | 61.2",
        "NUMBER | 213.6   |       |        | 214",
        "NUMBER | 35650   |       |        | 35650",
        "MARGIN | 213.6   | 204.4 | 222.8  | 214 +-4.3 %",
        "MARGIN | 2       | 0.1   | 9      | 2.00 +- over 100 %",
        "MARGIN | 2       |       |        | 2.00",
        "RATIO  | 1       |       |        | 1.00",
        "RATIO  | 1.815   | 1.773 | 1.858  | '1.82 [1.77, 1.86]'",
        "RATIO  | 2       | 1e-9  | 4e9    | '2.00 [unbounded, unbounded]'",
        "FINE_RATIO | 0.98    | 0.9611| 1.0005 | '0.980 [0.961, 1.001]'",
        "FINE_RATIO | 2       | 1e-9  | 4e9    | '2.000 [unbounded, unbounded]'",
        "INTERVAL | 1     |       |        | 1.000",
        "INTERVAL | 1500  | 1400  | 1600   | '1500.000 [1400.000, unbounded]'",
        "POWER  | 0.1     | -0.2  | 0.4    | '0.100 [-0.200, 0.400]'",
        "SHARE_INTERVAL | 0.9 | 0.85 | 0.951 | '90.0 % [85.0, 95.1]'",
        "SHARE  | 0.0051  |       |        | 0.5 %",
        "CHANGE | 1.02    | 0.97  | 1.07   | +2.0 %",
        "CHANGE | 1.02    | 0.94  | 1.10   | (+2.0 %)",
        "CHANGE | 0.98    |       |        | (-2.0 %)",
      })
  void aFigureHasThreeDigitsAndItsInterval(
      Column.Kind kind, double value, Double low, Double high, String text) {
    assertThat(column(kind).text(new Cell.Figure(value, low, high))).isEqualTo(text);
  }

  @Test
  void otherCells() {
    Column number = column(Column.Kind.NUMBER);
    assertThat(number.text(Cell.NOTHING)).isEqualTo("-");
    assertThat(number.text(Cell.figure(null))).isEqualTo("-");
    assertThat(number.text(new Cell.Absent("failed"))).isEqualTo("failed");
    assertThat(number.text(new Cell.Count(5, null))).isEqualTo("5");
    assertThat(number.text(new Cell.Count(103, 212L))).isEqualTo("103 of 212");
    assertThat(number.text(new Cell.Spread(812.4, 790.1, 1204))).isEqualTo("812 [790, 1204]");
    Cell.Spread spread = new Cell.Spread(812.44, 790.14, 12_040);
    assertThat(column(Column.Kind.MEASURE).text(spread)).isEqualTo("812.4 [790.1, 12040]");
    assertThat(column(Column.Kind.MEDIAN).text(spread)).isEqualTo("812.4");
    assertThat(column(Column.Kind.MOST).text(spread)).isEqualTo("12040");
    assertThat(number.text(new Cell.Count(1500, null))).isEqualTo("1,500");
    assertThat(column(Column.Kind.WHOLE).text(new Cell.Count(1500, 3000L)))
        .isEqualTo("1500 of 3000");
    assertThat(
            column(Column.Kind.WHOLE).text(new Cell.Both(new Cell.Count(1500, null), Cell.NOTHING)))
        .isEqualTo("1500 > -");
  }

  private enum Made implements Term {
    SLOW;

    @Override
    public String id() {
      return "slow";
    }

    @Override
    public String label() {
      return "slow </script>";
    }

    @Override
    public Tone tone() {
      return Tone.BAD;
    }

    @Override
    public String meaning() {
      return "not fast";
    }
  }

  @Test
  void jsonHasFiguresAndTextsAndEachTermOnce() {
    Cell.Words words =
        new Cell.Words(List.of(Cell.Word.of(Made.SLOW), new Cell.Word(Made.SLOW, "slow: 3")));
    Table table =
        new Table(
            "d0",
            "title",
            List.of(
                column(Column.Kind.RATIO),
                new Column("w", "w", "s", Column.Kind.TEXT, false, 0, "m")),
            List.of(
                new Row("a", "SAX", true, List.of(new Cell.Figure(1.5, 1.25, 1.75), words)),
                new Row("b", "SAX", false, List.of(Cell.NOTHING, Cell.NOTHING))),
            "slow",
            List.of(Note.of("a note")));
    JsonNode json = new JsonMapper().readTree(StoreJson.line(JsonTable.of(table)));
    assertThat(json.path("rows").get(0).path("cells").path("key").toString())
        .isEqualTo("{\"text\":\"1.50 [1.25, 1.75]\",\"value\":1.5,\"low\":1.25,\"high\":1.75}");
    assertThat(json.path("rows").get(0).path("minor").asBoolean()).isTrue();
    assertThat(json.path("rows").get(0).path("cells").path("w").path("words").toString())
        .isEqualTo("[{\"term\":\"slow\"},{\"term\":\"slow\",\"text\":\"slow: 3\"}]");
    assertThat(json.path("rows").get(1).path("cells")).isEmpty();
    assertThat(json.path("terms").toString())
        .isEqualTo(
            "[{\"id\":\"slow\",\"label\":\"slow </script>\",\"tone\":\"bad\",\"meaning\":\"not"
                + " fast\"}]");
    assertThat(json.path("columns").get(0).toString())
        .isEqualTo("{\"key\":\"key\",\"head\":\"head\",\"kind\":\"ratio\",\"decides\":true}");
  }
}
