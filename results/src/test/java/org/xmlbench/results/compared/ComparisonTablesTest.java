package org.xmlbench.results.compared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.VersionedRun;
import org.xmlbench.results.report.PageModels;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FastestRule;
import org.xmlbench.results.stats.GeometricMean;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.ThreadScaling;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Term;

/** What the tables of a comparison say by themselves, without a page or a terminal around them. */
class ComparisonTablesTest {
  private static final FamilyWords WORDS =
      FamilyWords.ofDocuments("XML parsers", false, "document");
  private static final Set<Kind> OF_INTERVALS =
      EnumSet.of(Kind.INTERVAL, Kind.POWER, Kind.SHARE_INTERVAL);
  private static final SyntheticRun SIZES = SyntheticRun.ofSizes(5);

  private static Comparison comparison(Manifest manifest) {
    return Comparison.of(manifest, new Forks(SIZES.records(), List.of()));
  }

  private static Comparison versions() {
    VersionedRun run = new VersionedRun();
    run.add("amber-sax@1.0", "1.0", 100, 0.01);
    run.add("amber-sax@2.0", "2.0", 80, 0.01);
    return run.comparison();
  }

  private static ThreadScaling threads(Estimate throughput) {
    return threads(throughput, "Serial");
  }

  private static ThreadScaling threads(Estimate throughput, String collector) {
    return new ThreadScaling(
        "psd:4MiB",
        Operation.PARSE,
        Map.of("gc", collector),
        2,
        List.of(new ThreadScaling.Line("amber-sax", 2, 5, throughput, throughput)));
  }

  private static List<Table> all() {
    Comparison sizes = comparison(SIZES.manifest());
    List<Table> tables = new ArrayList<>(ComparisonTables.of(sizes, WORDS));
    List<Table> beside = PageModels.beside(sizes, WORDS);
    List<Table> versions = PageModels.beside(versions(), WORDS);
    assertThat(beside).extracting(Table::id).contains("mean", "growth");
    assertThat(versions).extracting(Table::id).contains("versions");
    tables.addAll(beside);
    tables.addAll(versions);
    tables.addAll(ResourceTables.of(sizes, WORDS));
    tables.add(ThreadScalingTables.table(threads(new Estimate(1.8, 1.7, 1.9)), sizes));
    return tables;
  }

  @Test
  void everyTableHasItsCondition() {
    assertThat(all())
        .allSatisfy(
            table -> assertThat(table.notes().getFirst().text()).as(table.title()).contains("="));
  }

  @Test
  void everyColumnOfIntervalsHasAMeaning() {
    List<Column> columns =
        Stream.concat(all().stream(), RunDifferenceTables.tables(difference(), "subject").stream())
            .flatMap(table -> table.columns().stream())
            .filter(column -> OF_INTERVALS.contains(column.kind()))
            .toList();
    assertThat(columns)
        .extracting(Column::key)
        .contains(
            "ratio",
            "power",
            "two_largest",
            "throughput",
            "efficiency",
            "over_before",
            "over_first");
    assertThat(columns)
        .allSatisfy(column -> assertThat(column.meaning()).as(column.key()).isNotBlank());
  }

  private static RunDifference difference() {
    Forks forks = new Forks(SIZES.records(), List.of());
    return RunDifference.of(SIZES.manifest(), forks, SIZES.manifest(), forks);
  }

  @Test
  void aSingleBlockOfThreadsIsSaid() {
    Comparison any = comparison(SIZES.manifest());
    assertThat(ThreadScalingTables.table(threads(Estimate.of(1.8)), any).notes())
        .contains(Note.of("A line of one block has no interval."));
    assertThat(ThreadScalingTables.table(threads(new Estimate(1.8, 1.7, 1.9)), any).notes())
        .doesNotContain(Note.of("A line of one block has no interval."));
  }

  @Test
  void growthGoesByItsUnit() {
    Table growth =
        PageModels.beside(comparison(SIZES.manifest()), WORDS).stream()
            .filter(table -> table.id().equals("growth"))
            .findFirst()
            .orElseThrow();
    assertThat(growth.title())
        .startsWith("how time grows with size: interop-int, size = 1512, 11412, ")
        .endsWith(" bytes");
    assertThat(growth.columns())
        .filteredOn(column -> column.key().equals("power"))
        .extracting(Column::meaning)
        .allSatisfy(meaning -> assertThat(meaning).contains("grows as size to it", "log size,"));
  }

