package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.compared.GeometricMeanTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;

/** The geometric mean claims no order that the races of its documents do not carry. */
class RaceMeanTest {
  private static final QuickRun RUN = QuickRun.of(3).onNoisyHost();

  /** Every fork scatters; some of the fastest parser's are slower by a half with that chance. */
  private static List<ForkRecord> records(long seed, double slow) {
    SplittableRandom random = new SplittableRandom(seed);
    return RUN.forks().records().stream()
        .map(
            fork -> {
              boolean falls = fork.cell().subject().equals("fir-sax") && random.nextDouble() < slow;
              double factor = Math.exp(0.03 * random.nextGaussian()) * (falls ? 1.5 : 1);
              return ChangedFork.slower(fork, factor);
            })
        .toList();
  }

  private static Comparison comparison(List<ForkRecord> records) {
    return Comparison.of(RUN.manifest(), new Forks(records, List.of()));
  }

  private static String text(Comparison comparison, GeometricMean mean) {
    StringBuilder out = new StringBuilder();
    GeometricMeanTables.append(
        out, mean, comparison, FamilyWords.ofDocuments("XML parsers", false, "document"));
    return out.toString();
  }

  private static String line(String text, String subject) {
    return text.lines().filter(it -> it.contains(" " + subject + " ")).findFirst().orElseThrow();
  }

  private static List<String> where(
      Comparison comparison, GeometricMean mean, String subject, boolean stopped) {
    return comparison.documents().stream()
        .filter(document -> mean.documents().contains(document.document()))
        .filter(
            document ->
                document.subjects().stream()
                    .filter(it -> it.label().equals(subject))
                    .map(SubjectFigure::standing)
                    .anyMatch(it -> stopped ? it.leftAfter() != null : it.twoSpeeds() != null))
        .map(DocumentComparison::document)
        .toList();
  }

  @Test
  void whoStoppedOrHasTwoSpeedsHasAnIntervalAndNoLetter() {
    assertWhoStoppedHasNoLetter(20);
  }

  @Tag("slow")
  @Test
  void whoStoppedOrHasTwoSpeedsHasNoLetterInManyRuns() {
    assertWhoStoppedHasNoLetter(80);
  }

  private static void assertWhoStoppedHasNoLetter(int runs) {
    int stopped = 0;
    int twoSpeeds = 0;
    for (int seed = 0; seed < runs; seed++) {
      Comparison comparison = comparison(records(seed, 0.4));
      GeometricMean mean = comparison.geometricMeans().getFirst();
      String text = text(comparison, mean);
      for (GeometricMean.Figure figure : mean.subjects()) {
        assertThat(figure.stoppedOn())
            .as("%s, seed %d", figure.subject(), seed)
            .isEqualTo(where(comparison, mean, figure.subject(), true));
        assertThat(figure.twoSpeedsOn())
            .isEqualTo(where(comparison, mean, figure.subject(), false));
        boolean ordered = figure.stoppedOn().isEmpty() && figure.twoSpeedsOn().isEmpty();
        assertThat(figure.letters() != null).isEqualTo(ordered);
        assertThat(figure.fastest()).isIn(ordered, false);
        assertThat(figure.marks().isEmpty()).isEqualTo(ordered);
        stopped += figure.stoppedOn().isEmpty() ? 0 : 1;
        twoSpeeds += figure.twoSpeedsOn().isEmpty() ? 0 : 1;
        if (!figure.stoppedOn().isEmpty()) {
          assertThat(figure.ratio().low()).isNotNull();
          assertThat(line(text, figure.subject()))
              .startsWith(" ")
              .matches(".*]  -  +stopped early on .*");
          assertThat(text).contains("that stopped early on a document are not ordered among each");
        }
      }
    }
    assertThat(stopped).isGreaterThan(runs);
    assertThat(twoSpeeds).isGreaterThan(runs / 8);
  }

  /** Letters are of those that are ordered alone, so that they begin with a. */
  @Test
  void theLettersOfTheOthersAreTheirOwn() {
    assertTheLettersOfTheOthersAreTheirOwn(20);
  }

  @Tag("slow")
  @Test
  void theLettersOfTheOthersAreTheirOwnInManyRuns() {
    assertTheLettersOfTheOthersAreTheirOwn(80);
  }

  private static void assertTheLettersOfTheOthersAreTheirOwn(int runs) {
    int behind = 0;
    for (int seed = 0; seed < runs; seed++) {
      GeometricMean mean = comparison(records(seed, 0.4)).geometricMeans().getFirst();
      String used =
          mean.subjects().stream()
              .filter(figure -> figure.letters() != null)
              .flatMap(figure -> figure.letters().chars().mapToObj(Character::toString))
              .distinct()
              .sorted()
              .collect(Collectors.joining());
      assertThat("abcdefghijkl").as("seed %d", seed).startsWith(used);
      boolean first = mean.subjects().getFirst().letters() != null;
      behind += first || used.isEmpty() ? 0 : 1;
    }
    assertThat(behind).as("means whose first subject is not ordered").isPositive();
    assertThat(comparison(records(1, 0)).geometricMeans().getFirst().subjects())
        .anyMatch(GeometricMean.Figure::fastest);
  }

  /** A document that orders none within 25 percent has no letters, and so has no mean. */
  @Test
  void aDocumentOfThreeBlocksOrdersNoMean() throws IOException {
    List<ForkRecord> records =
        records(1, 0).stream()
            .filter(fork -> !fork.cell().document().equals("unicode:1MiB") || fork.round() <= 3)
            .toList();
    Comparison comparison = comparison(records);
    GeometricMean mean = comparison.geometricMeans().getFirst();

    assertThat(mean.unorderedBy()).isEqualTo("unicode:1MiB");
    assertThat(mean.subjects())
        .isNotEmpty()
        .allMatch(figure -> figure.letters() == null && !figure.fastest());
    assertThat(text(comparison, mean))
        .contains("unicode:1MiB has fewer than four blocks, so the mean orders");
    assertThat(PublishedSchema.of("comparison").errors(StoreJson.file(comparison))).isEmpty();
  }

  @Test
  void theJsonIsValidAndSaysWhoStopped() throws IOException {
    String json = StoreJson.file(comparison(records(3, 0.4)));

    assertThat(PublishedSchema.of("comparison").errors(json)).isEmpty();
    assertThat(json).contains("\"stoppedOn\"", "\"notes\" : [ \"subjects that stopped early");
  }
}
