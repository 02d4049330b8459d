package org.xmlbench.families.sematech.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.TableCells;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.Moments;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

class SematechTablesTest {
  private static final String KIND = "document/literal, receiveDoubleTrace, streamed: ";
  private static final String PUBLISHED = "us, as published";
  private static final String FIRST = "us, first message";
  private static final String USE = "CPU % and faults/s";

  private final Section section = section(SyntheticServers.sematech(""));
  private final TableCells means = new TableCells(section.tables().getFirst());

  private static Section section(SyntheticServers run) {
    return SematechTables.of(run.forks()).section(Stream.empty());
  }

  private TableCells table(String title) {
    return table(section, title);
  }

  private static TableCells table(Section section, String title) {
    return new TableCells(
        Stream.concat(section.tables().stream(), section.details().stream())
            .filter(table -> table.title().endsWith(": " + title))
            .findFirst()
            .orElseThrow());
  }

  @Test
  void aKindOfReportAndAWayOfReceivingHasItsTables() {
    assertThat(section.tables())
        .extracting(Table::title)
        .containsExactly(
            "trace reports from process to process, "
                + KIND
                + "us; a pair sends 11 messages, of which the first is dropped",
            KIND + PUBLISHED,
            KIND + FIRST,
            KIND + USE,
            KIND + USE + ", as published",
            "document/literal, receiveDoubleTrace, streamed: messages and replies, all valid"
                + " against the schema: assertions of WS-I Basic Profile 1.1");
    assertThat(means.cell("pairs", "quick", "10"))
        .isEqualTo(new Cell.Count(SyntheticServers.FORKS, null));
    assertThat(means.cell("messages", "quick", "10"))
        .isEqualTo(new Cell.Count(10L * SyntheticServers.FORKS, null));
    assertThat(means.cell("bytes", "quick", "10")).isEqualTo(new Cell.Count(300, null));
  }

  @Test
  void theMarginIsThatOfPairs() {
    Cell.Figure mean = means.figure("construct_us", "quick", "10");
    Estimate expected = Estimate.ofMean(new double[] {100, 200, 300}, Comparison.CONFIDENCE);
    assertThat(mean.value()).isCloseTo(200, within(1e-9));
    assertThat(mean.low()).isCloseTo(expected.notBelowZero().low(), within(1e-9));
    assertThat(mean.high()).isCloseTo(expected.high(), within(1e-9));
    assertThat(means.figure("xml_receiver_us", "slow", "10").value()).isCloseTo(800, within(1e-9));
  }

  @Test
  void whatWasPublishedPoolsTheMessages() {
    Cell.Figure published = table(PUBLISHED).figure("construct_us", "quick", "10");
    Moments pooled =
        Moments.of(10, 100, 10).plus(Moments.of(10, 200, 10)).plus(Moments.of(10, 300, 10));
    assertThat(published.value()).isCloseTo(200, within(1e-9));
    assertThat(published.high())
        .isCloseTo(Estimate.ofMoments(pooled, Comparison.CONFIDENCE).high(), within(1e-9))
        .isLessThan(means.figure("construct_us", "quick", "10").high());
    assertThat(table(FIRST).cell("construct_us", "quick", "10"))
        .isEqualTo(new Cell.Figure(10_000, null, null));
  }

  @Test
  void constructAndSendAddUpToXmlTimeSender() {
    for (String size : List.of("10", "1000")) {
      for (TableCells table : List.of(means, table(PUBLISHED), table(FIRST))) {
        assertThat(table.figure("xml_sender_us", "quick", size).value())
            .isCloseTo(
                table.figure("construct_us", "quick", size).value()
                    + table.figure("send_us", "quick", size).value(),
                within(1e-6));
      }
      assertThat(table(PUBLISHED).figure("xml_sender_us", "quick", size).low())
          .as("no record has it")
          .isNull();
    }
    Estimate sums = Estimate.ofMean(new double[] {200, 400, 600}, Comparison.CONFIDENCE);
    assertThat(means.figure("xml_sender_us", "quick", "10").high())
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
    Section ofPairs = section(SyntheticServers.sematechOfPairs());
    Estimate load = Estimate.ofMean(new double[] {80, 90, 100}, Comparison.CONFIDENCE);
    TableCells use = new TableCells(ofPairs.tables().getLast());
    assertThat(use.table().title()).endsWith(USE);
    assertThat(use.cell("sender_load_percent", "quick", "10"))
        .isEqualTo(new Cell.Figure(load.value(), load.low(), load.high()));
    assertThat(new TableCells(ofPairs.details().getFirst()).cell("sender_load_percent", "quick"))
        .isEqualTo(Cell.NOTHING);
    assertThat(SectionText.of(ofPairs))
        .containsPattern("quick +10 +3 +90")
        .doesNotContain("an older version");
    assertThat(SectionText.of(section)).contains("an older version");
  }

