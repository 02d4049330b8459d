package org.xmlbench.families.load.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.load.fork.LoadMeasures;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.TableCells;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;

class LoadTablesTest {
  private final Section load = LoadTables.of(SyntheticServers.underLoad("").forks());
  private final Section shortLoad = LoadTables.of(SyntheticServers.underShortLoad().forks());

  private static TableCells cells(Section section) {
    return new TableCells(section.tables().getFirst());
  }

  private static TableCells seen(Section section) {
    return new TableCells(section.details().getFirst());
  }

  @Test
  void aServerHasItsRateWithAnIntervalOverForks() {
    assertThat(load.tables()).hasSize(1);
    TableCells table = cells(load);
    Cell.Figure rate = table.figure("calls_per_s", "quick", "1");
    assertThat(rate.value()).isCloseTo(Math.cbrt(1001.0 * 1002 * 1003), within(1e-9));
    assertThat(rate.value() / rate.low()).isCloseTo(rate.high() / rate.value(), within(1e-9));
    assertThat(table.figure("p50_us", "quick", "16").value()).isCloseTo(8000, within(1e-6));
    assertThat(table.figure("p99_seen_us", "quick", "16").value()).isCloseTo(16000, within(1e-6));
    assertThat(seen(load).figure("p99_seen_us", "quick", "16").value())
        .isCloseTo(16000, within(1e-6));
    assertThat(table.figure("longest_us", "quick", "16").value()).isCloseTo(64000, within(1e-6));
    assertThat(table.figure("server_cpu_us", "quick", "16").value()).isCloseTo(300, within(1e-9));
    assertThat(table.cell("calls", "quick", "16"))
        .isEqualTo(new Cell.Count(4000L * SyntheticServers.FORKS, null));
    assertThat(table.cell("errors", "slow", "1"))
        .isEqualTo(new Cell.Count(3L * SyntheticServers.FORKS, null));
  }

  @Test
  void aRateIsNotBelowZero() {
    Cell.Figure rate = cells(shortLoad).figure("calls_per_s", "slow", "1");
    assertThat(rate.value()).isCloseTo(10 * Math.cbrt(1.0 * 8 * 27), within(1e-9));
    assertThat(rate.low()).isPositive().isLessThan(rate.value() / 10);
  }

  @Test
  void theComparisonSaysTheSameRateAndWhatItsTimeIs() {
    SyntheticServers run = SyntheticServers.underShortLoad();
    Comparison comparison = Comparison.of(run.manifest(), new Forks(run.forks(), List.of()));
    Estimate time =
        comparison.documents().getFirst().subjects().stream()
            .filter(figure -> figure.subject().equals("slow"))
            .findFirst()
            .orElseThrow()
            .costs()
            .wall()
            .microsPerOperation();
    Cell.Figure rate = cells(shortLoad).figure("calls_per_s", "slow", "1");
    assertThat(1e6 / time.value()).isCloseTo(rate.value(), within(1e-4));
    assertThat(1e6 / time.high()).isCloseTo(rate.low(), within(1e-4));
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("\n\nWhat is compared is the wall time that was measured over the calls in it");
  }

  @ParameterizedTest
  @ValueSource(strings = {"p50", "p90", "p99", "p99_9"})
  void aPercentileIsOfTenCallsBeyondItAtLeast(String percentile) {
    String seen = percentile + "_seen_us";
    assertThat(cells(shortLoad).cell(percentile + "_us", "slow", "1")).isEqualTo(Cell.NOTHING);
    assertThat(seen(shortLoad).cell(seen, "slow", "1")).isEqualTo(Cell.NOTHING);
    assertThat(cells(shortLoad).cell("longest_us", "slow", "1")).isInstanceOf(Cell.Figure.class);
    assertThat(cells(shortLoad).figure(percentile + "_us", "quick", "1").value()).isPositive();
    assertThat(seen(shortLoad).figure(seen, "quick", "1").value()).isPositive();
    assertThat(cells(load).cell(percentile + "_us", "quick", "1").equals(Cell.NOTHING))
        .as("4000 calls a fork are too few for the last one alone")
        .isEqualTo(percentile.equals("p99_9"));
  }

  @Test
  void aServerThatFailedHasNoFigureAndSaysWhy() {
    TableCells table = cells(load);
    assertThat(table.row("slow", "16").cells().subList(2, table.keys().size() - 1))
        .containsOnly(Cell.NOTHING);
    assertThat(table.cell("lack", "slow", "16"))
        .isEqualTo(new Cell.Absent("failed: its server ended with status 7"));
  }

  @Test
  void theTextHasALineForEachServer() {
    assertThat(SectionText.of(load))
        .contains("== servers under load, document/literal, echoDoubles:100: calls a second")
        .contains("p99 seen us: without the correction", "it can fall")
        .containsPattern("toolkit +clients +forks' calls +errors +calls/s +p50 us +p90 us +p99 us")
        .containsPattern(
            "quick +1 +12000 +0 +1002 \\+-0\\.2% +1996 .* +7984 \\+-0\\.2% +3992 \\+-0\\.2% +\\d")
        .containsPattern("slow +1 +12000 +9 +500\\.0 \\+-0\\.0% ")
        .containsPattern("slow +16 +- +- +- .* failed: its server ended");
    assertThat(SectionText.of(shortLoad))
        .containsPattern("slow +1 +45 +0 +60\\.00 \\+- over 100 % ")
        .containsPattern("slow .* - +- +- +- +- +\\d[\\d.]* +300\\.0 \\+-0\\.0%\n");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    SyntheticServers run = SyntheticServers.underLoad("");
    String file = FamilyText.file("load.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"p50_seen_us\"", "\"whole\"");
  }

  @Test
  void aMeasureThatARecordLacksIsNoZero() {
    List<ForkRecord> loaded = new ArrayList<>(SyntheticServers.underLoad("").forks());
    loaded.set(0, ChangedFork.without(LoadMeasures.RATE, loaded.get(0)));
    assertThatThrownBy(() -> LoadTables.of(loaded))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("the fork of quick/echoDoubles:100@1/call/")
        .hasMessageEndingWith("lacks the measure rate_calls_per_second");
  }

  @Test
  void otherRunsHaveNone() {
    Section none = LoadTables.of(SyntheticCalls.of().forks());
    assertThat(none.tables()).isEmpty();
    assertThat(none.details()).isEmpty();
  }
}
