package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;

/** Which columns of a terminal's tables are left out where lines have no room for all. */
class DocumentTablesTest {
  private static final String RATIO = "time / fastest";

  private static String render(int width) {
    SyntheticRun run = SyntheticRun.of(5);
    List<ForkRecord> forks =
        run.records().stream()
            .map(
                fork ->
                    fork.withMeasures(
                        Map.of(
                            ParseMeasures.FIRST_DOCUMENT,
                            80e6 + fork.block(),
                            ParseMeasures.SINGLE_P50,
                            20e3,
                            ParseMeasures.SINGLES,
                            999.0)))
            .toList();
    return TerminalTable.render(
        Comparison.of(run.manifest(), new Forks(forks, List.of())),
        Families.PARSERS.words(),
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
        .allSatisfy(
            head ->
                assertThat(head)
                    .contains("MB/s wall", "us/document", "first document us", "p50/p99/max us"));
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
  void whatIsMeasuredApartGoesFirstAndOneSentenceSaysSo() {
    String text = render(120);
    assertThat(heads(text))
        .filteredOn(head -> head.contains("MB/s"))
        .isNotEmpty()
        .allSatisfy(
            head ->
                assertThat(head)
                    .contains("MB/s cpu")
                    .doesNotContain("first document us", "p50/p99/max us"));
    assertThat(text.lines().filter(line -> line.startsWith("Left out")))
        .containsExactly(
            "Left out (120 characters a line), see page or CSV: first document us, p50/p99/max"
                + " us.");
    assertThat(text).doesNotContain("timed one by one", "from nothing to the end");
  }

  @Test
  void theClockThatOrdersStays() {
    String text = render(60);
    assertThat(heads(text))
        .filteredOn(head -> head.contains("MB/s"))
        .isNotEmpty()
        .allSatisfy(head -> assertThat(head).contains("MB/s cpu").doesNotContain("MB/s wall"));
  }
}
