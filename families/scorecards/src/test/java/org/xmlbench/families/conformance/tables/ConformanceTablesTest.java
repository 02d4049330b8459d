package org.xmlbench.families.conformance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** The tables of what parsers made of a conformance suite. */
class ConformanceTablesTest {
  private final SyntheticScorecards run = SyntheticScorecards.conformance("");
  private final ConformanceTables tables =
      ConformanceTables.of(SyntheticScorecards.tests(""), run.forks());
  private final Section section = tables.section();

  private static Cell count(long count, long of) {
    return new Cell.Count(count, of);
  }

  private static Cell count(long count) {
    return new Cell.Count(count, null);
  }

  private static Cell text(String text) {
    return new Cell.Text(text);
  }

  private Table detail(String id) {
    return section.details().stream()
        .filter(table -> table.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** What a driver does not read is not counted, neither as right nor as wrong. */
  @Test
  void aScoreIsOfWhatCounts() {
    assertThat(section.tables()).extracting(Table::id).containsExactly("xml-1.0", "namespaces-1.0");
    assertThat(section.tables().getFirst().rows())
        .extracting(Row::cells)
        .containsExactly(
            List.of(
                text("amber-sax"), count(1, 2), count(1, 1), count(0, 1), count(1, 3), count(0)),
            List.of(
                text("birch-sax"), count(1, 2), count(2, 2), count(1, 1), count(3, 4), count(1)));
  }

  @Test
  void aDriverThatWasNotTriedToTheEndHasTheReasonAndNoScore() {
    assertThat(section.tables().getLast().rows().getLast().cells())
        .startsWith(new Cell.Explained(text("birch-sax"), "the JVM ended with status 7"))
        .endsWith(Cell.NOTHING, Cell.NOTHING, Cell.NOTHING, Cell.NOTHING, Cell.NOTHING);
  }

  @Test
  void failuresAreCountedByTheFirstSectionOfTheirTests() {
    Table sections = detail("sections-xml-1.0");
    assertThat(sections.columns())
        .extracting(column -> column.key())
        .containsExactly("section", "tests", "amber_sax", "birch_sax");
    assertThat(sections.rows())
        .extracting(Row::cells)
        .containsExactly(
            List.of(text("2.1"), count(1), count(0), count(0)),
            List.of(text("3.1"), count(2), count(1), count(1)),
            List.of(text("3.3.3"), count(1), count(1), count(0)));
    assertThat(detail("sections-namespaces-1.0").rows())
        .extracting(Row::cells)
        .containsExactly(List.of(text("5"), count(1), count(0), Cell.NOTHING));
  }

  /** As a table of contents has them; then what is no number. */
  @Test
  void sectionsStandInTheOrderOfTheSpecification() {
    List<ConformanceTest> tests =
        List.of("10.1", "2.11", "A.2", "2.2", "none", "2").stream()
            .map(
                number ->
                    new ConformanceTest(
                        number,
                        SuitePart.XML_10,
                        ConformanceTest.Expected.REJECT,
                        false,
                        null,
                        number,
                        "path",
                        "about",
                        "text"))
            .toList();
    assertThat(ConformanceTables.of(tests, run.forks().subList(0, 1)).section().details())
        .first()
        .satisfies(
            table ->
                assertThat(table.rows())
                    .extracting(Row::key)
                    .containsExactly("2", "2.2", "2.11", "10.1", "A.2", "none"));
  }

  @Test
  void aFailedTestNamesWhoFailedItAndHowWithItsDocument() {
    assertThat(detail("failed").rows())
        .extracting(Row::cells)
        .containsExactly(
            List.of(
                text("taken"),
                text("xml-1.0"),
                text("3.1 [41]"),
                text("reject"),
                text("amber-sax"),
                Cell.NOTHING,
                Cell.NOTHING,
                text("birch-sax"),
                text("about taken"),
                text("taken.xml"),
                text("<a>")),
            List.of(
                text("other"),
                text("xml-1.0"),
                text("3.3.3, 3.1"),
                text("output"),
                Cell.NOTHING,
                Cell.NOTHING,
                text("amber-sax"),
                Cell.NOTHING,
                text("about other"),
                text("other.xml"),
                text("<a>")));
  }

  @Test
  void theTextHasATableForEachPartAndTheReasons() {
    assertThat(FamilyText.of(run.manifest(), run.forks()))
        .contains("== conformance: XML 1.0, tests: 4", "== conformance: Namespaces in XML 1.0")
        .containsPattern("amber-sax +1/2 +1/1 +0/1 +1/3 +0\\n")
        .containsPattern("birch-sax +- +- +-\\n")
        .contains("   birch-sax: the JVM ended with status 7\n")
        .contains("rejected: documents that are not well-formed, and were rejected.");
  }

  @Test
  void theFileKeepsToTheSchema() throws IOException {
    String file = FamilyText.file("conformance.json", run.manifest(), run.forks());
    assertThat(PublishedSchema.of("tables").errors(file)).isEmpty();
    assertThat(file).contains("\"reason\" : \"the JVM ended with status 7\"", "\"3.1 [41]\"");
  }

  /** Runs of parsers beside it show the words of the table. */
  @Test
  void scoresAreOfXmlAndItsNamespaces() {
    assertThat(tables.scores(SyntheticRun.of(1).manifest()).scores().toString())
        .contains(
            "Figure[requirement=conforming, head=xml-1.0, text=1/3, met=false",
            "Figure[requirement=conforming, head=namespaces-1.0, text=1/1, met=true",
            "Figure[requirement=conforming, head=xml-1.0, text=3/4, met=false")
        .doesNotContain("text=-");
  }

  @Test
  void aRunWithoutForksHasNoTable() {
    assertThat(ConformanceTables.of(List.of(), List.of()).section().tables()).isEmpty();
  }
}
