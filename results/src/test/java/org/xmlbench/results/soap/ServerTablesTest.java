package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.LoadMeasures;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.load.LoadTable;
import org.xmlbench.results.family.load.LoadTables;
import org.xmlbench.results.family.load.LoadText;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.Forks;

/** The tables of servers under load. */
class ServerTablesTest {
  private final List<LoadTable> load = LoadTables.of(SyntheticServers.underLoad("").forks());

  private static LoadTable.Cell cell(List<LoadTable> tables, String toolkit, int clients) {
    return tables.getFirst().rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.clients() == clients)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aServerHasItsRateWithAnIntervalOverForks() {
    assertThat(load).hasSize(1);
    assertThat(load.getFirst().clients()).containsExactly(1, 16);
    Estimate rate = cell(load, "quick", 1).rate();
    assertThat(rate.value()).isCloseTo(Math.cbrt(1001.0 * 1002 * 1003), within(1e-9));
    assertThat(rate.value() / rate.low()).isCloseTo(rate.high() / rate.value(), within(1e-9));
    assertThat(cell(load, "quick", 16).latencies().corrected().get("p50").value())
        .isCloseTo(8000, within(1e-6));
    assertThat(cell(load, "quick", 16).latencies().seen().get("p99").value())
        .isCloseTo(16000, within(1e-6));
    assertThat(cell(load, "quick", 16).latencies().longestMicros()).isCloseTo(64000, within(1e-6));
    assertThat(cell(load, "quick", 16).serverMicros().value()).isCloseTo(300, within(1e-9));
    assertThat(cell(load, "quick", 16).calls()).isEqualTo(4000L * SyntheticServers.FORKS);
    assertThat(cell(load, "slow", 1).errors()).isEqualTo(3L * SyntheticServers.FORKS);
  }

  @Test
  void aRateIsNotBelowZeroAndIsTheInverseOfTheTimeThatIsCompared() {
    List<LoadTable> tables = LoadTables.of(SyntheticServers.underShortLoad().forks());
    Estimate rate = cell(tables, "slow", 1).rate();
    assertThat(rate.value()).isCloseTo(10 * Math.cbrt(1.0 * 8 * 27), within(1e-9));
    assertThat(rate.low()).isPositive().isLessThan(rate.value() / 10);
    assertThat(LoadText.render(tables)).containsPattern("slow +1 +45 +0 +60\\.00 \\+- over 100 % ");
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
    Estimate rate = cell(LoadTables.of(run.forks()), "slow", 1).rate();
    assertThat(1e6 / time.value()).isCloseTo(rate.value(), within(1e-4));
    assertThat(1e6 / time.high()).isCloseTo(rate.low(), within(1e-4));
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .startsWith("What is compared is the wall time that was measured over the calls in it");
    SyntheticServers pairs = SyntheticServers.sematech("");
    assertThat(FamilyText.of(pairs.manifest(), pairs.forks()))
        .startsWith("What is compared is XMLTIMESENDER whole, construct and send of a message");
  }

  @Test
  void aPercentileIsOfTenCallsBeyondItAtLeast() {
    List<LoadTable> tables = LoadTables.of(SyntheticServers.underShortLoad().forks());
    assertThat(cell(tables, "slow", 1).latencies().corrected()).isEmpty();
    assertThat(cell(tables, "slow", 1).latencies().seen()).isEmpty();
    assertThat(cell(tables, "slow", 1).latencies().longestMicros()).isNotNull();
    assertThat(cell(load, "quick", 1).latencies().corrected())
        .containsOnlyKeys("p50", "p90", "p99");
    assertThat(cell(tables, "quick", 1).latencies().corrected())
        .containsOnlyKeys("p50", "p90", "p99", "p99.9");
    assertThat(LoadText.render(tables))
        .containsPattern("slow .* - +- +- +- +- +\\d[\\d.]* +300\\.0 \\+-0\\.0%\n");
  }

  @Test
  void aServerThatFailedHasNoRate() {
    assertThat(cell(load, "slow", 16).outcome()).isEqualTo("failed");
    assertThat(cell(load, "slow", 16).rate()).isNull();
    assertThat(cell(load, "slow", 16).latencies().corrected()).isEmpty();
  }

  @Test
  void theTextNamesEveryServerAndSaysWhatItsFiguresAre() {
    assertThat(LoadText.render(load))
        .contains("== servers under load, document/literal, echoDoubles:100: calls a second")
        .contains("us and CPU us: geometric means over forks, +- half the width")
        .contains("p99 seen: without that")
        .contains("it can fall")
        .contains("p99 needs 1,000 calls a fork")
        .containsPattern("toolkit +clients +forks' calls +errors +calls/s +p50 us +p90 us +p99 us")
        .containsPattern(
            "quick +1 +12000 +0 +1002 \\+-0\\.2% +1996 .* +7984 \\+-0\\.2% +3992 \\+-0\\.2% +- ")
        .containsPattern("slow +1 +12000 +9 +500\\.0 \\+-0\\.0% ")
        .containsPattern("slow +16 +- +- +- .* failed\n");
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
  void otherRunsHaveNoSuchTables() {
    assertThat(LoadTables.of(SyntheticCalls.of().forks())).isEmpty();
  }
}
