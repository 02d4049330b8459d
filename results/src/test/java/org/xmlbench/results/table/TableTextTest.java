package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.Printable;

class TableTextTest {
  private static final int NAME = 24;
  private static final Column WHO =
      new Column("who", "who", null, Column.Kind.NAME, true, Column.STAYS, null);
  private static final Column RATIO =
      new Column("ratio", "ratio", null, Column.Kind.RATIO, true, Column.STAYS, "what it takes");
  private static final Column FIRST_TO_GO =
      new Column("first", "first to go", null, Column.Kind.NUMBER, true, 0, "the first");
  private static final Column THEN =
      new Column("then", "then this", null, Column.Kind.NUMBER, true, 1, "the second");
  private static final Column DETAIL =
      new Column("detail", "detail", null, Column.Kind.TEXT, false, Column.STAYS, null);

  private static Row row(String name, double ratio) {
    return new Row(
        name,
        "",
        ratio > 2,
        List.of(
            new Cell.Text(name),
            new Cell.Figure(ratio, ratio - 0.01, ratio + 0.01),
            Cell.figure(1.0),
            Cell.figure(2.0),
            new Cell.Text("more")));
  }

  private static Table table(String title, List<Row> rows) {
    return new Table(
        title, title, List.of(WHO, RATIO, FIRST_TO_GO, THEN, DETAIL), rows, "slow", List.of());
  }

