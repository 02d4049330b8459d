package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.results.AlteredRun;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredBias;

/** What a terminal shows of a run of parsers. */
class ParsersTextTest {
  private static final int WIDTH = 100;

  /** A command writes two lines with the places of files, a blank one, and one on the host. */
  private static final int LINES = 36;

  private static final List<String> HOSTILE =
      List.of(
          "<script>alert(1)</script>",
          "\u001b[2J\u001b[31m\r\n",
          "x".repeat(300),
          "\u4e2d\u6587\u202e");

  static ModelTables tables(Manifest manifest, Forks forks) {
    return (ModelTables) ParsersResults.FAMILY.tables(manifest, forks);
  }

  private static String screen(QuickRun run) {
    return ParsersResults.FAMILY.tables(run.manifest(), run.forks()).text();
  }

  private static ModelTables tables(List<ForkRecord> forks) {
    return tables(SyntheticRun.of(5).manifest(), new Forks(forks, List.of()));
  }

  private static List<String> table(String text) {
    List<String> lines = text.lines().toList();
    int head = 0;
    while (!lines.get(head).startsWith("document ")) {
      head++;
    }
    int end = head;
    while (end < lines.size() && !lines.get(end).isEmpty()) {
      end++;
    }
    return lines.subList(head, end);
  }

