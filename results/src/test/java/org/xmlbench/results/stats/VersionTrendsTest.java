package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.VersionTrendText;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.TimingClock;

/** Where a library became faster from version to version. */
class VersionTrendsTest {
  private static final long OPERATIONS = 1000;
  private static final int BLOCKS = 5;

  private final List<ForkRecord> forks = new ArrayList<>();

  /** Blocks of that time, each slower than the one before it, as a host is. */
  private void add(String subject, String version, double micros, double noise) {
    for (int block = 1; block <= BLOCKS; block++) {
      double spread = block % 2 == 0 ? 1 + noise : 1 - noise;
      add(subject, version, block, micros * block * spread, Outcome.OK);
    }
  }

  private void add(String subject, String version, int block, double micros, Outcome outcome) {
    long wall = Math.round(micros * 1000 * OPERATIONS);
    forks.add(
        new ForkRecord(
            "run",
            new Cell(subject, version, "psd:4MiB", Operation.PARSE, Map.of("cpus", "2")),
            new ForkPlace(block, block, forks.size(), 1),
            new ForkStatus(outcome, outcome == Outcome.OK ? null : "why", "2026-11-24T01:00:00Z"),
            new ForkTiming(
                List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, OPERATIONS, wall)),
                outcome.isTimed() ? new Measured(wall, wall, 0L, 0L) : null),
            ForkEvidence.NONE,
            Map.of()));
  }

  private Comparison comparison() {
    return Comparison.of(
        SyntheticRun.of(1).manifest().of(TimingClock.WALL), new Forks(forks, List.of()));
  }

  private VersionTrend trend() {
    assertThat(comparison().versionTrends()).hasSize(1);
    return comparison().versionTrends().getFirst();
  }

  @Test
  void aStepIsTheMeanOfTheLogRatiosOfTheBlocks() {
    add("amber-sax@1.0", "1.0", 100, 0.01);
    add("amber-sax@1.1", "1.1", 50, 0);
    add("amber-sax@2.0", "2.0", 75, 0.01);
    List<VersionTrend.Line> lines = trend().lines();

    assertThat(trend().driver()).isEqualTo("amber-sax");
    assertThat(lines).extracting(VersionTrend.Line::version).containsExactly("1.0", "1.1", "2.0");
    assertThat(lines.getFirst().overBefore()).isNull();
    assertThat(lines.get(1).overBefore().value()).isCloseTo(0.5, within(0.01));
    assertThat(lines.get(2).overBefore().value()).isCloseTo(1.5, within(0.02));
    assertThat(lines.get(2).overFirst().value()).isCloseTo(0.75, within(1e-9));
    assertThat(lines)
        .extracting(VersionTrend.Line::change)
        .containsExactly(null, VersionTrend.Change.FASTER, VersionTrend.Change.SLOWER);
  }

  /** Bonferroni: of two steps each holds with 97.5 %. */
  @Test
  void intervalsOfATableHoldAtOnce() {
    add("amber-sax@1.0", "1.0", 100, 0);
    add("amber-sax@1.1", "1.1", 100, 0.02);
    add("amber-sax@2.0", "2.0", 100, 0);
    double[] ratios = {0.98, 1.02, 0.98, 1.02, 0.98};
    Estimate expected = Estimate.ofGeometricMean(ratios, 0.975);

    Estimate step = trend().lines().get(1).overBefore();
    assertThat(step.low()).isCloseTo(expected.low(), within(1e-6));
    assertThat(step.high()).isCloseTo(expected.high(), within(1e-6));
    assertThat(trend().lines()).extracting(VersionTrend.Line::change).containsOnlyNulls();
    assertThat(trend().answer())
        .isEqualTo("no version is shown to be faster or slower than the one before it");
  }

  /** The step is then to the version after it, from the one before. */
  @Test
  void aVersionThatFailedIsPassedOver() {
    add("amber-sax@1.0", "1.0", 100, 0.01);
    for (int block = 1; block <= BLOCKS; block++) {
      add("amber-sax@1.1", "1.1", block, 10, Outcome.WRONG);
    }
    add("amber-sax@2.0", "2.0", 50, 0.02);
    List<VersionTrend.Line> lines = trend().lines();

    assertThat(lines.get(1).micros()).isNull();
    assertThat(lines.get(1).outcome()).isEqualTo(Outcome.WRONG);
    assertThat(lines.get(2).overBefore().value()).isCloseTo(0.5, within(0.02));
    assertThat(VersionTrendText.render(comparison()))
        .contains(
            "== versions: amber-sax on psd:4MiB | cpus=2", "wrong", "2.0 became faster, by 5");
  }

  /** An {@code @} may stand for something else, such as a server's host. */
  @Test
  void onlyWhatIsNamedByItsVersionIsOne() {
    add("amber-sax@jetty", "1.0", 100, 0);
    add("amber-sax", "1.0", 100, 0);
    add("fir-stax@2.0", "2.0", 100, 0);

    assertThat(comparison().versionTrends()).isEmpty();
    assertThat(VersionTrendText.render(comparison())).isEmpty();
    assertThat(StoreJson.file(comparison())).doesNotContain("versionTrends");
  }

  @Test
  void oneBlockShowsNoChange() {
    add("amber-sax@1.0", "1.0", 1, 100, Outcome.OK);
    add("amber-sax@1.1", "1.1", 1, 50, Outcome.OK);

    assertThat(trend().lines().get(1).overBefore()).isEqualTo(Estimate.of(0.5));
    assertThat(trend().answer()).contains("that takes two blocks that both have");
  }
}
