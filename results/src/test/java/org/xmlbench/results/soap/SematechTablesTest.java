package org.xmlbench.results.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.sematech.SematechTable;
import org.xmlbench.results.family.sematech.SematechTable.Measure;
import org.xmlbench.results.family.sematech.SematechTables;
import org.xmlbench.results.family.sematech.SematechText;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.Moments;
import org.xmlbench.results.store.Forks;

/** The tables of reports from process to process. */
class SematechTablesTest {
  private final List<SematechTable> tables =
      SematechTables.of(SyntheticServers.sematech("").forks());

  private SematechTable.Cell cell(String toolkit, int size) {
    return tables.getFirst().rows().stream()
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.size() == size)
        .findFirst()
        .orElseThrow();
  }

  private SematechTable.Figure figure(String toolkit, int size, Measure measure) {
    return cell(toolkit, size).figures().get(measure.key());
  }

  @Test
  void aKindOfReportAndAWayOfReceivingIsATable() {
    assertThat(tables).hasSize(1);
    assertThat(tables.getFirst().operation()).isEqualTo("receiveDoubleTrace");
    assertThat(tables.getFirst().receiving()).isEqualTo("streamed");
    assertThat(tables.getFirst().sizes()).containsExactly(10, 1000);
    assertThat(cell("quick", 10).pairs()).isEqualTo(SyntheticServers.FORKS);
    assertThat(cell("quick", 10).messages()).isEqualTo(10L * SyntheticServers.FORKS);
    assertThat(cell("quick", 10).requestBytes()).isEqualTo(300);
  }

  @Test
  void theMarginIsThatOfPairs() {
    Estimate mean = figure("quick", 10, Measure.CONSTRUCT).mean();
    Estimate expected = Estimate.ofMean(new double[] {100, 200, 300}, Comparison.CONFIDENCE);
    assertThat(mean.value()).isCloseTo(200, within(1e-9));
    assertThat(mean.low()).isCloseTo(expected.notBelowZero().low(), within(1e-9));
    assertThat(mean.high()).isCloseTo(expected.high(), within(1e-9));
    assertThat(figure("slow", 10, Measure.XML_RECEIVER).mean().value())
        .isCloseTo(800, within(1e-9));
  }

  @Test
  void whatWasPublishedPoolsTheMessages() {
    SematechTable.Figure figure = figure("quick", 10, Measure.CONSTRUCT);
    Moments pooled =
        Moments.of(10, 100, 10).plus(Moments.of(10, 200, 10)).plus(Moments.of(10, 300, 10));
    assertThat(figure.asPublished().value()).isCloseTo(200, within(1e-9));
    assertThat(figure.asPublished().high())
        .isCloseTo(Estimate.ofMoments(pooled, Comparison.CONFIDENCE).high(), within(1e-9));
    assertThat(figure.asPublished().relativeHalfWidth().orElseThrow())
        .isLessThan(figure.mean().relativeHalfWidth().orElseThrow());
    assertThat(figure.first()).isCloseTo(10_000, within(1e-9));
  }

  @Test
  void constructAndSendAddUpToXmlTimeSender() {
    for (int size : List.of(10, 1000)) {
      SematechTable.Figure whole = figure("quick", size, Measure.XML_SENDER);
      SematechTable.Figure construct = figure("quick", size, Measure.CONSTRUCT);
      SematechTable.Figure send = figure("quick", size, Measure.SEND);
      assertThat(whole.mean().value())
          .isCloseTo(construct.mean().value() + send.mean().value(), within(1e-6));
      assertThat(whole.asPublished().value()).isCloseTo(whole.mean().value(), within(1e-6));
      assertThat(whole.asPublished().low()).as("no record has it").isNull();
      assertThat(whole.first()).isCloseTo(construct.first() + send.first(), within(1e-6));
    }
    Estimate sums = Estimate.ofMean(new double[] {200, 400, 600}, Comparison.CONFIDENCE);
    assertThat(figure("quick", 10, Measure.XML_SENDER).mean().high())
        .isCloseTo(sums.high(), within(1e-9));
  }

  /** The compared figure is of the same pairs, by another mean. */
  @Test
  void whatIsComparedIsTheGeometricMeanOfThePairsSums() {
    SyntheticServers run = SyntheticServers.sematechOfSizes("receiveDoubleTrace");
    Comparison comparison = Comparison.of(run.manifest(), new Forks(run.forks(), List.of()));
    double compared =
        comparison.documents().stream()
            .filter(document -> document.document().equals("receiveDoubleTrace:50@buffered"))
            .flatMap(document -> document.subjects().stream())
            .filter(figure -> figure.subject().equals("slow"))
            .map(figure -> figure.costs().wall().microsPerOperation().value())
            .findFirst()
            .orElseThrow();
    double[] pairs =
        run.forks().stream()
            .filter(fork -> fork.cell().document().equals("receiveDoubleTrace:50@buffered"))
            .filter(fork -> fork.cell().subject().equals("slow"))
            .map(fork -> fork.measures())
            .mapToDouble(m -> (m.get("construct_nanos") + m.get("send_nanos")) / 1e3)
            .toArray();
    assertThat(compared)
        .isCloseTo(Estimate.ofGeometricMean(pairs, 0.95).value(), within(1e-3))
        .isLessThan(Estimate.ofMean(pairs, 0.95).value());
  }

  @Test
  void ofALoadOverAllMessagesOfAPairNothingIsPublishedOfSingleOnes() {
    List<SematechTable> ofPairs = SematechTables.of(SyntheticServers.sematechOfPairs().forks());
    SematechTable.Figure load =
        ofPairs
            .getFirst()
            .rows()
            .getFirst()
            .cells()
            .getFirst()
            .figures()
            .get(Measure.SENDER_LOAD.key());
    assertThat(load.mean())
        .isEqualTo(Estimate.ofMean(new double[] {80, 90, 100}, Comparison.CONFIDENCE));
    assertThat(load.asPublished()).isEqualTo(Estimate.of(90));
    assertThat(load.first()).isNull();
    assertThat(SematechText.render(ofPairs))
        .containsPattern("quick +10 +3 +- +90")
        .doesNotContain("faults/s, as published");
    assertThat(SematechText.render(tables)).contains("faults/s, as published");
  }

  @Test
  void whatThePlatformDoesNotReportIsAbsent() {
    assertThat(cell("quick", 10).figures()).doesNotContainKey(Measure.RECEIVER_FAULTS.key());
    assertThat(figure("quick", 10, Measure.XML_RECEIVER).first()).isNull();
    assertThat(figure("quick", 10, Measure.SENDER_LOAD).mean().value()).isEqualTo(95);
  }

  @Test
  void messagesAreHeldAgainstTheBasicProfileWhereItSaysSomethingOfThem() {
    assertThat(tables.getFirst().rows())
        .extracting(SematechTable.Row::toolkit, SematechTable.Row::profile)
        .containsExactly(
            tuple("quick", new ProfileCheck(11, 12, List.of("R1032"))), tuple("slow", null));
    assertThat(SematechText.render(tables))
        .containsOnlyOnce("messages, all valid against the schema")
        .containsPattern(
            "quick +11 +12 +R1032\n   Of the message alone: the HTTP head here is ours, .*\n");
  }

  @Test
  void pairsThatFailedHaveTheReason() {
    assertThat(cell("slow", 1000).outcome()).isEqualTo("failed");
    assertThat(cell("slow", 1000).reason()).contains("status 7");
    assertThat(cell("slow", 1000).figures()).isEmpty();
  }

  @Test
  void tablesStandInTheCataloguesOrder() {
    assertThat(SematechTables.of(SyntheticServers.sematechShuffled().forks()))
        .extracting(SematechTable::operation, SematechTable::receiving)
        .containsExactly(
            tuple("receiveIntTrace", "buffered"),
            tuple("receiveIntTrace", "streamed"),
            tuple("receiveDoubleTrace", "buffered"),
            tuple("receiveDoubleTrace", "streamed"));
  }

  @Test
  void theTextStatesThatTheProcessesHaveJustStarted() {
    SyntheticServers run = SyntheticServers.sematech("");
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .startsWith("What is compared is XMLTIMESENDER whole")
        .contains("the receiver's part is in it: it binds, writes its file and answers meanwhile.")
        .contains("times of the first 11 messages of processes that have just started")
        .contains("in one that runs long, xmlbench soap tells.\n\n== ");

    SyntheticServers failed = SyntheticServers.sematechShuffled();
    assertThat(FamilyText.of(failed.manifest(), failed.forks()))
        .contains("of the first messages of");
  }

  @Test
  void theMeanIsLabelledAsOfMessagesAndTheirGrowthIsShown() {
    SyntheticServers run = SyntheticServers.sematechOfSizes("receiveDoubleTrace");
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== geometric mean over receiveDoubleTrace:10000@", " | encoding=")
        .contains("   of these messages alone, each weighing the same")
        .contains("== how time grows with n: receiveDoubleTrace@streamed, n = 10, 50, 100, 500, ")
        .doesNotContain("(call)");
  }

  @Test
  void noIntervalGoesBelowZero() {
    assertThat(figure("quick", 10, Measure.CONSTRUCT).mean().low()).isZero();
    assertThat(figure("quick", 10, Measure.CONSTRUCT).mean().high()).isGreaterThan(400);
    assertThat(figure("quick", 10, Measure.SENDER_FAULTS).mean())
        .isEqualTo(new Estimate(0, 0.0, 0.0));
  }

  @Test
  void theTextNamesEveryToolkitAndEveryMeasure() {
    String kind = "document/literal, receiveDoubleTrace, streamed: ";
    assertThat(SematechText.render(tables))
        .contains(
            "== trace reports from process to process, " + kind,
            "us; a pair sends 11 messages, of which the first is dropped\n",
            "== " + kind + "us, as published\n",
            "== " + kind + "us, first message\n",
            "== " + kind + "CPU % and faults/s\n",
            "== " + kind + "CPU % and faults/s, as published\n",
            "as if those of a pair were independent",
            "together;\n   100 % is one core",
            "minor and major together",
            "XMLTIMESENDER is construct and send",
            "the receiver's\n   part is in it",
            "add up to XMLTIMESENDER")
        .containsPattern(
            "toolkit +values +pairs +bytes +data, sender +XMLTIMESENDER +construct +send +write"
                + " +xml, receiver +data, receiver +total, sender +total, receiver\n")
        .containsPattern("quick +10 +3 +300 +200 \\+- over 100 % ")
        .containsPattern("quick +10 +3 +300 +200 \\+-15\\.\\d% ")
        .containsPattern(
            "quick +10 +3 +300 +10000 +20000 +10000 +10000 +10000 +- +10000 +30000 +-\n")
        .containsPattern("quick +10 +3 +300 +95 \\+-0\\.0% +0\\.0 +120 \\+-0\\.0% +-\n")
        .containsPattern("slow +1000 +failed +- +-")
        .contains("slow, 1000: its server ended with status 7");
  }

  @Test
  void otherRunsHaveNoSuchTables() {
    assertThat(SematechTables.of(SyntheticCalls.of().forks())).isEmpty();
    assertThat(SematechTables.of(SyntheticServers.underLoad("").forks())).isEmpty();
  }
}
