package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.VersionedRun;

/** What decides nothing is never called fastest, in races and where all get the same blocks. */
class MeasuredWellTest {
  private static final int RUNS = 40;

  private static DocumentComparison document(
      SplittableRandom random, int subjects, int blocks, double spread, String margin) {
    VersionedRun run = new VersionedRun();
    for (int i = 0; i < subjects; i++) {
      for (int block = 1; block <= blocks; block++) {
        double micros = 100 * (1 + 0.1 * i) * Math.exp(spread * random.nextGaussian());
        run.add("subject-" + i, "1", block, micros, Outcome.OK);
      }
    }
    Comparison comparison = margin.isEmpty() ? run.comparison() : run.comparison(margin);
    return measured(comparison);
  }

  /** The plan has other documents, of which nothing is measured. */
  private static DocumentComparison measured(Comparison comparison) {
    return comparison.documents().stream()
        .filter(it -> it.subjects().stream().anyMatch(SubjectFigure::hasFigures))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "2, 3, 0.02, ''",
    "2, 4, 0.5, ''",
    "2, 5, 0.8, 0.03",
    "3, 3, 0.3, ''",
    "3, 5, 0.6, 0.03",
    "6, 3, 0.4, ''",
    "6, 8, 0.9, 0.03"
  })
  void noSubjectIsFastestWhoseIntervalSpansAFactorOfTwo(
      int subjects, int blocks, double spread, String margin) {
    for (int seed = 0; seed < RUNS; seed++) {
      DocumentComparison document =
          document(new SplittableRandom(seed), subjects, blocks, spread, margin);
      List<SubjectFigure> fastest = document.fastest();

      assertThat(fastest)
          .as("seed %d", seed)
          .allSatisfy(it -> assertThat(it.ratios().ratio().isMeasuredWell()).isTrue())
          .noneMatch(it -> it.standing().measuredTooBadly());
      List<String> wide = document.tooWideForTheFastest();
      if (fastest.isEmpty()) {
        assertThat(document.answer())
            .as("seed %d", seed)
            .isEqualTo("every difference may be chance");
      } else if (!wide.isEmpty()) {
        assertThat(document.answer())
            .as("seed %d", seed)
            .endsWith("; not measured well enough: " + String.join(", ", wide));
      }
    }
  }

  /**
   * The least mean alone is no answer where it is not known of any other whether that is slower.
   */
  @Test
  void nothingIsFastestWhereAllOthersAreMeasuredTooBadly() {
    VersionedRun run = new VersionedRun();
    double[] others = {40, 900, 60};
    for (int block = 1; block <= others.length; block++) {
      run.add("one", "1", block, 100, Outcome.OK);
      run.add("two", "1", block, others[block - 1], Outcome.OK);
    }
    DocumentComparison document = measured(run.comparison());

    assertThat(document.fastest()).isEmpty();
    assertThat(document.answer()).isEqualTo("every difference may be chance");
  }

  @Test
  void anIntervalOfAFactorOfTwoIsTheWidestThatDecides() {
    assertThat(new Estimate(1.4, 1.0, 2.0).isMeasuredWell()).isTrue();
    assertThat(new Estimate(1.4, 1.0, 2.001).isMeasuredWell()).isFalse();
    assertThat(new Estimate(1, 0.0, Double.POSITIVE_INFINITY).isMeasuredWell()).isFalse();
    assertThat(Estimate.of(1).isMeasuredWell()).isTrue();
  }
}
