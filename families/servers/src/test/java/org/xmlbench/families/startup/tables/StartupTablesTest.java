package org.xmlbench.families.startup.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.SyntheticStarts;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

class StartupTablesTest {
  private final Section section = StartupTables.of(SyntheticStarts.of("").forks());
  private final Table table = section.tables().getFirst();

  private Cell cell(Row row, String key) {
    List<String> keys = table.columns().stream().map(Column::key).toList();
    return row.cells().get(keys.indexOf(key));
  }

  private Cell.Figure figure(Row row, String key) {
    return (Cell.Figure) cell(row, key);
  }

  @Test
  void aServerHasARowForEachWayToGetClasses() {
    assertThat(section.tables()).hasSize(1);
    assertThat(table.rows()).extracting(Row::key).containsExactly("quick", "quick", "slow", "slow");
    Row plain = table.rows().get(0);
    assertThat(cell(plain, "classes")).isEqualTo(new Cell.Text("default"));
    assertThat(figure(plain, "first_answer_ms").value()).isCloseTo(502, within(0.01));
    assertThat(figure(plain, "first_answer_ms").low()).isLessThan(502);
    assertThat(figure(plain, "first_answer_cpu_ms").value()).isCloseTo(1004, within(0.01));
    assertThat(figure(plain, "idle_resident_mib").value()).isCloseTo(100, within(1e-9));
    assertThat(figure(plain, "load_live_mib").value()).isCloseTo(12, within(1e-9));
    assertThat(cell(plain, "cache_mib")).isEqualTo(Cell.NOTHING);
    Row cached = table.rows().get(1);
    assertThat(cell(cached, "classes")).isEqualTo(new Cell.Text("aot-cache"));
    assertThat(figure(cached, "cache_mib").value()).isCloseTo(40, within(1e-9));
  }

  @Test
  void whatCouldNotBeMeasuredSaysWhy() {
    Row none = table.rows().getLast();
    assertThat(cell(none, "first_answer_ms")).isEqualTo(Cell.NOTHING);
    assertThat(cell(none, "lack"))
        .isEqualTo(new Cell.Absent("skipped: its server ended with status 7"));
  }

  @Test
  void theTextHasALineForEach() {
    assertThat(SectionText.of(section))
        .contains("== servers that start, document/literal, echoDoubles:100: to the first answer")
        .containsPattern("quick +default +502.0 ")
        .containsPattern("quick +aot-cache +252.0 ")
        .containsPattern("slow +aot-cache +-.* skipped: its server ended with status 7\\n")
        .contains("CPU: of its process meanwhile.");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(StartupTables.of(SyntheticServers.sematech("").forks()).tables()).isEmpty();
  }
}
