package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.results.store.StoreJson;

class SectionTest {
  private static final Table TABLE =
      new Table(
          "speeds",
          "speeds",
          List.of(
              Column.of("name", "name", null, Column.Kind.NAME, null),
              Column.of("speed", "speed", null, Column.Kind.RATIO, "it says how fast"),
              Column.of("pages", "pages", null, Column.Kind.COUNT, "it says how many").asDetail()),
          List.of(
              new Row(
                  "a",
                  null,
                  false,
                  List.of(new Cell.Text("a"), Cell.figure(1.5), new Cell.Count(7, null)))),
          null,
          List.of());

  private static Section section(Picture... pictures) {
    return new Section(
        "s",
        "q?",
        "t",
        "l",
        List.of(),
        List.of(TABLE),
        List.of(),
        List.of(pictures),
        List.of("a is fastest."));
  }

  @Test
  void aTextLeavesDetailsToThePageAndToPrograms() {
    assertThat(SectionText.of(section()))
        .contains("speed: it says how fast")
        .doesNotContain("pages", "how many");
    assertThat(StoreJson.line(section().json())).contains("\"pages\":{\"text\":\"7\",\"value\":7");
  }

  @Test
  void theAnswerComesFirst() {
    assertThat(SectionText.of(section())).startsWith("a is fastest.\n\n== ");
    assertThat(StoreJson.line(section().json())).contains("\"answer\":[\"a is fastest.\"]");
  }

  @Test
  void picturesAreOfColumnsThatTheTablesHave() {
    Picture picture = new Picture(Picture.Kind.CURVE, "speeds", List.of("pages", "speed"), "fast");
    assertThat(section(picture).json().pictures()).containsExactly(picture);
    assertThat(StoreJson.line(section().json())).doesNotContain("pictures");
  }

  @ParameterizedTest
  @CsvSource({"speeds, none", "none, speed"})
  void aPictureOfNothingIsRefused(String table, String column) {
    Picture picture = new Picture(Picture.Kind.DOT_PLOT, table, List.of(column), "fast");
    assertThatThrownBy(() -> section(picture))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no table has the columns");
  }
}
