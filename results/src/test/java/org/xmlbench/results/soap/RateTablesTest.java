package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
        .containsExactly("receiveE134Doubles:1000@10", "receiveE134Doubles:40@200");
    assertThat(cell("quick", 0).meets()).isTrue();
    assertThat(cell("quick", 0).held()).isEqualTo(3);
    assertThat(cell("slow", 0).meets()).isFalse();
    assertThat(cell("slow", 0).held()).isEqualTo(1);
    assertThat(cell("dead", 0).meets()).isFalse();
  }

  @Test
  void figuresAreMediansOverPairs() {
    RateTable.Cell quick = cell("quick", 0);
    assertThat(quick.lag().p50().median()).isEqualTo(4);
    assertThat(quick.lag().p50().most()).isEqualTo(6);
    assertThat(quick.breaks().median()).isEqualTo(200);
    assertThat(quick.use().senderFaults()).isNull();
    assertThat(cell("quick", 1).breaks()).isNull();
    assertThat(cell("dead", 0).reason()).contains("status 7");
    assertThat(cell("dead", 1).outcome()).isNull();
  }

  /** Of slow's three pairs one held the rate: if another of them was disturbed, two may have. */
  @Test
  void aDisturbedPairThatDidNotHoldTheRateDecidesNothing() {
    List<ForkRecord> forks =
        SyntheticRates.of("").forks().stream().map(RateTablesTest::thirdContended).toList();
    List<RateTable> contended = RateTables.of(forks);
    RateTable.Cell slow = contended.getFirst().rows().getLast().cells().getFirst();
    RateTable.Cell quick = contended.getFirst().rows().get(1).cells().getFirst();

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
    assertThat(cell("slow", 0).undecided()).isFalse();
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
