package org.xmlbench.families.sematech.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
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
import org.xmlbench.families.sematech.fork.RateMeasures;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRates;
import org.xmlbench.results.TableCells;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

class RateTablesTest {
  @TempDir private Path folder;

  private static final String TENTHS = "receiveE134Doubles:1000@10";
  private static final String SECONDS = "receiveE134Doubles:10000@1";
  private static final String SHORT = "receiveE134Doubles:40@200";

  private final Section section = RateTables.of(SyntheticRates.of("").forks());
  private final TableCells rates = cells(section);

  private static TableCells cells(Section section) {
    return new TableCells(section.tables().getFirst());
  }

  private static TableCells cells(List<ForkRecord> forks) {
    return cells(RateTables.of(forks));
  }

  private static Cell word(RateTerm term) {
    return new Cell.Words(List.of(Cell.Word.of(term)));
  }

  private static Cell count(long count, Long of) {
    return new Cell.Count(count, of);
  }

  @Test
  void aRateIsMetIfMoreThanHalfOfThePairsHoldIt() {
    assertThat(section.tables()).hasSize(1);
    assertThat(rates.table().rows())
        .filteredOn(row -> row.key().equals("quick"))
        .extracting(row -> row.cells().get(1))
        .containsExactly(new Cell.Text(SECONDS), new Cell.Text(TENTHS), new Cell.Text(SHORT));
    assertThat(rates.cell("verdict", "quick", TENTHS)).isEqualTo(word(RateTerm.MEETS));
    assertThat(rates.cell("held", "quick", TENTHS)).isEqualTo(count(3, 3L));
    assertThat(rates.cell("verdict", "slow", TENTHS)).isEqualTo(word(RateTerm.MISSES));
    assertThat(rates.cell("held", "slow", TENTHS)).isEqualTo(count(1, 3L));
    assertThat(rates.cell("verdict", "dead", TENTHS)).isEqualTo(Cell.NOTHING);
  }

  @Test
  void figuresAreMediansOverPairs() {
    assertThat(rates.cell("lag_p50_ms", "quick", TENTHS)).isEqualTo(new Cell.Spread(4, 2, 6));
    assertThat(rates.cell("breaks_per_s", "quick", TENTHS))
        .isEqualTo(new Cell.Spread(200, 100, 300));
    assertThat(rates.cell("most_held_per_s", "quick", TENTHS)).isInstanceOf(Cell.Spread.class);
    assertThat(rates.cell("sender_faults_per_s", "quick", TENTHS)).isEqualTo(Cell.NOTHING);
    assertThat(rates.cell("breaks_per_s", "quick", SHORT)).isEqualTo(Cell.NOTHING);
    assertThat(rates.cell("lack", "dead", TENTHS))
        .isEqualTo(new Cell.Absent("failed: its server ended with status 7"));
    assertThat(rates.cell("lack", "dead", SHORT)).isEqualTo(new Cell.Absent("not measured"));
  }

  /**
   * Five messages tell neither a percentile nor a verdict; twelve late ones tell that it misses.
   */
  @Test
  void fewMessagesTellNothingUntilTooManyWereLate() {
    assertThat(rates.cell("too_few", "quick", SECONDS)).isEqualTo(count(3, null));
    assertThat(rates.cell("held", "quick", SECONDS)).isEqualTo(count(0, 3L));
    assertThat(rates.cell("messages", "quick", SECONDS)).isEqualTo(count(5, 1000L));
    assertThat(rates.cell("verdict", "quick", SECONDS))
        .isEqualTo(
            new Cell.Words(
                List.of(new Cell.Word(RateTerm.TOO_FEW, "not enough messages (5 of 1000)"))));
    for (String unknown : List.of("lag_p50_ms", "lag_p99_ms", "breaks_per_s", "most_held_per_s")) {
      assertThat(rates.cell(unknown, "quick", SECONDS)).as(unknown).isEqualTo(Cell.NOTHING);
    }
    assertThat(rates.cell("too_few", "slow", SECONDS)).isEqualTo(Cell.NOTHING);
    assertThat(rates.cell("verdict", "slow", SECONDS)).isEqualTo(word(RateTerm.MISSES));
    assertThat(rates.cell("lag_p99_ms", "slow", SECONDS)).isEqualTo(Cell.NOTHING);
    assertThat(SectionText.of(section))
        .containsPattern(
            "quick +receiveE134Doubles:10000@1 +not enough messages \\(5 of 1000\\) +0 of 3 +3"
                + " +0[.]0 +- +- +9")
        .contains("not enough messages: a pair is judged by 1000 messages");
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
    assertThat(verdicts(forks)).containsOnly(verdict);
  }

