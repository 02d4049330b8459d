package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.VersionedRun;
import org.xmlbench.results.compared.VersionTrendTables;
import org.xmlbench.results.store.StoreJson;

/** Where a library became faster from version to version. */
class VersionTrendsTest {
  private final VersionedRun run = new VersionedRun();

  private VersionTrend trend() {
    assertThat(run.comparison().versionTrends()).hasSize(1);
    return run.comparison().versionTrends().getFirst();
  }

  @Test
  void aStepIsTheMeanOfTheLogRatiosOfTheBlocks() {
    run.add("amber-sax@1.0", "1.0", 100, 0.01);
    run.add("amber-sax@1.1", "1.1", 50, 0);
    run.add("amber-sax@2.0", "2.0", 75, 0.01);
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
    run.add("amber-sax@1.0", "1.0", 100, 0);
    run.add("amber-sax@1.1", "1.1", 100, 0.02);
    run.add("amber-sax@2.0", "2.0", 100, 0);
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
    run.add("amber-sax@1.0", "1.0", 100, 0.01);
    for (int block = 1; block <= VersionedRun.BLOCKS; block++) {
      run.add("amber-sax@1.1", "1.1", block, 10, Outcome.WRONG);
    }
    run.add("amber-sax@2.0", "2.0", 50, 0.02);
    List<VersionTrend.Line> lines = trend().lines();

    assertThat(lines.get(1).micros()).isNull();
    assertThat(lines.get(1).outcome()).isEqualTo(Outcome.WRONG);
    assertThat(lines.get(2).overBefore().value()).isCloseTo(0.5, within(0.02));
    assertThat(VersionTrendTables.render(run.comparison()))
        .contains(
            "== versions: amber-sax on psd:4MiB | cpus=2", "wrong", "2.0 became faster, by 5");
  }

  /** Times of a library that is still being compiled say nothing about its versions. */
  @ParameterizedTest
  @CsvSource({
    "false, false, false, unknown, unknown",
    "true, false, true, unknown, unknown",
    "false, true, true, unknown, slower",
    "true, true, false, faster, unknown",
    "true, true, true, faster, slower"
  })
  void whatNoSteadyForkShowsIsNotKnown(
      boolean first, boolean second, boolean third, String change, String next) {
    run.steady(first);
    run.add("amber-sax@1.0", "1.0", 100, 0.01);
    run.steady(second);
    run.add("amber-sax@1.1", "1.1", 50, 0);
    run.steady(third);
    run.add("amber-sax@2.0", "2.0", 75, 0.01);
    List<VersionTrend.Line> lines = trend().lines();

    assertThat(lines.get(1).change().label()).isEqualTo(change);
    assertThat(lines.get(2).change().label()).isEqualTo(next);
    String answer = trend().answer();
    assertThat(answer.contains("1.1 became")).isEqualTo(change.equals("faster"));
    assertThat(answer.contains("2.0 became")).isEqualTo(next.equals("slower"));
    assertThat(answer.contains("not known"))
        .isEqualTo(change.equals("unknown") || next.equals("unknown"));
  }

  /** An {@code @} may stand for something else, such as a server's host. */
  @Test
  void onlyWhatIsNamedByItsVersionIsOne() {
    run.add("amber-sax@jetty", "1.0", 100, 0);
    run.add("amber-sax", "1.0", 100, 0);
    run.add("fir-stax@2.0", "2.0", 100, 0);

    assertThat(run.comparison().versionTrends()).isEmpty();
    assertThat(VersionTrendTables.render(run.comparison())).isEmpty();
    assertThat(StoreJson.file(run.comparison())).doesNotContain("versionTrends");
  }

  @Test
  void oneBlockShowsNoChange() {
    run.add("amber-sax@1.0", "1.0", 1, 100, Outcome.OK);
    run.add("amber-sax@1.1", "1.1", 1, 50, Outcome.OK);

    assertThat(trend().lines().get(1).overBefore()).isEqualTo(Estimate.of(0.5));
    assertThat(trend().answer()).contains("that takes two blocks that both have");
  }
}
