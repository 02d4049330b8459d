package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.AttackMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.attacks.AttackTable;
import org.xmlbench.results.family.attacks.AttackTables;
import org.xmlbench.results.family.attacks.AttackText;

/** The tables of servers under attack. */
class ServerTablesTest {
  private final AttackTable attacks =
      AttackTables.of(SyntheticServers.underAttack("").forks()).orElseThrow();

  private AttackTable.Cell attack(String toolkit, String attack) {
    return attacks.rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.attack().equals(attack))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "firm, malformed, rejected",
    "soft, malformed, accepted",
    "soft, slow, held open",
    "soft, oversized, starved",
    "soft, deep, crashed",
    "soft, entity-bomb, hung",
    "soft, external-entity, -",
  })
  void theWorstThatWasSeenOfAnAttackIsItsVerdict(String toolkit, String attack, String verdict) {
    assertThat(attack(toolkit, attack).verdict()).isEqualTo(verdict);
  }

  @Test
  void aMeasureThatARecordLacksIsNoZero() {
    List<ForkRecord> attacked = new ArrayList<>(SyntheticServers.underAttack("").forks());
    attacked.set(1, ChangedFork.without(AttackMeasures.AFTER.rate(), attacked.get(1)));
    assertThatThrownBy(() -> AttackTables.of(attacked))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("the fork of firm/malformed/call/")
        .hasMessageEndingWith("lacks the measure after_rate_calls_per_second");
  }

  @Test
  void goodClientsLossesAreSharesOfTheirBestRate() {
    AttackTable.Cell cell = attack("firm", "slow");
    assertThat(cell.clients().keptRate()).isCloseTo(0.64, within(1e-9));
    assertThat(cell.clients().rateAfter()).isCloseTo(1, within(1e-9));
    assertThat(cell.clients().tailFactor()).isCloseTo(1.5, within(1e-9));
    assertThat(cell.clients().goodErrors()).isEqualTo(1);
    assertThat(attack("soft", "external-entity").reason()).contains("status 7");
    assertThat(attack("soft", "external-entity").clients().keptRate()).isNull();
    assertThat(attack("soft", "oversized").clients().keptRate()).isZero();
    assertThat(attack("soft", "oversized").clients().tailFactor()).isNull();
  }

  @ParameterizedTest
  @CsvSource({"0.64, false", "1.0, false", "1.2, false", "1.21, true", "2.28, true"})
  void aShareFarAboveAllSaysNothingOfTheAttack(double share, boolean more) {
    assertThat(kept(share).moreThanBefore()).isEqualTo(more);
  }

  @Test
  void anUnknownShareIsNotMoreThanBefore() {
    assertThat(kept(null).moreThanBefore()).isFalse();
    assertThat(attack("soft", "slow").moreThanBefore()).isTrue();
    assertThat(attack("firm", "slow").moreThanBefore()).isFalse();
  }

  private static AttackTable.Cell kept(Double share) {
    return new AttackTable.Cell(
        "slow",
        "held open",
        null,
        new AttackTable.Answers(0, 0, 0, 1),
        new AttackTable.Harm(0, 0, 0, 0),
        new AttackTable.GoodClients(0, share, null, null),
        0);
  }

  @Test
  void attacksStandInTheCataloguesOrder() {
    assertThat(attacks.attacks())
        .containsExactly(
            "malformed", "oversized", "deep", "external-entity", "entity-bomb", "slow");
    assertThat(attacks.verdicts().keySet())
        .containsExactly("crashed", "hung", "starved", "accepted", "held open", "rejected", "-");
  }

  @Test
  void theTextOfAttacksExplainsItsVerdictsAndGivesTheReasonWhereThereIsNoFigure() {
    assertThat(AttackText.render(attacks))
        .containsPattern("firm +rejected 64 %, x1\\.5, 1 error")
        .contains("starved 0 %, 1 error")
        .contains("held open, more than before (228 %)")
        .contains("It has no margin", "more than before: over 120 %")
        .contains("soft, external-entity: its server ended with status 7")
        .contains("\n   starved: no good client was answered while the attack lasted; afterwards")
        .contains("what comes later was not watched.\n")
        .contains("the larger of their rates before and")
        .doesNotContain("\n   leaked: ", "\n   closed: ");
  }

  @Test
  void otherRunsHaveNoSuchTables() {
    assertThat(AttackTables.of(SyntheticCalls.of().forks())).isEmpty();
  }
}
