package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SectionColumnsTest {
  private static final Column NAME =
      Column.of("name", "name", null, Column.Kind.NAME, "what it is called");

  private static String text(List<Column> columns, List<Note> notes, Row... rows) {
    Table table = new Table("t", "title", columns, List.of(rows), null, notes);
    return SectionText.of(
        new Section("s", "q?", "T", "L", List.of("A method."), List.of(table), List.of()));
  }

  private static Row row(Cell... cells) {
    return new Row("key", null, false, List.of(cells));
  }

  /** A detail is for the page and for programs, and is explained there. */
  @Test
  void aTextHasTheColumnsThatDecide() {
    Column count = Column.of("count", "count", null, Column.Kind.WHOLE, "how many");
    Row row = row(new Cell.Text("a"), new Cell.Count(1234, null));
    assertThat(text(List.of(NAME, count), List.of(Note.of("A note.")), row))
        .isEqualTo(
            """
            == title

               name  count
               a      1234
               A note.

               A method.
               name: what it is called.
               count: how many.

            """);
    assertThat(text(List.of(NAME, count.asDetail()), List.of(), row))
        .isEqualTo(
            """
            == title

               name
               a

               A method.
               name: what it is called.

            """);
  }

  @Test
  void sentencesStandInAList() {
    List<Column> columns =
        List.of(
            NAME,
            Column.of("claim", "claim", null, Column.Kind.SENTENCE, null),
            Column.of("here", "here", null, Column.Kind.TEXT, null),
            Column.of("why", "why", null, Column.Kind.SENTENCE, null));
    assertThat(
            text(
                columns,
                List.of(),
                row(
                    new Cell.Text("A"),
                    new Cell.Text("It is so."),
                    new Cell.Text("holds"),
                    new Cell.Text("It was seen."))))
        .startsWith("== title\n\n   A: It is so.\n      holds: It was seen.\n\n");
  }
}