  private static List<String> verdicts(List<ForkRecord> forks) {
    Table table = cells(forks).table();
    return table.rows().stream()
        .map(row -> table.columns().get(2).text(row.cells().get(2)))
        .toList();
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
    assertThat(verdicts(forks)).containsOnly("misses");
  }

  /** Runs that do not tell how many messages broke a pair. */
  @Test
  void whereAPairBreaksIsShownOfEnoughMessagesAlone() {
    List<ForkRecord> early =
        SyntheticRates.of("").forks().stream().map(RateTablesTest::early).toList();
    TableCells table = cells(early);
    assertThat(table.cell("verdict", "quick", TENTHS)).isEqualTo(word(RateTerm.MEETS));
    assertThat(table.cell("breaks_per_s", "quick", TENTHS)).isEqualTo(Cell.NOTHING);
    assertThat(table.cell("most_held_per_s", "quick", TENTHS)).isEqualTo(Cell.NOTHING);
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
    Section contended = RateTables.of(forks);
    TableCells table = cells(contended);

    assertThat(table.cell("contended", "slow", TENTHS)).isEqualTo(count(1, null));
    assertThat(table.cell("disturbed", "slow", TENTHS)).isEqualTo(count(1, null));
    assertThat(table.cell("verdict", "slow", TENTHS)).isEqualTo(word(RateTerm.UNDECIDED));
    assertThat(table.cell("contended", "quick", TENTHS)).isEqualTo(count(1, null));
    assertThat(table.cell("verdict", "quick", TENTHS)).isEqualTo(word(RateTerm.MEETS));
    assertThat(table.cell("breaks_per_s", "quick", TENTHS))
        .as("of the pairs that were not disturbed")
        .isEqualTo(new Cell.Spread(100, 100, 200));
    assertThat(SectionText.of(contended))
        .containsPattern("slow +receiveE134Doubles:1000@10 +undecided +1 of 3 +- +1 ")
        .contains("contended: pairs during which other work took");
    assertThat(SectionText.of(section)).doesNotContain("contended");
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
    Cell breaks = cells(forks).cell("breaks_per_s", "quick", TENTHS);
    assertThat(breaks.terms()).containsExactly(Cell.Word.of(RateTerm.ABOVE));
    assertThat(breaks).isInstanceOf(Cell.Marked.class);
    assertThat(SectionText.of(RateTables.of(forks)))
        .containsPattern("quick +receiveE134Doubles:1000@10 .* above 1[0-9.]+\\n")
        .contains("above: no pair broke, but for contended ones");
  }

  @Test
  void theTextHasAVerdictForEach() {
    assertThat(SectionText.of(section))
        .contains("SEMATECH's requirement: trace reports at a rate, document/literal")
        .containsPattern("quick +receiveE134Doubles:1000@10 +meets +3 of 3 ")
        .containsPattern("slow +receiveE134Doubles:1000@10 +misses +1 of 3 ")
        .containsPattern("dead +receiveE134Doubles:1000@10 +- .* failed: its server ended with")
        .containsPattern("dead +receiveE134Doubles:40@200 +- .* not measured")
        .doesNotContain("faults");
    assertThat(RateTables.of(List.of()).tables()).isEmpty();
  }

  @Test
  void aRunAtARateHasItsTablesAndNoTimes() throws IOException {
    RunFolder run = SyntheticRates.of("").write(folder);
    RunResults results = RunResults.of(run);
    assertThat(results.text()).contains("meets", "misses");
    results.writeFiles();
    assertThat(folder.resolve("comparison.json")).doesNotExist();
    assertThat(folder.resolve("rates.json")).content().contains("\"term\" : \"meets\"");
    assertThat(PublishedSchema.of("tables").errors(Files.readString(folder.resolve("rates.json"))))
        .isEmpty();
  }
}