  @Test
  void whatThePlatformDoesNotReportIsAbsent() {
    assertThat(table(USE).cell("receiver_faults_per_s", "quick", "10")).isEqualTo(Cell.NOTHING);
    assertThat(table(FIRST).cell("xml_receiver_us", "quick", "10")).isEqualTo(Cell.NOTHING);
    assertThat(table(USE).figure("sender_load_percent", "quick", "10").value()).isEqualTo(95);
    assertThat(
            table("CPU and page faults, first message").cell("sender_load_percent", "quick", "10"))
        .isEqualTo(new Cell.Figure(150, null, null));
  }

  @Test
  void messagesAreHeldAgainstTheBasicProfileWhereItSaysSomethingOfThem() {
    TableCells profile = new TableCells(section.tables().getLast());
    assertThat(profile.table().rows()).hasSize(1);
    assertThat(profile.row("quick").cells())
        .containsExactly(
            new Cell.Text("quick"),
            new Cell.Count(11, null),
            new Cell.Count(12, null),
            new Cell.Text("R1032"));
    assertThat(profile.table().notes()).hasSize(1).first().asString().contains("head here is ours");
  }

  @Test
  void pairsThatFailedHaveTheReason() {
    assertThat(means.cell("pairs", "slow", "1000")).isEqualTo(new Cell.Absent("failed"));
    assertThat(means.cell("lack", "slow", "1000"))
        .isEqualTo(new Cell.Absent("failed: its server ended with status 7"));
    assertThat(means.cell("construct_us", "slow", "1000")).isEqualTo(Cell.NOTHING);
  }

  @Test
  void tablesStandInTheCataloguesOrder() {
    assertThat(section(SyntheticServers.sematechShuffled()).tables())
        .extracting(Table::title)
        .filteredOn(title -> title.endsWith(PUBLISHED))
        .extracting(title -> title.replaceAll("document/literal, |: .*", ""))
        .containsExactly(
            "receiveIntTrace, buffered",
            "receiveIntTrace, streamed",
            "receiveDoubleTrace, buffered",
            "receiveDoubleTrace, streamed");
  }

  @Test
  void theTextStatesThatTheProcessesHaveJustStarted() {
    SyntheticServers run = SyntheticServers.sematech("");
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("\n\nWhat is compared is XMLTIMESENDER whole")
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
    assertThat(means.figure("construct_us", "quick", "10").low()).isZero();
    assertThat(means.figure("construct_us", "quick", "10").high()).isGreaterThan(400);
    assertThat(table(USE).cell("sender_faults_per_s", "quick", "10"))
        .isEqualTo(new Cell.Figure(0, 0.0, 0.0));
  }

  @Test
  void theTextHasALineForEachToolkitAndNumberOfValues() {
    assertThat(SectionText.of(section))
        .containsPattern(
            "toolkit +values +pairs +bytes +data, sender +XMLTIMESENDER +construct +send +write"
                + " +xml, receiver +data, receiver +total, sender +total, receiver\n")
        .containsPattern("quick +10 +3 +300 +200 \\+- over 100 % ")
        .containsPattern("quick +10 +3 +300 +200 \\+-15\\.\\d% ")
        .containsPattern("quick +10 +3 +300 +10000 +20000 +10000 +10000 +10000 +10000 +30000\n")
        .containsPattern("quick +10 +3 +300 +95 \\+-0\\.0% +0\\.0 +120 \\+-0\\.0%\n")
        .containsPattern("slow +1000 +failed +- +.* +failed: its server ended with status 7\n")
        .contains("XMLTIMESENDER: construct and send of a message, by the sender's clock.")
        .doesNotContain("  messages  ");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    SyntheticServers run = SyntheticServers.sematech("");
    String file = FamilyText.file("sematech.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"xml_sender_us\"", "\"receiver_load_percent\"");
  }

  @Test
  void otherRunsHaveNone() {
    assertThat(SematechTables.of(SyntheticCalls.of().forks()).section(Stream.empty()).tables())
        .isEmpty();
    assertThat(section(SyntheticServers.underLoad("")).tables()).isEmpty();
  }
}
