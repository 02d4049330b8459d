package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.SubjectEntry;

class CheckingTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);

  /** The two fastest accept more than five; of one that is slow nothing is known. */
  private static final Map<String, Integer> ACCEPTED =
      Map.ofEntries(
          Map.entry("amber-sax", 4),
          Map.entry("amber-stax", 4),
          Map.entry("amber-dom", 5),
          Map.entry("birch-sax", 1),
          Map.entry("birch-dom", 1),
          Map.entry("cedar-sax", 0),
          Map.entry("elm-stax", 5),
          Map.entry("elm-sax", 0),
          Map.entry("fir-stax", 19),
          Map.entry("fir-sax", 6));

  private static Comparison compare(Map<String, Integer> accepted) {
    return Comparison.of(CheckedRun.manifest(RUN, accepted), new Forks(RUN.records(), List.of()));
  }

  private static DocumentComparison psd(Comparison comparison) {
    return comparison.documents().stream()
        .filter(document -> document.title().equals("psd:4MiB"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theFastestOfThoseThatCheckAreASetOfTheirOwn() {
    DocumentComparison psd = psd(compare(ACCEPTED));

    assertThat(psd.answer()).isEqualTo("fastest, order not shown: fir-stax, fir-sax");
    assertThat(psd.answerOfChecking())
        .contains("fastest of those that check, order not shown: elm-stax, elm-sax");
    for (SubjectFigure figure : psd.subjects()) {
      assertThat(figure.checks())
          .isEqualTo(
              new SubjectFigure.Checks(
                  ACCEPTED.get(figure.subject()), null, figure.subject().startsWith("elm"), null));
    }
  }

  @Test
  void whereAllCheckOrNoneThereIsNoSecondSet() {
    Map<String, Integer> all = new HashMap<>();
    RUN.manifest().subjects().forEach(subject -> all.put(subject.id(), 5));
    Map<String, Integer> none = new HashMap<>(all);
    none.replaceAll((subject, number) -> 6);

    for (Map<String, Integer> accepted : List.of(all, none)) {
      DocumentComparison psd = psd(compare(accepted));
      assertThat(psd.answerOfChecking()).isEmpty();
      assertThat(psd.subjects())
          .allMatch(figure -> figure.checks().fastestChecking() == null)
          .allMatch(figure -> figure.checks().acceptedMalformations() != null);
    }
  }

  @Test
  void whatIsUnknownIsNotShown() {
    Comparison unknown = compare(Map.of());

    assertThat(unknown)
        .isEqualTo(Comparison.of(RUN.manifest(), new Forks(RUN.records(), List.of())));
    assertThat(CsvExport.render(unknown, ParsersResults.FAMILY.words()))
        .doesNotContain("accepted_malformations", "fastest_checking");
  }

  @Test
  void csvHasBothColumns() {
    String csv = CsvExport.render(compare(ACCEPTED), ParsersResults.FAMILY.words());
    List<String> head = List.of(csv.lines().findFirst().orElseThrow().split(","));
    int accepted = head.indexOf("accepted_malformations");

    assertThat(head.get(accepted + 1)).isEqualTo("fastest_checking");
    assertThat(csv).containsPattern(",psd:4MiB,.*,fir-sax,.*,6,false,").contains(",5,true,");
  }

  @Test
  void onlyATestedDriversDeclarationsAreANumber() {
    DriverDescription driver =
        new DriverDescription(
            "elm-sax",
            new Library("Elm", "org.example:elm", "1", "Apache-2.0", "elm", List.of()),
            ApiStyle.PUSH,
            Set.of(
                Capability.DOCTYPE,
                Capability.rejects("end-tag-present"),
                Capability.rejects("prefix-declared")),
            List.of(),
            List.of());

    assertThat(SubjectEntry.ofTested(driver).configuration().acceptedMalformations()).isEqualTo(2);
    assertThat(SubjectEntry.of(driver).configuration().acceptedMalformations()).isNull();
  }
}
