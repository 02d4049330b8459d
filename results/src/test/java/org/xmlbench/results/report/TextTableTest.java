package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void columnsStandToTheLeftOrToTheRight() {
    TextTable table = new TextTable(false, true, false);
    table.add("subject", "cpu", "");
    table.add("a", TextTable.ABSENT, "a note");
    table.add("b", "1000", "");
    StringBuilder out = new StringBuilder();
    table.appendTo(out);
    assertThat(out).hasToString("subject   cpu\na           -  a note\nb        1000\n");
  }
}
