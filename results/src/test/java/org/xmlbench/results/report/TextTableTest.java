package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TextTableTest {
  private static String text(TextTable table) {
    StringBuilder out = new StringBuilder();
    table.appendTo(out);
    return out.toString();
  }

  private static TextTable table(String lastAllocated) {
    TextTable table = new TextTable(false, true, true);
    table.leaveOutAbsent(1, 2);
    table.add("subject", "cpu", "alloc");
    table.add("a", TextTable.ABSENT, TextTable.ABSENT);
    table.add("b", TextTable.ABSENT, lastAllocated);
    return table;
  }

  @Test
  void aColumnWithoutAnyFigureIsLeftOutAndOneWithSomeStays() {
    assertThat(text(table("7"))).isEqualTo("subject  alloc\na            -\nb            7\n");
    assertThat(text(table(TextTable.ABSENT))).isEqualTo("subject\na\nb\n");
  }

  /** Its columns have 7, 3 and 5 characters, and two between them. */
  private static TextTable wide() {
    TextTable table = new TextTable(false, true, true, false);
    table.leaveOutAbsent(1, 2);
    table.add("subject", "cpu", "alloc", "");
    table.add("a", "1", "2", "a note of whatever length");
    return table;
  }

  @Test
  void asFewColumnsAreTooManyAsCanBeInTheirOrder() {
    assertThat(wide().tooMany(19, List.of(1, 2))).isEmpty();
    assertThat(wide().tooMany(18, List.of(1, 2))).containsExactly(1);
    assertThat(wide().tooMany(18, List.of(2, 1))).containsExactly(2);
    assertThat(wide().tooMany(14, List.of(1, 2))).containsExactly(1);
    assertThat(wide().tooMany(13, List.of(1, 2))).containsExactlyInAnyOrder(1, 2);
    assertThat(wide().tooMany(1, List.of(1))).containsExactly(1);
  }

  @Test
  void aColumnWithoutAnyFigureTakesNoRoom() {
    assertThat(table(TextTable.ABSENT).tooMany(9, List.of(1, 2))).isEmpty();
  }

  @Test
  void whatIsLeftOutIsGone() {
    TextTable table = wide();
    table.leaveOut(Set.of(1));
    assertThat(text(table))
        .isEqualTo("subject  alloc\na            2  a note of whatever length\n");
  }

  @Test
  void aColumnStaysUnlessItIsOptional() {
    TextTable table = new TextTable(false, true);
    table.add("subject", "cpu");
    table.add("a", TextTable.ABSENT);

    assertThat(text(table)).isEqualTo("subject  cpu\na          -\n");
  }
}
