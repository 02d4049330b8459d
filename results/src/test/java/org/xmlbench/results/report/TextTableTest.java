package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Test
  void aColumnStaysUnlessItIsOptional() {
    TextTable table = new TextTable(false, true);
    table.add("subject", "cpu");
    table.add("a", TextTable.ABSENT);

    assertThat(text(table)).isEqualTo("subject  cpu\na          -\n");
  }
}
