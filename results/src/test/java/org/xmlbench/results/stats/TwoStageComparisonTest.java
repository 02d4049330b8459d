package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Sampling;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** The comparison of a run whose first blocks decide how many there are. */
class TwoStageComparisonTest {
  private static final Sampling SAMPLING = new Sampling(0.005, 5, 30);
  private static final SyntheticRun RUN = SyntheticRun.of(12);
  private static final String DOCUMENT = "psd:4MiB";
  private static final Comparison COMPARISON = compare(RUN.records());

  private static Comparison compare(List<ForkRecord> records) {
    return Comparison.of(manifest(), new Forks(records, List.of()));
  }

  private static Manifest manifest() {
    Manifest fixed = RUN.manifest();
    return Manifest.of(
        new Manifest.Origin(
            fixed.run(),
            fixed.createdUtc(),
            fixed.toolVersion(),
            null,
            null,
            fixed.profile(),
            fixed.seed(),
            fixed.clock()),
        new StoredPlan(fixed.plan().blocks(), SAMPLING),
        fixed.host(),
        fixed.options(),
        fixed.subjects(),
        fixed.documents());
  }

  private static List<ForkRecord> records(int rounds) {
    return RUN.records().stream()
        .filter(fork -> fork.cell().document().equals(DOCUMENT) && fork.round() <= rounds)
        .toList();
  }

  @Test
  void intervalOfOnePairIsSteins() {
    DocumentComparison psd = COMPARISON.documents().getFirst();
    SubjectFigure best =
        psd.subjects().stream()
            .filter(s -> s.ratios().ratio().value() == 1)
            .findFirst()
            .orElseThrow();
    double t = TDistribution.of(4).inverseCumulativeProbability(0.975);

    assertThat(psd.counts().blocks()).isEqualTo(12);
    for (SubjectFigure figure : psd.subjects()) {
      if (figure == best) {
        continue;
      }
      double[] differences = new double[12];
      for (int i = 0; i < 12; i++) {
        differences[i] =
            Math.log(figure.series().forkMicros().get(i) / best.series().forkMicros().get(i));
      }
      double half = t * deviation(differences, 5) / Math.sqrt(12);
      assertThat(
              Math.log(figure.ratios().ratioAlone().high() / figure.ratios().ratioAlone().value()))
          .isCloseTo(half, within(1e-9));
      assertThat(figure.ratios().ratioAlone().value()).isEqualTo(figure.ratios().ratio().value());
    }
  }

  private static double deviation(double[] values, int n) {
    double mean = 0;
    for (int i = 0; i < n; i++) {
      mean += values[i] / n;
    }
    double squares = 0;
    for (int i = 0; i < n; i++) {
      squares += (values[i] - mean) * (values[i] - mean);
    }
    return Math.sqrt(squares / (n - 1));
  }

  @Test
  void intervalsOfAllPairsAreOfTheFirstStagesSpread() {
    DocumentComparison five = compare(records(5)).documents().getFirst();
    DocumentComparison twelve = compare(records(12)).documents().getFirst();

    double log5 = Math.log1p(five.separation().separablePercent() / 100);
    double log12 = Math.log1p(twelve.separation().separablePercent() / 100);
    assertThat(log12).isCloseTo(log5 * Math.sqrt(5.0 / 12), within(1e-9));
  }

  @Test
  void sizeIsReportedAndFollowsFromTheFirstFiveBlocks() {
    FirstStage stage = FirstStage.of(records(12), TimingClock.CPU, SAMPLING).orElseThrow();
    DocumentComparison psd = COMPARISON.documents().getFirst();

    assertThat(stage).isEqualTo(FirstStage.of(records(5), TimingClock.CPU, SAMPLING).orElseThrow());
    assertThat(stage.blocks())
        .isEqualTo(SteinSampleSize.of(SAMPLING.halfWidth()).blocks(stage.deviation()))
        .isBetween(6, 30);
    assertThat(psd.counts().blocksPlanned()).isEqualTo(stage.blocks());
    assertThat(psd.stages().pair()).isEqualTo(stage.pair());
    assertThat(psd.methodText())
        .contains(
            "moderated", "Stein's two stages for +-0.5 % from 5 blocks chose " + stage.blocks());
  }

  @Test
  void fourBlocksAreNoFirstStage() {
    assertThat(FirstStage.of(records(4), TimingClock.CPU, SAMPLING)).isEmpty();
    assertThat(compare(records(4)).documents().getFirst().methodText())
        .endsWith("which have not ended");
  }

  @Test
  void aBlockThatASubjectMissesIsReplacedByALaterOne() {
    List<ForkRecord> five = new ArrayList<>(records(6));
    five.removeIf(f -> f.round() == 2 && f.cell().subject().equals("elm-sax"));
    List<ForkRecord> fewer = five.stream().filter(f -> f.round() <= 5).toList();

    assertThat(FirstStage.of(fewer, TimingClock.CPU, SAMPLING)).isEmpty();
    assertThat(FirstStage.of(five, TimingClock.CPU, SAMPLING)).isPresent();
  }

  @Test
  void aDocumentWithoutAComparisonGetsTheFirstBlocksOnly() {
    List<ForkRecord> unverified =
        RUN.records().stream()
            .filter(f -> f.cell().document().equals(SyntheticRun.UNVERIFIED))
            .toList();

    assertThat(FirstStage.of(unverified, TimingClock.CPU, SAMPLING))
        .isEqualTo(Optional.of(new FirstStage(5, null, List.of())));
  }

  @Property(tries = 20)
  void orderOfRecordsDoesNotMatter(@ForAll long seed) {
    List<ForkRecord> shuffled = new ArrayList<>(RUN.records());
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(compare(shuffled)).isEqualTo(COMPARISON);
  }
}
