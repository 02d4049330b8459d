package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.family.conformance.ConformanceTable;
import org.xmlbench.results.family.conformance.ConformanceTable.Score;
import org.xmlbench.results.family.conformance.ConformanceTables;

/** The tables of what speed costs. */
class ScorecardTablesTest {
  private static final String NOTHING = "";

  private final SyntheticScorecards conformance = SyntheticScorecards.conformance(NOTHING);

  private final ConformanceTable conforming =
      ConformanceTables.of("/suite", SyntheticScorecards.tests(NOTHING), conformance.forks())
          .orElseThrow();

  /** What a driver does not read is not counted, neither as right nor as wrong. */
  @Test
  void aScoreIsOfWhatCounts() {
    assertThat(conforming.parts().getFirst().rows())
        .containsExactly(
            new ConformanceTable.Row(
                "amber-sax",
                new Score(1, 2),
                new Score(1, 1),
                new Score(0, 1),
                new Score(1, 3),
                0,
                null),
            new ConformanceTable.Row(
                "birch-sax",
                new Score(1, 2),
                new Score(2, 2),
                new Score(1, 1),
                new Score(3, 4),
                1,
                null));
    assertThat(conforming.parts().getLast().rows().getLast())
        .isEqualTo(
            new ConformanceTable.Row(
                "birch-sax", null, null, null, null, null, "the JVM ended with status 7"));
  }

  @Test
  void failuresAreCountedByTheFirstSectionOfTheirTests() {
    assertThat(conforming.parts().getFirst().sections())
        .containsExactly(
            new ConformanceTable.Section("2.1", 1, List.of(0, 0)),
            new ConformanceTable.Section("3.1", 2, List.of(1, 1)),
            new ConformanceTable.Section("3.3.3", 1, List.of(1, 0)));
  }

  @Test
  void aFailedTestNamesWhoFailedItAndHow() {
    assertThat(conforming.failed())
        .extracting(failed -> failed.test().id() + " " + failed.by())
        .containsExactly(
            "taken [By[driver=amber-sax, deviation=accepted], By[driver=birch-sax,"
                + " deviation=broke]]",
            "other [By[driver=amber-sax, deviation=other-output]]");
  }

  @Test
  void conformanceAsText() {
    assertThat(FamilyText.of(conformance.manifest(), conformance.forks()))
        .contains("== conformance: XML 1.0, tests: 4", "== conformance: Namespaces in XML 1.0")
        .containsPattern("amber-sax +1/2 +1/1 +0/1 +1/3 +0\\n")
        .containsPattern("birch-sax +- +- +- +- +-\\n")
        .contains("   birch-sax: the JVM ended with status 7\n");
  }

  @Test
  void filesKeepToTheirSchemas() throws IOException {
    for (SyntheticScorecards run : List.of(conformance)) {
      String family = run.manifest().family();
      String file = FamilyText.file(family + ".json", run.manifest(), run.forks());
      assertThat(PublishedSchema.of(family).errors(file)).as(family).isEmpty();
      assertThat(PublishedSchema.of(family).errors(file.replaceFirst("\"driver\"", "\"other\"")))
          .as(family)
          .isNotEmpty();
    }
  }

  @Test
  void runsWithoutForksHaveNoTable() {
    assertThat(ConformanceTables.of("", List.of(), List.of())).isEmpty();
  }
}