  private static TableText text(boolean details, int width, int lines, Table... tables) {
    return TableText.of("what", new TableText.View(details, width, lines, NAME), List.of(tables));
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(60),
        Arbitraries.strings().withCharRange('\u4e00', '\u4eff').ofMaxLength(40),
        Arbitraries.of("a\u0301\u0302", "\ud83d\ude00", "\u001b[31m", "<b>", "x".repeat(300)));
  }

  @Property(tries = 300)
  void everyLineIsAsWideAsColumnsAreAndHasNoControlCharacter(
      @ForAll("names") String one, @ForAll("names") String other, @ForAll("names") String title) {
    TableText text = text(true, 1000, 1000, table(title, List.of(row(one, 1), row(other, 1.5))));
    List<String> lines = text.text().lines().toList();
    assertThat(lines).hasSize(3);
    for (String line : lines) {
      assertThat(line.codePoints()).noneMatch(Printable::steers);
      assertThat(TextWidth.of(line)).isLessThanOrEqualTo(text.width());
    }
    assertThat(TextWidth.of(lines.getFirst())).isEqualTo(text.width());
    int ratio = start(lines.getFirst(), "ratio") + "ratio".length();
    assertThat(lines.subList(1, 3))
        .allSatisfy(line -> assertThat(start(line, "]") + 1).isEqualTo(ratio));
  }

  /** Columns of a terminal before the last place of that text; of the last bracket of a ratio. */
  private static int start(String line, String text) {
    return TextWidth.of(line.substring(0, line.lastIndexOf(text)));
  }

  @Property(tries = 200)
  void noMoreLinesThanAskedForAndNoRowIsLost(
      @ForAll @IntRange(min = 1, max = 30) int rows,
      @ForAll @IntRange(min = 1, max = 3) int tables,
      @ForAll @IntRange(min = 13, max = 100) int lines) {
    Table[] some =
        IntStream.range(0, tables)
            .mapToObj(
                table ->
                    table(
                        "t" + table,
                        IntStream.range(0, rows)
                            .mapToObj(i -> row("r%02d".formatted(i), 1 + 0.1 * i))
                            .toList()))
            .toArray(Table[]::new);
    List<String> shown = text(false, 100, lines, some).text().lines().toList();
    assertThat(shown).hasSizeLessThanOrEqualTo(lines);
    int named = (int) shown.stream().filter(line -> line.matches(".*\\br\\d\\d\\b.*")).count();
    int hidden =
        shown.stream()
            .filter(line -> line.contains(" more"))
            .mapToInt(line -> Integer.parseInt(line.replaceFirst(".*?(\\d+) more.*", "$1")))
            .sum();
    assertThat(named + hidden).isEqualTo(rows * tables);
    assertThat(shown).noneMatch(line -> line.contains(" 1 more"));
  }

  private enum Sign implements Term {
    BEST,
    OUT;

    @Override
    public String id() {
      return "best";
    }

    @Override
    public String label() {
      return "best";
    }

    @Override
    public Tone tone() {
      return this == BEST ? Tone.GOOD : Tone.ASIDE;
    }

    @Override
    public String meaning() {
      return "the best";
    }
  }

  /** The answer names them, so that they are looked for; what is out is not. */
  @Test
  void rowsWithAGoodSignStayWhereOthersHaveNoRoom() {
    Column signs = new Column("sign", "", null, Column.Kind.SIGNS, true, Column.STAYS, null);
    List<Row> rows =
        IntStream.range(0, 12)
            .mapToObj(
                i ->
                    new Row(
                        "r" + i,
                        "",
                        false,
                        List.of(
                            switch (i) {
                              case 7 -> sign(Sign.BEST, "*");
                              case 9 -> sign(Sign.OUT, "x");
                              default -> new Cell.Words(List.of());
                            },
                            new Cell.Text("r" + i))))
            .toList();
    Table table = new Table("t", "t", List.of(signs, WHO), rows, "slow", List.of());
    assertThat(text(false, 100, 6, table).text().lines().map(String::strip))
        .containsExactly("what     who", "t        r0", "r1", "r2", "*  r7", "8 more");
  }

  private static Cell sign(Sign sign, String text) {
    return new Cell.Words(List.of(new Cell.Word(sign, text)));
  }

  @Test
  void columnsGiveWayInTheirOrderAndAreNamed() {
    Table table = table("t", List.of(row("a", 1)));
    assertThat(text(false, 100, 9, table).leftOut()).isEmpty();
    assertThat(text(false, 45, 9, table).leftOut()).containsExactly("first to go");
    assertThat(text(false, 10, 9, table).leftOut()).containsExactly("first to go", "then this");
    assertThat(text(false, 45, 9, table).meanings())
        .containsOnlyKeys("ratio", "then this")
        .containsEntry("ratio", "what it takes");
  }

  @Test
  void detailsAreThereWhereTheyAreAskedFor() {
    Table table = table("t", List.of(row("a", 1)));
    assertThat(text(false, 100, 9, table).text()).doesNotContain("detail");
    assertThat(text(true, 100, 9, table).text()).contains("detail", "more");
  }

  @Test
  void aColumnOfWhichNothingIsKnownIsNotThere() {
    Row row =
        new Row(
            "a",
            "",
            false,
            List.of(
                new Cell.Text("a"),
                new Cell.Absent("failed"),
                Cell.NOTHING,
                Cell.NOTHING,
                Cell.NOTHING));
    assertThat(text(true, 100, 9, table("t", List.of(row))).text())
        .isEqualTo("what  who   ratio\nt     a    failed\n");
  }

  @Test
  void minorRowsGoFirstAndTheirLineSaysWhatTheyAre() {
    List<Row> rows = IntStream.range(0, 20).mapToObj(i -> row("r" + i, 1 + 0.2 * i)).toList();
    assertThat(text(false, 100, 12, table("t", rows)).text()).endsWith("      14 more, all slow\n");
    assertThat(text(false, 100, 6, table("t", rows)).text())
        .endsWith("      16 more, 14 of them slow\n");
  }

  @Test
  void tablesOfOtherColumnsDoNotStandTogether() {
    Table other = new Table("o", "o", List.of(WHO), List.of(), "", List.of());
    Table table = table("t", List.of());
    assertThatThrownBy(() -> text(false, 100, 9, table, other))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Table("o", "o", List.of(WHO), List.of(row("a", 1)), "", List.of()))
        .hasMessageContaining("5 cells for 1 columns");
  }

  @Property(tries = 300)
  void wrappedTextKeepsItsWordsAndItsWidth(
      @ForAll("names") String text, @ForAll @IntRange(min = 20, max = 60) int width) {
    List<String> lines = TextWidth.wrapped(text, width, "  ");
    assertThat(lines).allMatch(line -> TextWidth.of(line) <= width);
    assertThat(String.join("", lines).replace(" ", "")).isEqualTo(text.strip().replace(" ", ""));
  }
}
