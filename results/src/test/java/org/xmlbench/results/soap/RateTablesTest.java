package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.RateMeasures;
import org.xmlbench.results.SyntheticRates;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.family.sematech.RateTable;
import org.xmlbench.results.family.sematech.RateTables;
import org.xmlbench.results.family.sematech.RateText;
import org.xmlbench.results.store.RunFolder;

/** The tables of pairs at a rate. */
class RateTablesTest {
  @TempDir private Path folder;

  private final List<RateTable> tables = RateTables.of(SyntheticRates.of("").forks());

  private RateTable.Cell cell(String toolkit, int condition) {
    return tables.getFirst().rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .map(row -> row.cells().get(condition))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRateIsMetIfMoreThanHalfOfThePairsHoldIt() {
    assertThat(tables).hasSize(1);
    assertThat(tables.getFirst().conditions())
        .containsExactly(
            "receiveE134Doubles:10000@1",
            "receiveE134Doubles:1000@10",
            "receiveE134Doubles:40@200");
    assertThat(cell("quick", 1).meets()).isTrue();
    assertThat(cell("quick", 1).held()).isEqualTo(3);
    assertThat(cell("slow", 1).meets()).isFalse();
    assertThat(cell("slow", 1).held()).isEqualTo(1);
    assertThat(cell("dead", 1).meets()).isFalse();
  }

  @Test
  void figuresAreMediansOverPairs() {
    RateTable.Cell quick = cell("quick", 1);
    assertThat(quick.lag().p50().median()).isEqualTo(4);
    assertThat(quick.lag().p50().most()).isEqualTo(6);
    assertThat(quick.breaks().median()).isEqualTo(200);
    assertThat(quick.use().senderFaults()).isNull();
    assertThat(cell("quick", 2).breaks()).isNull();
    assertThat(cell("dead", 1).reason()).contains("status 7");
    assertThat(cell("dead", 2).outcome()).isNull();
  }

  /**
   * Five messages tell neither a percentile nor a verdict; twelve late ones tell that it misses.
   */
  @Test
  void fewMessagesTellNothingUntilTooManyWereLate() {
    RateTable.Cell quick = cell("quick", 0);
    assertThat(quick.tooFew()).isEqualTo(3);
    assertThat(quick.held()).isZero();
    assertThat(quick.meets()).isFalse();
    assertThat(quick.verdict()).isEqualTo("not enough messages (5 of 1000)");
    assertThat(quick.lag().p50()).isNull();
    assertThat(quick.lag().p99()).isNull();
    assertThat(quick.breaks()).isNull();
    assertThat(quick.mostHeld()).as("a pair broke").isNull();
    RateTable.Cell slow = cell("slow", 0);
    assertThat(slow.tooFew()).isZero();
    assertThat(slow.verdict()).isEqualTo("misses");
    assertThat(slow.lag().p99()).isNull();
    assertThat(RateText.render(tables))
        .containsPattern(
            "quick +receiveE134Doubles:10000@1 +not enough messages \\(5 of 1000\\) +0 of 3, 3 too"
                + " few +0[.]0 +- +- +9 ")
        .contains("not enough messages (n of m): ");
  }

  /** By how many messages a pair is judged. */
  @ParameterizedTest
  @CsvSource({
    "999, 0, not enough messages (999 of 1000)",
    "1000, 0, meets",
    "1000, 1, meets",
    "1000, 1.1, misses",
    "999, 1, not enough messages (999 of 1000)",
    "999, 1.2, misses",
    "11, 100, misses",
    "10, 100, not enough messages (10 of 1000)",
  })
  void aPairIsJudgedByEnoughMessages(double messages, double missed, String verdict) {
    List<ForkRecord> forks =
        SyntheticRates.of("").forks().stream()
            .filter(fork -> fork.cell().subject().equals("quick"))
            .map(fork -> with(fork, messages, missed))
            .toList();
    assertThat(RateTables.of(forks).getFirst().rows().getFirst().cells())
        .allSatisfy(cell -> assertThat(cell.verdict()).isEqualTo(verdict));
  }

  private static ForkRecord with(ForkRecord fork, double messages, double missed) {
    return fork.withMeasures(Map.of(RateMeasures.MESSAGES, messages, RateMeasures.MISSED, missed));
  }

  /** Seconds late after a few messages: more of them would be later. */
  @Test
  void aSenderThatGaveUpShowsThatItsPairMisses() {
    List<ForkRecord> forks =
        SyntheticRates.of("").forks().stream()
            .filter(fork -> fork.cell().subject().equals("quick"))
            .map(fork -> with(fork, 2, 100))
            .map(fork -> fork.withMeasures(Map.of(RateMeasures.GAVE_UP, 1.0)))
            .toList();
    assertThat(RateTables.of(forks).getFirst().rows().getFirst().cells())
        .allSatisfy(cell -> assertThat(cell.verdict()).isEqualTo("misses"));
  }

  /** Runs that do not tell how many messages broke a pair. */
  @Test
  void whereAPairBreaksIsShownOfEnoughMessagesAlone() {
    List<ForkRecord> early =
        SyntheticRates.of("").forks().stream().map(RateTablesTest::early).toList();
    RateTable.Cell quick = RateTables.of(early).getFirst().rows().get(1).cells().get(1);
    assertThat(quick.verdict()).isEqualTo("meets");
    assertThat(quick.breaks()).isNull();
    assertThat(quick.mostHeld()).isNull();
  }

  private static ForkRecord early(ForkRecord fork) {
    Map<String, Double> measures = new HashMap<>(fork.measures());
    measures.keySet().removeIf(name -> name.matches("rate_(breaks|holds)_messages_count"));
    return new ForkRecord(
        fork.run(),
        fork.cell(),
        fork.place(),
        fork.status(),
        fork.timing(),
        fork.evidence(),
        measures);
  }

  /** Of slow's three pairs one held the rate: if another of them was disturbed, two may have. */
  @Test
  void aDisturbedPairThatDidNotHoldTheRateDecidesNothing() {
    List<ForkRecord> forks =
        SyntheticRates.of("").forks().stream().map(RateTablesTest::thirdContended).toList();
    List<RateTable> contended = RateTables.of(forks);
    RateTable.Cell slow = contended.getFirst().rows().getLast().cells().get(1);
    RateTable.Cell quick = contended.getFirst().rows().get(1).cells().get(1);

    assertThat(slow.contended()).isEqualTo(1);
    assertThat(slow.disturbed()).isEqualTo(1);
    assertThat(slow.meets()).isFalse();
    assertThat(slow.undecided()).isTrue();
    assertThat(quick.contended()).isEqualTo(1);
    assertThat(quick.meets()).isTrue();
    assertThat(quick.undecided()).isFalse();
    assertThat(quick.breaks().most()).as("of the pairs that were not disturbed").isEqualTo(200);
    assertThat(RateText.render(contended))
        .containsPattern("slow +receiveE134Doubles:1000@10 +undecided +1 of 3, 1 contended ")
        .contains("contended: other work took");
    assertThat(RateText.render(tables)).doesNotContain("contended");
    assertThat(cell("slow", 1).undecided()).isFalse();
  }

  private static ForkRecord thirdContended(ForkRecord fork) {
    return RateMeasures.LAG_P50.find(fork).equals(Optional.of(6e6)) ? contended(fork) : fork;
  }

  private static ForkRecord contended(ForkRecord fork) {
    return fork.timing() == null
        ? fork
        : fork.withTiming(fork.timing().withLabels(List.of(ForkRecord.CONTENDED)));
  }

  @Test
  void aRateAboveWhichNothingIsKnownIsExplained() {
    List<ForkRecord> forks =
        SyntheticRates.of("").forks().stream().map(RateTablesTest::contended).toList();
    assertThat(RateText.render(RateTables.of(forks)))
        .containsPattern("quick +receiveE134Doubles:1000@10 .* above 1[0-9.]+\\n")
        .contains("above: no pair broke, but for contended ones");
  }

  @Test
  void theTextHasAVerdictForEach() {
    assertThat(RateText.render(tables))
        .contains("SEMATECH's requirement: trace reports at a rate, document/literal")
        .containsPattern("quick +receiveE134Doubles:1000@10 +meets +3 of 3 ")
        .containsPattern("slow +receiveE134Doubles:1000@10 +misses +1 of 3 ")
        .containsPattern("dead +receiveE134Doubles:1000@10 +failed +- ")
        .containsPattern("dead +receiveE134Doubles:40@200 +not measured +- ");
    assertThat(RateText.render(List.of())).isEmpty();
  }

  @Test
  void aRunAtARateHasItsTablesAndNoTimes() {
    RunFolder run = SyntheticRates.of("").write(folder);
    RunResults results = RunResults.of(run);
    assertThat(results.text()).contains("meets", "misses");
    results.writeFiles();
    assertThat(folder.resolve("comparison.json")).doesNotExist();
    assertThat(folder.resolve("rates.json")).content().contains("\"meets\" : true");
  }
}
