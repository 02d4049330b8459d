package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.SyntheticStarts;
import org.xmlbench.results.family.startup.StartupTable;
import org.xmlbench.results.family.startup.StartupTables;
import org.xmlbench.results.family.startup.StartupText;

/** The table of servers that start. */
class StartupTablesTest {
  private final List<StartupTable> tables = StartupTables.of(SyntheticStarts.of("").forks());

  @Test
  void aServerHasAStartForEachWayToGetClasses() {
    assertThat(tables).hasSize(1);
    StartupTable table = tables.getFirst();
    assertThat(table.classes()).containsExactly("default", "aot-cache");
    StartupTable.Row quick = table.rows().getFirst();
    assertThat(quick.toolkit()).isEqualTo("quick");
    StartupTable.Cell plain = quick.cells().getFirst();
    assertThat(plain.firstAnswerMillis().value()).isCloseTo(502, within(0.01));
    assertThat(plain.firstAnswerMillis().low()).isLessThan(502);
    assertThat(plain.firstAnswerCpuMillis().value()).isCloseTo(1004, within(0.01));
    assertThat(plain.idle().resident().value()).isCloseTo(100, within(1e-9));
    assertThat(plain.load().heap().value()).isCloseTo(12, within(1e-9));
    assertThat(plain.aotCacheMiB()).isNull();
    assertThat(quick.cells().getLast().aotCacheMiB().value()).isCloseTo(40, within(1e-9));
  }

  @Test
  void whatCouldNotBeMeasuredSaysWhy() {
    StartupTable.Cell none = tables.getFirst().rows().getLast().cells().getLast();
    assertThat(none.outcome()).isEqualTo("skipped");
    assertThat(none.reason()).isEqualTo("its server ended with status 7");
    assertThat(none.firstAnswerMillis()).isNull();
  }

  @Test
  void theTextHasALineForEach() {
    assertThat(StartupText.render(tables))
        .contains("== servers that start, document/literal, echoDoubles:100: to the first answer")
        .containsPattern("quick +default +502.0 ")
        .containsPattern("quick +aot-cache +252.0 ")
        .containsPattern("slow +aot-cache +-.* skipped: its server ended with status 7\\n");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(StartupTables.of(SyntheticServers.sematech("").forks())).isEmpty();
    assertThat(StartupText.render(List.of())).isEmpty();
  }
}
