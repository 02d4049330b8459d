package org.xmlbench.families.attacks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.attacks.fork.AttackMeasures;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Term;

class AttackTablesTest {
  private final SyntheticServers run = SyntheticServers.underAttack("");
  private final Section section = AttackTables.of(run.forks());

  private static Cell cell(Section section, String toolkit, String attack, String key) {
    Table table =
        section.details().stream().filter(it -> it.id().equals(attack)).findFirst().orElseThrow();
    Row row =
        table.rows().stream().filter(it -> it.key().equals(toolkit)).findFirst().orElseThrow();
    List<String> keys = table.columns().stream().map(Column::key).toList();
    assertThat(keys).contains(key);
    return row.cells().get(keys.indexOf(key));
  }

  private Cell cell(String toolkit, String attack, String key) {
    return cell(section, toolkit, attack, key);
  }

  private static double figure(Cell cell) {
    return ((Cell.Figure) cell).value();
  }

  @ParameterizedTest
  @CsvSource({
    "firm, malformed, REJECTED",
    "soft, malformed, ACCEPTED",
    "soft, slow, HELD",
    "soft, oversized, STARVED",
    "soft, deep, CRASHED",
    "soft, entity-bomb, HUNG",
    "soft, external-entity, UNKNOWN",
  })
  void theWorstThatWasSeenOfAnAttackIsItsVerdict(
      String toolkit, String attack, AttackTerm verdict) {
    assertThat(cell(toolkit, attack, "outcome").terms())
        .extracting(Cell.Word::term)
        .containsExactly(verdict);
  }

  @Test
  void aMeasureThatARecordLacksIsNoZero() {
    List<ForkRecord> attacked = new ArrayList<>(run.forks());
    attacked.set(1, ChangedFork.without(AttackMeasures.AFTER.rate(), attacked.get(1)));
    assertThatThrownBy(() -> AttackTables.of(attacked))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("the fork of firm/malformed/call/")
        .hasMessageEndingWith("lacks the measure after_rate_calls_per_second");
  }

  @Test
  void goodClientsLossesAreSharesOfTheirBestRate() {
    assertThat(figure(cell("firm", "slow", "kept"))).isCloseTo(0.64, within(1e-9));
    assertThat(figure(cell("firm", "slow", "kept_after"))).isCloseTo(1, within(1e-9));
    assertThat(figure(cell("firm", "slow", "tail_factor"))).isCloseTo(1.5, within(1e-9));
    assertThat(cell("firm", "slow", "good_clients_errors")).isEqualTo(new Cell.Count(1, null));
    assertThat(figure(cell("soft", "oversized", "kept"))).isZero();
    assertThat(cell("soft", "oversized", "tail_factor")).isEqualTo(Cell.NOTHING);
  }

  @Test
  void attemptsAreCounted() {
    assertThat(cell("soft", "malformed", "accepted")).isEqualTo(new Cell.Count(5, null));
    assertThat(cell("soft", "malformed", "rejected")).isEqualTo(new Cell.Count(195, null));
    assertThat(cell("soft", "slow", "unanswered")).isEqualTo(new Cell.Count(8, null));
    assertThat(cell("soft", "slow", "threads_more")).isEqualTo(new Cell.Count(2, null));
    assertThat(cell("soft", "slow", "contended_forks")).isEqualTo(new Cell.Count(0, null));
  }

  @Test
  void whatWasNotMeasuredHasTheReasonAndNoFigure() {
    assertThat(cell("soft", "external-entity", "outcome"))
        .isInstanceOfSatisfying(
            Cell.Explained.class, explained -> assertThat(explained.reason()).contains("status 7"));
    for (String key : List.of("kept", "rejected", "good_clients_errors", "contended_forks")) {
      assertThat(cell("soft", "external-entity", key)).as(key).isEqualTo(Cell.NOTHING);
    }
  }

  /** Of the best rate, 1,250 calls a second. */
  @ParameterizedTest
  @CsvSource({"800, false", "1250, false", "1500, false", "1513, true", "2850, true"})
  void aShareFarAboveAllSaysNothingOfTheAttack(double rate, boolean more) {
    List<ForkRecord> forks =
        run.forks().stream()
            .map(fork -> fork.withMeasures(Map.of(AttackMeasures.DURING.rate(), rate)))
            .toList();
    assertThat(cell(AttackTables.of(forks), "firm", "slow", "kept").terms())
        .hasSize(more ? 1 : 0)
        .allMatch(word -> word.term() == AttackTerm.MORE);
  }

  @Test
  void attacksStandInTheCataloguesOrder() {
    assertThat(section.details())
        .extracting(Table::id)
        .containsExactly(
            "malformed", "oversized", "deep", "external-entity", "entity-bomb", "slow");
    assertThat(section.tables().getFirst().columns())
        .extracting(Column::head)
        .containsExactly(
            "toolkit", "malformed", "oversized", "deep", "external-entity", "entity-bomb", "slow");
  }

  @Test
  void theTextOfAttacksExplainsItsVerdictsAndGivesTheReasonWhereThereIsNoFigure() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== servers under attack: outcome of each attack, and what good clients kept\n")
        .containsPattern("firm +rejected 64 % kept, x1\\.5, 1 error")
        .contains("starved 0 % kept, 1 error")
        .contains("held open, more than before 228 %")
        .contains("has no margin", "more than before: over 120 %")
        .contains("soft, external-entity: its server ended with status 7")
        .contains("\n   starved: no good client was answered while the attack lasted; afterwards")
        .contains("what comes later was not")
        .contains("the larger of their rates before and")
        .doesNotContain("\n   leaked: ", "\n   closed: ");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("attacks.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"held\"", "\"starved\"", "\"kept\"", "\"reason\"");
  }

  @Test
  void idsOfTermsAreUnique() {
    assertThat(Arrays.stream(AttackTerm.values()).map(Term::id)).doesNotHaveDuplicates();
  }

  @Test
  void otherRunsHaveNoSuchTables() {
    assertThat(AttackTables.of(SyntheticCalls.of().forks()).tables()).isEmpty();
  }
}
