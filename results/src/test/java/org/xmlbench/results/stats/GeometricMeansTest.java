package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

class GeometricMeansTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);

  private static Comparison compare(List<ForkRecord> records) {
    return Comparison.of(RUN.manifest(), new Forks(records, List.of()));
  }

  /** Failed, timed out, declared and unverified cells cost their documents, not their subjects. */
  @Test
  void onlyDocumentsOnWhichEveryComparedSubjectIsOk() {
    GeometricMean mean = compare(RUN.records()).geometricMeans().getFirst();

    assertThat(mean.documents()).containsExactly("psd:4MiB", "overhead");
    assertThat(mean.leftOut())
        .containsExactlyInAnyOrder(
            "amber-dom build-walk: not measured on every document",
            "birch-dom build-walk: not measured on every document",
            "interop-int:10000: cedar-sax is declared",
            "xmlns:10000: dogwood-pull is timeout",
            "file:orders.xml: amber-sax is unverified");
    assertThat(mean.condition()).doesNotContainKey("heap").containsKey("gc");
  }

  /** Where the run fixed that: what is known before it costs the subject, not the document. */
  @Test
  void aSubjectThatDeclaresADocumentLeavesAndTheDocumentStays() {
    GeometricMean mean = underRule(MeanRule.DECLARED_SUBJECTS).geometricMeans().getFirst();

    assertThat(mean.documents()).containsExactly("psd:4MiB", "interop-int:10000", "overhead");
    assertThat(mean.leftOut())
        .containsExactlyInAnyOrder(
            "amber-dom build-walk: not measured on every document",
            "birch-dom build-walk: not measured on every document",
            "cedar-sax: declared on interop-int:10000",
            "xmlns:10000: dogwood-pull is timeout",
            "file:orders.xml: amber-sax is unverified");
    assertThat(mean.subjects())
        .extracting(GeometricMean.Figure::subject)
        .contains("dogwood-pull")
        .doesNotContain("cedar-sax");
  }

  @Test
  void aRuleThatIsNotKnownIsAUsersError() {
    assertThatThrownBy(() -> underRule("slow subjects"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "the manifest's option meanLeavesOut is 'slow subjects',"
                + " where only 'declared subjects' is known");
  }

  private static Comparison underRule(String rule) {
    Manifest made = RUN.manifest();
    Map<String, String> options = new LinkedHashMap<>(made.options());
    options.put(MeanRule.OPTION, rule);
    Manifest manifest =
        Manifest.of(
            made.origin(), made.plan(), made.host(), options, made.subjects(), made.documents());
    return Comparison.of(manifest, new Forks(RUN.records(), List.of()));
  }

  @Test
  void meanIsThatOfTheDocumentsRatios() {
    Comparison comparison = compare(RUN.records());
    GeometricMean mean = comparison.geometricMeans().getFirst();
    double best = product(comparison, "fir-stax");

    for (GeometricMean.Figure figure : mean.subjects()) {
      assertThat(figure.ratio().value())
          .isCloseTo(Math.sqrt(product(comparison, figure.subject()) / best), within(1e-9));
    }
  }

  /** By hand for equal weights: the half width is the root of the sum of squares over two. */
  @Test
  void intervalIsNarrowerThanThoseOfTheDocuments() {
    Comparison comparison = compare(RUN.records());
    GeometricMean mean = comparison.geometricMeans().getFirst();
    GeometricMean.Figure amber = mean.subjects().getFirst();
    double half = Math.log(amber.ratio().high() / amber.ratio().value());
    double widest =
        Math.max(
            halfWidth(comparison, "psd:4MiB", "amber-sax"),
            halfWidth(comparison, "overhead", "amber-sax"));

    assertThat(half).isBetween(widest / 2, widest);
  }

  /** More blocks would make a mean here, and no other documents would. */
  @ParameterizedTest
  @CsvSource({
    "1, '1 block gives no interval, and a mean needs one'",
    "2, '2 blocks give no interval, and a mean needs one'"
  })
  void fewBlocksAreTheReasonWhereTheyAre(int blocks, String reason) {
    SyntheticRun run = SyntheticRun.of(blocks);
    GeometricMean mean =
        Comparison.of(run.manifest(), new Forks(run.records(), List.of()))
            .geometricMeans()
            .getFirst();

    assertThat(mean.subjects()).isEmpty();
    assertThat(mean.absence().text("operation", "toolkit")).isEqualTo(reason);
    assertThat(mean.leftOut()).noneMatch(it -> it.contains("margin of error"));
  }

  @Test
  void otherDocumentsAreTheReasonWhereBlocksAreEnough() {
    List<ForkRecord> records =
        RUN.records().stream()
            .filter(fork -> fork.cell().document().startsWith("xmlns") || isOnly(fork, "overhead"))
            .toList();
    GeometricMean mean = compare(records).geometricMeans().getFirst();

    assertThat(mean.subjects()).isEmpty();
    assertThat(mean.absence().text("operation", "toolkit"))
        .isEqualTo("it needs two operations on which every toolkit is ok");
  }

  private static boolean isOnly(ForkRecord fork, String document) {
    return fork.cell().document().equals(document);
  }

  @Test
  void oneDocumentHasNoMean() {
    List<ForkRecord> records =
        RUN.records().stream()
            .filter(
                f ->
                    !f.cell().document().equals("overhead")
                        || !f.cell().subject().equals("fir-sax"))
            .toList();
    GeometricMean mean = compare(records).geometricMeans().getFirst();

    assertThat(mean.subjects()).isEmpty();
    assertThat(mean.method()).isNull();
    assertThat(mean.leftOut()).contains("overhead: fir-sax is skipped");
  }

  /** Its time is a call's fixed cost, so it is shown and in no mean. */
  @Test
  void aCallThatCarriesNothingIsInNoMean() {
    GeometricMean mean =
        calls("receiveInts:10", "receiveDoubles:10", "echoVoid").geometricMeans().getFirst();

    assertThat(mean.documents()).containsExactly("receiveInts:10", "receiveDoubles:10");
    assertThat(mean.leftOut())
        .containsExactly("echoVoid: it carries nothing and stands beside the others");
    assertThat(mean.subjects()).hasSize(2);
    assertThat(calls("receiveInts:10", "echoVoid").geometricMeans()).isEmpty();
    assertThat(calls("echoDoubles:10@4", "echoVoid@4").geometricMeans()).isEmpty();
  }

  /** Not the more sizes, the more weight: as of every other family, the largest stands for it. */
  @Test
  void theLargestReportOfAKindAndAWayOfReceivingStandsForItsFamily() {
    SyntheticServers run =
        SyntheticServers.sematechOfSizes("receiveDoubleTrace", "receiveIntTrace");
    GeometricMean mean =
        Comparison.of(run.manifest(), new Forks(run.forks(), List.of()))
            .geometricMeans()
            .getFirst();

    assertThat(mean.documents())
        .containsExactlyInAnyOrder(
            "receiveDoubleTrace:10000@buffered",
            "receiveDoubleTrace:10000@streamed",
            "receiveIntTrace:10000@buffered",
            "receiveIntTrace:10000@streamed");
    assertThat(mean.leftOut())
        .as("once for each family")
        .hasSize(4)
        .contains(
            "receiveIntTrace:5000@buffered, receiveIntTrace:1000@buffered,"
                + " receiveIntTrace:500@buffered, receiveIntTrace:100@buffered,"
                + " receiveIntTrace:50@buffered, receiveIntTrace:10@buffered:"
                + " the family is there with receiveIntTrace:10000@buffered");
    assertThat(mean.subjects()).hasSize(2);
  }

  private static Comparison calls(String... exchanges) {
    SyntheticCalls run = SyntheticCalls.of(List.of(exchanges));
    return Comparison.of(run.manifest(), new Forks(run.forks(), List.of()));
  }

  private static double product(Comparison comparison, String subject) {
    double product = 1;
    for (String name : List.of("psd:4MiB", "overhead")) {
      product *= figure(comparison, name, subject).costs().cpu().microsPerOperation().value();
    }
    return product;
  }

  private static double halfWidth(Comparison comparison, String document, String subject) {
    Estimate ratio = figure(comparison, document, subject).ratios().ratio();
    return Math.log(ratio.high() / ratio.value());
  }

  private static SubjectFigure figure(Comparison comparison, String document, String subject) {
    return comparison.documents().stream()
        .filter(d -> d.document().equals(document))
        .flatMap(d -> d.subjects().stream())
        .filter(s -> s.label().equals(subject))
        .findFirst()
        .orElseThrow();
  }
}
