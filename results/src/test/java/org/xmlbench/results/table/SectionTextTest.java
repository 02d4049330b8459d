package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A section as plain text and as data: what no other test of tables shows. */
class SectionTextTest {
  private static final Term HELD = new Sample("held", "held open", "it was not answered");
  private static final Term ERRORS = new Sample("errors", "errors", "calls that failed");
  private static final Column NAME =
      Column.of("name", "name", null, Column.Kind.NAME, "what it is of");
  private static final Cell SHARE = new Cell.Figure(0.635, null, null);

  private record Sample(String id, String label, String meaning) implements Term {
    @Override
    public Tone tone() {
      return Tone.BAD;
    }
  }

  private static Section section(List<Column> columns, List<Row> rows) {
    Table table = new Table("id", "title", columns, rows, null, List.of());
    return new Section("id", "question", "title", "link", List.of(), List.of(table), List.of());
  }

  private static Section section(Column.Kind kind, Cell name, Cell cell) {
    Column column = Column.of("key", "head", null, kind, null);
    return section(List.of(NAME, column), List.of(new Row("a", null, false, List.of(name, cell))));
  }

  private static JsonTable.Value json(Section section, String key) {
    return section.json().tables().getFirst().rows().getFirst().cells().get(key);
  }

  @Test
  void cellsBesideEachOtherAreOneTextWithTheFigureAndTheTermsOfAll() {
    Section section =
        section(
            Column.Kind.PERCENT,
            new Cell.Text("a"),
            new Cell.Several(
                List.of(
                    new Cell.Marked(Cell.Word.of(HELD), SHARE, null),
                    new Cell.Words(List.of(new Cell.Word(ERRORS, "2 errors"))))));
    assertThat(SectionText.of(section))
        .contains("held open 64 %, 2 errors\n")
        .contains("held open: it was not answered.\n", "errors: calls that failed.\n");
    JsonTable.Value value = json(section, "key");
    assertThat(value.value()).isEqualTo(0.635);
    assertThat(value.words())
        .containsExactly(
            new JsonTable.Marked("held", null), new JsonTable.Marked("errors", "2 errors"));
  }

  @Test
  void theReasonOfACellStandsBelowTheTableAndInItsData() {
    Section section =
        section(
            Column.Kind.TEXT,
            new Cell.Text("a"),
            new Cell.Explained(Cell.NOTHING, "it\u0007broke"));
    assertThat(SectionText.of(section)).contains("   a     -\n   a, head: it\\u0007broke\n\n");
    assertThat(json(section, "key").text()).isEqualTo("-");
    assertThat(json(section, "key").reason()).isEqualTo("it\u0007broke");
  }

  @Test
  void theReasonOfTheFirstCellIsTheRows() {
    Section section =
        section(Column.Kind.SCORE, new Cell.Explained(new Cell.Text("a"), "no"), Cell.NOTHING);
    assertThat(SectionText.of(section)).contains("   a: no\n");
    assertThat(json(section, "name").reason()).isEqualTo("no");
    assertThat(Cell.Explained.of(SHARE, null)).isSameAs(SHARE);
  }

  @Test
  void aReasonThatAllRowsShareIsOfTheColumn() {
    Cell absent = new Cell.Absent("not measured");
    Cell other = new Cell.Absent("failed");

    assertThat(absentOfColumn(absent, absent)).isEqualTo("not measured");
    assertThat(absentOfColumn(absent, other)).isNull();
    assertThat(absentOfColumn(absent, SHARE)).isNull();
    assertThat(absentOfColumn(Cell.NOTHING, Cell.NOTHING)).isNull();
    assertThat(absentOfColumn(absent)).isNull();
  }

  private static String absentOfColumn(Cell... cells) {
    Column column = Column.of("key", "head", null, Column.Kind.PERCENT, null);
    return section(
            List.of(NAME, column),
            Stream.of(cells)
                .map(cell -> new Row("a", null, false, List.of(new Cell.Text("a"), cell)))
                .toList())
        .json()
        .tables()
        .getFirst()
        .columns()
        .getLast()
        .absent();
  }

  @Test
  void aScoreIsWrittenAsOne() {
    Section section = section(Column.Kind.SCORE, new Cell.Text("a"), new Cell.Count(1000, 2000L));
    assertThat(SectionText.of(section)).contains("a     1000/2000\n");
    assertThat(json(section, "key").of()).isEqualTo(2000);
  }

  @Test
  void aColumnForEachNameHasAKeyOfItsOwn() {
    List<Column> columns =
        Column.each(List.of("a-sax@7.1", "A sax 7 1", "7", "\u4e00"), "", Column.Kind.TEXT);
    assertThat(columns).extracting(Column::key).doesNotHaveDuplicates();
    assertThat(columns).extracting(Column::key).allMatch(key -> key.matches("[a-z][a-z0-9_]*"));
    assertThat(columns).extracting(Column::head).contains("a-sax@7.1", "7", "\u4e00");
    assertThat(Column.each(List.of("quick"), "from ", Column.Kind.TEXT))
        .extracting(Column::key, Column::head)
        .containsExactly(tuple("from_quick", "from quick"));
  }

  @Test
  void aHeadSteersNoTerminal() {
    Section section =
        section(
            List.of(NAME, Column.each(List.of("a\u001b"), "", Column.Kind.TEXT).getFirst()),
            List.of(new Row("a", null, false, List.of(new Cell.Text("a"), Cell.NOTHING))));
    assertThat(SectionText.of(section)).contains("a\\u001B").doesNotContain("\u001b");
  }
}