  /** The sign of the fastest means what the run's rule says. */
  @Test
  void aMarginIsNamedOnlyWhereThereIsOne() {
    Comparison without = comparison(SIZES.manifest());
    Comparison with = comparison(SIZES.manifest().with(FastestRule.OPTION, "0.03"));
    assertThat(goodTerms(without)).containsOnly(FigureTerm.NOT_TOLD_APART);
    assertThat(goodTerms(with)).containsOnly(FigureTerm.FASTEST);
    assertThat(FigureTerm.NOT_TOLD_APART.meaning()).isEqualTo("cannot be told from the fastest");
    assertThat(FigureTerm.FASTEST.meaning()).contains("margin");
  }

  private static List<Term> goodTerms(Comparison comparison) {
    List<Table> means = PageModels.beside(comparison, WORDS);
    return Stream.concat(ComparisonTables.of(comparison, WORDS).stream(), means.stream())
        .flatMap(Table::terms)
        .filter(term -> term.label().equals("fastest"))
        .toList();
  }

  @Test
  void eachMarkOfAMeanHasItsTerm() {
    GeometricMean.Figure figure =
        new GeometricMean.Figure(
            "a-sax", Estimate.of(1), false, null, List.of("psd", "xmlns"), List.of("psd"), true);
    assertThat(figure.marked())
        .extracting(word -> word.term())
        .containsExactly(
            GeometricMean.Mark.STOPPED,
            GeometricMean.Mark.TWO_SPEEDS,
            GeometricMean.Mark.NOT_MEASURED);
    assertThat(figure.marks())
        .containsExactly(
            "stopped early on psd, xmlns", "two speeds on psd", "not measured well enough");
  }

  @Test
  void aBandIsWhereOneMarginHolds() {
    assertThat(picture(2).band().from()).isEqualTo(1);
    DocumentComparison two = measured(compared(2));
    double margin = two.separation().separablePercent() / 100;
    assertThat(margin).isPositive();
    assertThat(picture(2).band().to()).isCloseTo(1 + margin, within(1e-12));
    assertThat(picture(3).band()).isNull();
    assertThat(picture(1).band()).isNull();
  }

  private static Comparison compared(int subjects) {
    VersionedRun run = new VersionedRun();
    for (int i = 0; i < subjects; i++) {
      run.add("subject-" + i, "1.0", 100 + 10 * i, 0.01 * (i + 1));
    }
    return run.comparison();
  }

  private static Picture picture(int subjects) {
    Comparison comparison = compared(subjects);
    List<Table> tables = ComparisonTables.of(comparison, WORDS);
    return ComparisonTables.pictures(tables, comparison, WORDS)
        .get(comparison.documents().indexOf(measured(comparison)));
  }

  private static DocumentComparison measured(Comparison comparison) {
    return comparison.documents().stream()
        .filter(document -> document.separation().compared() > 0)
        .findFirst()
        .orElseThrow();
  }

  /** All that are not shown to be slower by more than the margin are in it. */
  @Test
  void aMarginMakesTheBandWider() {
    VersionedRun run = new VersionedRun();
    run.add("subject-0", "1.0", 100, 0.01);
    run.add("subject-1", "1.0", 110, 0.02);
    DocumentComparison without = measured(run.comparison());
    DocumentComparison with = measured(run.comparison("0.03"));
    assertThat(1 + with.oneMargin().orElseThrow())
        .isCloseTo(1.03 * (1 + without.oneMargin().orElseThrow()), within(1e-12));
  }

  @Test
  void twoRunsHaveALineAtNoDifference() {
    RunDifference difference = difference();
    List<Table> tables = RunDifferenceTables.tables(difference, "subject");
    assertThat(RunDifferenceTables.pictures(difference, tables))
        .isNotEmpty()
        .allMatch(picture -> picture.band().equals(new Picture.Band(1, 1)));
    assertThat(tables).allMatch(table -> table.title().contains(" | cpus=1 gc=Serial"));
  }

  @Test
  void titlesHaveWhatDiffersInTheirConditions() {
    Comparison any = comparison(SIZES.manifest());
    List<ThreadScaling> two = List.of(threads(Estimate.of(1)), threads(Estimate.of(1), "G1"));
    List<Table> tables =
        two.stream().map(scaling -> ThreadScalingTables.table(scaling, any)).toList();
    assertThat(ComparisonTables.titled(tables, two, ThreadScaling::condition))
        .extracting(Table::title)
        .containsExactly(
            "what threads gain: psd:4MiB gc=Serial", "what threads gain: psd:4MiB gc=G1");
  }
}
