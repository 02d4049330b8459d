package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.report.LoadText;

/** What is said of servers under load and under attack. */
class ServerTablesTest {
  private final List<LoadTable> load = LoadTables.of(SyntheticServers.underLoad("").forks());
  private final AttackTable attacks =
      AttackTables.of(SyntheticServers.underAttack("").forks()).orElseThrow();

  private LoadTable.Cell cell(String toolkit, int clients) {
    return load.getFirst().rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.clients() == clients)
        .findFirst()
        .orElseThrow();
  }

  private AttackTable.Cell attack(String toolkit, String attack) {
    return attacks.rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.attack().equals(attack))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aServerHasItsRateWithAnIntervalOverForks() {
    assertThat(load).hasSize(1);
    assertThat(load.getFirst().clients()).containsExactly(1, 16);
    assertThat(cell("quick", 1).rate().value()).isCloseTo(1002, within(1e-9));
    assertThat(cell("quick", 1).rate().low()).isLessThan(1002);
    assertThat(cell("quick", 16).p50Micros()).isCloseTo(8000, within(1e-6));
    assertThat(cell("quick", 16).seenP99Micros()).isCloseTo(16000, within(1e-6));
    assertThat(cell("quick", 16).p999Micros()).isCloseTo(64000, within(1e-6));
    assertThat(cell("slow", 1).errors()).isEqualTo(3L * SyntheticServers.FORKS);
  }

  @Test
  void aServerThatFailedHasNoRate() {
    assertThat(cell("slow", 16).outcome()).isEqualTo("failed");
    assertThat(cell("slow", 16).rate()).isNull();
    assertThat(cell("slow", 16).p99Micros()).isNull();
  }

  @Test
  void theTextNamesEveryServer() {
    assertThat(LoadText.render(load))
        .contains("== servers under load, document/literal, echoDoubles:100")
        .containsPattern("toolkit +1 client +latency; server +16 clients")
        .containsPattern("quick +1002 \\+-0\\.2% +1996, 7984, 15970; 300 +4000")
        .containsPattern("slow +500 \\+-0\\.0%, 9 errors .* failed +-");
  }

  @ParameterizedTest
  @CsvSource({
    "firm, malformed, rejected",
    "soft, malformed, accepted",
    "soft, slow, held open",
    "soft, deep, crashed",
    "soft, entity-bomb, hung",
    "soft, external-entity, -",
  })
  void theWorstThatWasSeenOfAnAttackIsItsVerdict(String toolkit, String attack, String verdict) {
    assertThat(attack(toolkit, attack).verdict()).isEqualTo(verdict);
  }

  @Test
  void goodClientsLossesAreShares() {
    AttackTable.Cell cell = attack("firm", "slow");
    assertThat(cell.keptRate()).isCloseTo(0.8, within(1e-9));
    assertThat(cell.rateAfter()).isCloseTo(0.99, within(1e-9));
    assertThat(cell.tailFactor()).isCloseTo(1.5, within(1e-9));
    assertThat(cell.goodErrors()).isEqualTo(1);
    assertThat(attack("soft", "external-entity").reason()).contains("status 7");
    assertThat(attack("soft", "external-entity").keptRate()).isNull();
  }

  @Test
  void theTextOfAttacksGivesTheReasonWhereThereIsNoFigure() {
    assertThat(LoadText.render(attacks))
        .containsPattern("firm +rejected 80 %, 1 error")
        .contains("soft, external-entity: its server ended with status 7");
  }

  @Test
  void otherRunsHaveNoSuchTables() {
    assertThat(LoadTables.of(SyntheticCalls.of().forks())).isEmpty();
    assertThat(AttackTables.of(SyntheticCalls.of().forks())).isEmpty();
  }
}