  /** The golden files are rewritten with {@code -Dxmlbench.golden=write}; look at them then. */
  private static void isGolden(String name, String actual) throws IOException {
    if ("write".equals(System.getProperty("xmlbench.golden"))) {
      Files.writeString(
          Path.of("src/test/resources/org/xmlbench/families/parsers/tables", name), actual);
    }
    try (InputStream golden = ParsersTextTest.class.getResourceAsStream(name)) {
      assertThat(actual).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void oneScreenIsTheGoldenFile() throws IOException {
    isGolden("screen.txt", screen(QuickRun.of(3)));
  }

  @Test
  void allColumnsAreTheGoldenFile() throws IOException {
    isGolden("all-columns.txt", tables(SyntheticRun.of(5).records()).allColumns());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void theProfileQuickFitsOnOneScreen(int documents) {
    assertFits(screen(QuickRun.of(documents)));
  }

  @Test
  void soDoManyParsers() {
    String text = screen(QuickRun.large(4, 40));
    assertFits(text);
    assertThat(table(text)).filteredOn(line -> line.contains(" more, ")).hasSize(4);
  }

  private static void assertFits(String text) {
    assertThat(text.lines().count()).isLessThanOrEqualTo(LINES);
    assertThat(text.lines()).allMatch(line -> line.length() <= WIDTH);
  }

  @Test
  void manyDocumentsKeepThreeRowsEach() {
    List<String> table = table(screen(QuickRun.large(14, 40)));
    assertThat(table).hasSize(1 + 14 * 4);
  }

  @Test
  void noLineBelowTheTableIsLongerThanIt() {
    String text = screen(QuickRun.of(4));
    int width = table(text).stream().mapToInt(String::length).max().orElseThrow();
    List<String> below = text.lines().dropWhile(line -> !line.startsWith("Neighbours")).toList();
    assertThat(below).hasSizeGreaterThan(3).allMatch(line -> line.length() <= width);
  }

  @Test
  void theAnswerNamesTheFastestThoseThatCheckTheJdkAndTheResolution() {
    assertThat(screen(QuickRun.of(1)).lines().limit(2).toList())
        .containsExactly(
            "psd:1MiB: fastest (within 3 %): amber-sax, fir-sax; of those that check: fir-sax; the"
                + " JDK's own",
            "  (house-stax) takes 1.9 times as long; differences up to 2.8 % may be chance (trees:"
                + " 2.7 %).");
  }

  @Test
  void whereTheFastestReadAllAndCheckTheyAreNamedOnce() {
    SyntheticRun run = SyntheticRun.of(5);
    Map<String, Integer> none =
        run.records().stream()
            .collect(Collectors.toMap(fork -> fork.cell().subject(), _ -> 0, (a, _) -> a));
    Map<String, Integer> wrong = new HashMap<>(none);
    wrong.put("elm-stax", 1);
    Manifest checked = CheckedRun.manifest(run, none, wrong);
    assertThat(tables(checked, new Forks(run.records(), List.of())).text().replaceAll("\n +", " "))
        .contains(", which read all and check; ")
        .doesNotContain("of all");
  }

  @Test
  void rowsStandByTimeAndWhatIsSlowerThanTwiceIsFoldedAndSoSaid() {
    QuickRun run = QuickRun.large(1, 40);
    List<String> names =
        table(screen(run)).stream()
            .skip(1)
            .map(line -> line.replaceFirst(".*?(parser-\\d+|\\d+ more.*)", "$1").split("-sax")[0])
            .toList();
    assertThat(names.getLast()).matches("\\d+ more, all slower than 2x");
    assertThat(names.subList(0, names.size() - 1)).isSorted().contains("parser-00", "parser-09");
    assertThat(names).doesNotContain("parser-12");
    assertThat(table(tables(run.manifest(), run.forks()).allColumns())).hasSize(1 + 40);
  }

  @Test
  void whatIsNotComparedIsALineForEachOutcome() {
    String text = tables(SyntheticRun.of(5).records()).text();
    assertThat(text.lines())
        .contains(
            "declared: cedar-sax on interop-int:10000 (lacks default-namespace)",
            "failed: birch-dom build-walk on interop-int:10000 (heap: java.lang.OutOfMemoryError)",
            "timeout: dogwood-pull on xmlns:10000 (did not end within 30 s)",
            "unverified: 9 subjects on file:orders.xml (no oracle: lineages disagree)");
  }

  @Test
  void aWrongParserHasNoRatioAndALineInsteadOfOne() {
    List<ForkRecord> forks =
        SyntheticRun.of(5).records().stream()
            .map(
                fork ->
                    fork.cell().subject().equals("fir-sax")
                        ? ChangedFork.ended(fork, Outcome.WRONG)
                        : fork)
            .toList();
    String text = tables(forks).text();
    assertThat(text).contains("\nwrong: fir-sax on psd:4MiB; fir-sax on interop-int:10000;");
    assertThat(text.lines().findFirst().orElseThrow()).doesNotContain("fir-sax");
  }

  @Test
  void oneBlockTellsNothingApart() {
    SyntheticRun run = SyntheticRun.of(1);
    String text = tables(run.manifest(), new Forks(run.records(), List.of())).text();
    assertThat(text.replaceAll("\n +", " "))
        .contains(
            "psd:4MiB: every difference may be chance: 1 block, 11 subjects: no margin of error")
        .doesNotContain(" *  ", "times as long");
  }

  @Test
  void notesAreALineEachAndWholeWithAllColumns() {
    AlteredRun unsteady = AlteredRun.unsteady(SyntheticRun.of(2));
    Forks forks =
        new Forks(
            inSeveralWays(unsteady.records()), List.of("a\u001b" + "b".repeat(200), "2", "3"));
    ModelTables tables = tables(unsteady.run().manifest(), forks);
    assertThat(tables.text().lines())
        .filteredOn(line -> line.startsWith("not steady"))
        .singleElement()
        .asString()
        .endsWith("; no trend in their figures: take them as they are");
    assertThat(tables.text().lines()).allMatch(line -> line.length() <= WIDTH);
    assertThat(tables.text()).contains(" more notes\n");
    assertThat(tables.allColumns()).contains("That is a defect of the label").contains("\n3\n");
  }

  /** What is repaired, missing, noisy or not verified as usual may make a figure wrong. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 12})
  void noNoteIsFoldedByWhichAFigureMayBeWrong(int doubts) {
    AlteredRun unsteady = AlteredRun.unsteady(SyntheticRun.of(2));
    List<String> wrong =
        IntStream.range(0, doubts).mapToObj("forks.jsonl lost record %d"::formatted).toList();
    String text = tables(unsteady.run().manifest(), new Forks(unsteady.records(), wrong)).text();

    assertThat(text.lines().toList()).containsAll(wrong);
    assertThat(wrong).allSatisfy(note -> assertThat(text).containsOnlyOnce(note + "\n"));
    List<ForkRecord> unseen =
        unsteady.records().stream().map(ParsersTextTest::withoutUnseenDocument).toList();
    assertThat(tables(unsteady.run().manifest(), new Forks(unseen, wrong)).text())
        .contains("verified without an unseen document: ");
  }

  /** Beside a label that says nothing about the figures, and more notes than there is room for. */
  @Test
  void aLabelThatMayHideATrendIsNotFolded() {
    SyntheticRun run = SyntheticRun.of(2);
    List<String> both = List.of(ForkRecord.NOT_STEADY, ForkRecord.CONTENDED);
    List<ForkRecord> labelled =
        run.records().stream()
            .map(fork -> fork.withTiming(fork.timing().withLabels(both)))
            .toList();
    List<String> lost = List.of("forks.jsonl lost record 1", "forks.jsonl lost record 2");
    String text = tables(run.manifest(), new Forks(inSeveralWays(labelled), lost)).text();
    assertThat(text).contains(" more notes\n").contains("\ncontended: ");
  }

  /** Each subject works by turns in two ways, which is noted and makes no figure wrong. */
  static List<ForkRecord> inSeveralWays(List<ForkRecord> forks) {
    return forks.stream()
        .map(
            fork ->
                fork.withEvidence(
                    fork.evidence()
                        .withImplementation(
                            new Implementation(
                                "org.example.Parser",
                                "1",
                                "parser.jar",
                                null,
                                fork.block() % 2 == 0 ? "words" : "vectors"))))
        .toList();
  }

  private static ForkRecord withoutUnseenDocument(ForkRecord fork) {
    ForkEvidence of = fork.evidence();
    return fork.withEvidence(
        new ForkEvidence(
            of.documentBytesPerOperation(),
            of.tally(),
            of.digest(),
            UnseenCheck.IMPOSSIBLE,
            of.implementation(),
            of.jvm()));
  }

  /** The reader may have typed {@code mvn verify -Pbench}, which has no such option. */
  @Test
  void anOptionIsNamedWithItsWholeCommandAndAtTheEnd() {
    AlteredRun unsteady = AlteredRun.unsteady(SyntheticRun.of(2));
    Forks noisy = new Forks(unsteady.records(), List.of("1", "2", "3", "4"));
    List<String> texts =
        List.of(
            screen(QuickRun.large(4, 40)),
            screen(QuickRun.of(1)),
            tables(SyntheticRun.of(5).records()).text(),
            tables(unsteady.run().manifest(), noisy).text());
    for (String text : texts) {
      assertThat(text.lines().filter(line -> line.contains("--")))
          .containsExactly(
              "all rows, columns and notes: scripts/xmlbench compare RUN --all-columns");
      assertThat(text.lines().toList().getLast()).contains("--all-columns");
    }
  }

  @Test
  void detailsStandWhereTheyAreKnown() {
    SyntheticRun run = SyntheticRun.of(3);
    List<ForkRecord> forks =
        run.records().stream()
            .map(
                fork ->
                    fork.withMeasures(
                        Map.of(
                            ParseMeasures.FIRST_DOCUMENT, 80e6,
                            ParseMeasures.SINGLE_P50, 20e3,
                            ParseMeasures.SINGLES, 999.0)))
            .toList();
    MeasuredBefore before =
        new MeasuredBefore(
            List.of(new MeasuredBias(forks.getFirst().cell().id(), 1.02, 0.94, 1.10)), List.of());
    String text = tables(run.manifest().of(before), new Forks(forks, List.of())).allColumns();
    assertThat(table(text).getFirst())
        .contains("off warm", "first document us", "p50 us")
        .doesNotContain("p99 us", "live B/B", "instr/B", "accepts", "reads rightly");
    assertThat(text).contains("(+2.0 %)", "80000 [80000, 80000]", "\noff warm: time in forks like");
  }

  @Test
  void noNameSteersTheTerminalOrBreaksTheTable() {
    for (String name : HOSTILE) {
      QuickRun run = QuickRun.of(2).named(name);
      for (String text : List.of(screen(run), tables(run.manifest(), run.forks()).allColumns())) {
        assertThat(text.codePoints()).noneMatch(point -> point != '\n' && isControl(point));
      }
      List<String> rows = new ArrayList<>(table(screen(run)));
      assertThat(rows).hasSizeGreaterThan(8).allMatch(line -> columns(line) <= WIDTH);
    }
  }

  private static boolean isControl(int point) {
    return Character.isISOControl(point) || Character.getType(point) == Character.FORMAT;
  }

  /** Han characters take two columns each. */
  private static int columns(String line) {
    return line.length() + (int) line.chars().filter(unit -> unit >= 0x2E80).count();
  }

  @Test
  void anEmptyRunSaysSo() {
    QuickRun run = QuickRun.of(1);
    assertThat(tables(run.manifest(), new Forks(List.of(), List.of("nothing yet"))).text())
        .contains("no subject has a verified figure", "nothing yet");
  }
}
