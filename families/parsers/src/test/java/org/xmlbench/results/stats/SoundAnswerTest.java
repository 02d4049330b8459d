package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.SubjectEntry;

/** The fastest of those that read the whole corpus rightly and check: what is said first. */
class SoundAnswerTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);

  /** All of the compared subjects check, but for the fastest. */
  private static final Map<String, Integer> ACCEPTED = checking();

  private static Map<String, Integer> checking() {
    Map<String, Integer> all = new HashMap<>();
    RUN.manifest().subjects().forEach(subject -> all.put(subject.id(), 0));
    all.put("fir-stax", 19);
    return Map.copyOf(all);
  }

  private static Map<String, Integer> wrong(int documents) {
    return RUN.manifest().subjects().stream()
        .collect(Collectors.toMap(SubjectEntry::id, subject -> documents));
  }

  private static Comparison compare(Map<String, Integer> accepted, Map<String, Integer> wrong) {
    return Comparison.of(
        CheckedRun.manifest(RUN, accepted, wrong), new Forks(RUN.records(), List.of()));
  }

  private static DocumentComparison psd(Map<String, Integer> accepted, Map<String, Integer> wrong) {
    return compare(accepted, wrong).documents().stream()
        .filter(document -> document.title().equals("psd:4MiB"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whoReadsOneDocumentWronglyIsNotAmongThem() {
    Map<String, Integer> wrong = new HashMap<>(wrong(0));
    wrong.put("fir-sax", 1);
    DocumentComparison psd = psd(ACCEPTED, wrong);

    assertThat(psd.answers())
        .containsExactly(
            "fastest of those that read all and check, order not shown: elm-stax, elm-sax",
            "fastest, order not shown: fir-stax, fir-sax");
    assertThat(psd.subjects())
        .filteredOn(figure -> figure.checks().isMarked())
        .extracting(SubjectFigure::subject)
        .containsExactlyInAnyOrder("elm-stax", "elm-sax");
  }

  @Test
  void whoIsUnknownInEitherWayIsNotAmongThem() {
    Map<String, Integer> read = Map.of("fir-stax", 0, "fir-sax", 0, "elm-sax", 0);
    Map<String, Integer> accepted = Map.of("fir-stax", 19, "elm-stax", 0, "elm-sax", 5);

    assertThat(psd(accepted, read).answerOfSound())
        .contains("fastest of those that read all and check: elm-sax");
  }

  @Test
  void whereNobodyDoesThatIsSaidAndThoseThatCheckAreNamed() {
    DocumentComparison psd = psd(ACCEPTED, wrong(1));

    assertThat(psd.answers())
        .startsWith("none of them is known to read all and to check", psd.answer())
        .endsWith(psd.answerOfChecking().orElseThrow())
        .hasSize(3);
  }

  @Test
  void whereAllDoOneAnswerIsEnough() {
    Map<String, Integer> accepted = new HashMap<>(ACCEPTED);
    accepted.put("fir-stax", 5);
    DocumentComparison psd = psd(accepted, wrong(0));

    assertThat(psd.answers()).containsExactly(psd.answer());
  }

  @Test
  void whereNothingIsKnownOfReadingNothingIsSaidOfIt() {
    DocumentComparison psd = psd(ACCEPTED, Map.of());

    assertThat(psd.answers()).containsExactly(psd.answer(), psd.answerOfChecking().orElseThrow());
    assertThat(CsvExport.render(compare(ACCEPTED, Map.of()), ParsersResults.FAMILY.words()))
        .doesNotContain("reads_rightly");
  }

  @Test
  void theShareStandsBesideWhatIsAccepted() {
    Map<String, Integer> wrong = new HashMap<>(wrong(0));
    wrong.put("fir-stax", 3);
    wrong.remove("cedar-sax");
    Comparison comparison = compare(ACCEPTED, wrong);
    assertThat(CsvExport.render(comparison, ParsersResults.FAMILY.words()))
        .contains("fastest_checking,reads_rightly,of_documents,fastest_sound")
        .contains(",19,false,7,10,false,")
        .contains(",0,false,,,false,");
  }

  @Test
  void thePublishedFormsHoldIt() throws Exception {
    assertThat(
            PublishedSchema.of("manifest")
                .errors(StoreJson.file(CheckedRun.manifest(RUN, ACCEPTED, wrong(1)))))
        .isEmpty();
    String json = StoreJson.file(compare(ACCEPTED, wrong(1)));
    assertThat(PublishedSchema.of("comparison").errors(json)).isEmpty();
    assertThat(json).contains("\"rightly\" : 9", "\"answerOfSound\" : \"none of them");
  }
}
