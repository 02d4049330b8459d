package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;

/** Which columns of a terminal's tables are left out where lines have no room for all. */
class DocumentTablesTest {
  private static final String RATIO = "time / fastest";

  private static String render(int width) {
    SyntheticRun run = SyntheticRun.of(5);
    return TerminalTable.render(
        Comparison.of(run.manifest(), new Forks(run.records(), List.of())),
        StrategiesResults.FAMILY.words(),
        width);
  }

  private static List<String> heads(String text) {
    return text.lines().filter(line -> line.strip().startsWith("subject  ")).toList();
  }

  @Test
  void aWideTableHasAll() {
    String text = render(300);
    assertThat(text).doesNotContain("Left out");
    assertThat(heads(text))
        .filteredOn(head -> head.contains("MB/s"))
        .isNotEmpty()
        .allSatisfy(head -> assertThat(head).contains("MB/s wall", "us/"));
  }

  @ParameterizedTest
  @ValueSource(ints = {160, 140, 120, 100})
  void noTableIsWiderThanItMayBe(int width) {
    assertThat(heads(render(width)))
        .isNotEmpty()
        .allSatisfy(head -> assertThat(head.length()).isLessThanOrEqualTo(width))
        .allSatisfy(head -> assertThat(head).contains(RATIO, "letters"));
  }

  @Test
  void theClockThatOrdersStays() {
    String text = render(60);
    assertThat(heads(text))
        .filteredOn(head -> head.contains("MB/s"))
        .isNotEmpty()
        .allSatisfy(head -> assertThat(head).contains("MB/s cpu").doesNotContain("MB/s wall"));
    assertThat(text.lines())
        .filteredOn(line -> line.startsWith("Left out"))
        .singleElement()
        .asString()
        .startsWith("Left out (60 characters a line), see page or CSV: MB/s wall, us/");
  }
}
