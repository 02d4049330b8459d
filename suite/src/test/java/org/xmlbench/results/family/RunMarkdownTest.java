package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.grid.MergedRun;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.grid.PartOfNode;
import org.xmlbench.results.report.PageModels;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** A run of each family as a Markdown page: alone, it says what was measured, and how. */
class RunMarkdownTest {
  private static final int NODES = 5;

  @TempDir private static Path temp;

  static Stream<String> families() {
    return FamilyRunFolders.families();
  }

  private static RunResults run(String family) {
    return FamilyRunFolders.run(temp, family);
  }

  @Test
  void everyFamilyHasARun() {
    assertThat(FamilyRunFolders.RUNS.keySet())
        .containsExactlyInAnyOrderElementsOf(families().toList());
  }

  @ParameterizedTest
  @MethodSource("families")
  void itNamesEveryCondition(String family) {
    RunResults run = run(family);
    String condition = fact(run.markdown(), "condition");
    run.forks()
        .records()
        .forEach(
            fork ->
                fork.cell()
                    .condition()
                    .forEach(
                        (key, value) ->
                            assertThat(condition)
                                .containsPattern("(^| )" + key + "=[^ ]*\\Q" + value + "\\E")));
  }

  private static String fact(String page, String name) {
    String begin = "| " + name + " | ";
    return page.lines()
        .filter(line -> line.startsWith(begin))
        .map(line -> line.substring(begin.length(), line.length() - " |".length()))
        .map(text -> text.replace("\\", ""))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no fact " + name));
  }

  @ParameterizedTest
  @MethodSource("families")
  void itHasEveryTableWithItsConditionAndMeanings(String family) {
    RunResults run = run(family);
    String page = run.markdown();
    List<Table> compared = new ArrayList<>(run.documentTables());
    compared.addAll(PageModels.beside(run.comparison(), run.family().words()));
    List<Table> all = new ArrayList<>(compared);
    own(run).map(Section::tables).forEach(all::addAll);
    assertThat(all).isNotEmpty();
    for (Table table : all) {
      String part = part(page, table.title());
      assertThat(part.lines().filter(line -> line.startsWith("| ")))
          .hasSize(1 + table.rows().size());
      table.notes().forEach(note -> assertThat(plain(part)).contains("- " + note.text()));
      heads(table).forEach(head -> assertThat(page).contains("- *" + head + "*: "));
    }
    assertThat(compared)
        .allSatisfy(table -> assertThat(table.notes().getFirst().text()).contains("="));
  }

  /** Of the columns that readers choose by, those with a meaning and with anything in them. */
  private static List<String> heads(Table table) {
    List<Column> columns = table.columns();
    return columns.stream()
        .filter(column -> column.decides() && column.meaning() != null)
        .filter(
            column ->
                table.rows().stream()
                    .map(row -> column.text(row.cells().get(columns.indexOf(column))))
                    .anyMatch(text -> !text.equals(Column.ABSENT)))
        .map(Column::head)
        .toList();
  }

  private static Stream<Section> own(RunResults run) {
    return run.tables() instanceof SectionedTables it ? it.own().stream() : Stream.empty();
  }

  /** From the heading of a table to the next. */
  private static String part(String page, String title) {
    String heading = "\n## " + title + "\n";
    int begin = plain(page).indexOf(heading);
    assertThat(begin).as(title).isNotNegative();
    String rest = plain(page).substring(begin + heading.length());
    return rest.contains("\n## ") ? rest.substring(0, rest.indexOf("\n## ")) : rest;
  }

  private static String plain(String page) {
    return page.replaceAll("\\\\([\\\\`*_<\\[\\]])", "$1");
  }

  @ParameterizedTest
  @MethodSource("families")
  void itSaysHowItWasMeasured(String family) {
    RunResults run = run(family);
    String page = run.markdown();
    String method = part(page, "Method");
    own(run)
        .flatMap(section -> section.method().stream())
        .forEach(sentence -> assertThat(method).contains("- " + sentence.strip()));
    boolean compared = !run.documentTables().isEmpty();
    for (String sentence : List.of("- Intervals are at 95 %, ", "- A block has a fork of each ")) {
      assertThat(method.contains(sentence)).as(sentence).isEqualTo(compared);
    }
    assertThat(fact(page, "command"))
        .isEqualTo("xmlbench %s, with these options".formatted(run.family().command()));
    assertThat(page).doesNotContain("--profile " + run.folder().manifest().profile());
  }

  /** Decimals and thousands are the same wherever it is written. */
  @ParameterizedTest
  @MethodSource("families")
  void itDoesNotDependOnTheLocale(String family) {
    String page = run(family).markdown();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThat(run(family).markdown()).isEqualTo(page);
    } finally {
      Locale.setDefault(before);
    }
  }

  /** Of what a sign says, the row has the word, and the word has its meaning. */
  @Test
  void signsHaveWords() {
    String page = run("toolkits").markdown();
    assertThat(page).contains("| **`metro`** (fastest) | ", "- *fastest*: cannot be told from");
  }

  @Test
  void nodesAndScoresArePartOfIt() {
    assertThat(merged().markdown())
        .contains(
            "## every node measured the whole plan", "## times of a node over those of all nodes")
        .contains("- a cell's time differs by ")
        .contains("- Each node measured all; a difference is of the nodes on which ")
        .doesNotContain("A block has");
    SyntheticRun run = SyntheticRun.of(1);
    String driver = run.manifest().subjects().getFirst().id();
    DriverScore score =
        new DriverScore(
            "security",
            driver,
            "1.2.3",
            List.of(new DriverScore.Figure("safe", "unsafe by default", "2 of 14", false)));
    Manifest manifest =
        run.manifest().of(new MeasuredBefore(List.of(), List.of(), List.of(score), List.of()));
    RunFolder folder = RunFolder.create(temp.resolve("scores"), manifest);
    run.records().forEach(folder::append);
    assertThat(RunResults.of(folder).markdown())
        .contains("## what speed costs", "| `%s` | 2 of 14 |".formatted(driver))
        .contains("- found before this run by 'security'");
  }

  private static RunResults merged() {
    List<Part> parts = new ArrayList<>();
    for (int node = 1; node <= NODES; node++) {
      Path unfinished =
          temp.resolve("parts").resolve("node-n%d.0123abc%d.unfinished".formatted(node, node));
      RunFolder run = SyntheticRun.of(1).slower(1 + 0.01 * node).write(unfinished);
      parts.add(
          PartOfNode.named(Part.read(PartOfNode.complete(unfinished, run)), "n" + node, node));
    }
    return RunResults.of(new MergedRun(parts, true).write(temp.resolve("merged"), _ -> {}));
  }

  @ParameterizedTest
  @CsvSource({
    "gate, 'run of a gate,', 'shows its verdict, which gate.md'",
    "calibrate, 'run of a calibration,', 'shows its result'"
  })
  void ofTwoArmsItSaysWhatShowsThem(String name, String kind, String shows) {
    RunResults run = RunResults.of(FamilyRunFolders.old(name));
    assertThatThrownBy(run::markdown)
        .isInstanceOf(UserErrorException.class)
        .hasMessageContainingAll(kind, "'xmlbench report " + FamilyRunFolders.OLD_RUNS, shows);
  }
}
