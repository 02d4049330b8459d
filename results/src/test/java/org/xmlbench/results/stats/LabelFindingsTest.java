package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.xmlbench.core.record.ForkRecord.CONTENDED;
import static org.xmlbench.core.record.ForkRecord.NOT_STEADY;
import static org.xmlbench.results.stats.LabelFinding.Defect.LABEL;
import static org.xmlbench.results.stats.LabelFinding.Defect.RUN;
import static org.xmlbench.results.stats.LabelFinding.Defect.UNKNOWN;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Warmth;
import org.xmlbench.results.store.TimingClock;

class LabelFindingsTest {
  private static final double EXACT = 1e-6;

  /** Two subjects, ten blocks each, all forks with small differences that are no trend. */
  private static List<ForkRecord> forks(
      int marked, double slower, double compiler, double slope, String label) {
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 0; block < 10; block++) {
      boolean has = block < marked;
      double chance = block % 2 == 0 ? 1.001 : 0.999;
      double factor = chance * (has ? slower : 1);
      String[] labels = has ? new String[] {label} : new String[0];
      double around = slope + (block % 2 == 0 ? 0.001 : -0.001);
      forks.add(WarmthForks.fork("a", block, 1000 * factor, compiler, around, labels));
      forks.add(WarmthForks.fork("b", block, 3000 * factor, compiler, around, labels));
    }
    return forks;
  }

  private static List<LabelFinding> findings(List<ForkRecord> forks) {
    return LabelFindings.of(TimingClock.CPU_LESS_COMPILER, forks);
  }

  private static LabelFinding only(List<ForkRecord> forks) {
    assertThat(findings(forks)).hasSize(1);
    return findings(forks).getFirst();
  }

  @Test
  void aFifthOfTheForksIsNotTooMuch() {
    assertThat(findings(forks(2, 1.5, 0.4, -0.5, NOT_STEADY))).isEmpty();
    assertThat(findings(forks(3, 1, 0, 0, NOT_STEADY))).hasSize(1);
    assertThat(findings(List.of())).isEmpty();
  }

  @Test
  void withoutATrendTheLabelIsTheDefect() {
    LabelFinding all = only(forks(10, 1, 0.032, -0.005, NOT_STEADY));

    assertThat(all.defect()).isEqualTo(LABEL);
    assertThat(all.marked()).isEqualTo(20);
    assertThat(all.forks()).isEqualTo(20);
    assertThat(all.difference()).isNull();
    assertThat(all.slope().value()).isCloseTo(-0.005, within(EXACT));
    assertThat(all.text())
        .isEqualTo(
            "not steady: all 20 of the run's forks, more than a fifth. That is a defect of the"
                + " label, not of the run: the numbers of these forks exclude a trend beyond 3 %"
                + " (compiler 3.2 % of CPU time; slope -0.5 [-0.5, -0.5] % a second).");

    LabelFinding half = only(forks(6, 1, 0.032, 0, NOT_STEADY));
    assertThat(half.defect()).isEqualTo(LABEL);
    assertThat(half.difference().value()).isCloseTo(0, within(1e-3));
    assertThat(half.text()).contains("12 of 20 of the run's forks", "that of the others 0.0 [");
  }

  @Test
  void aSlopeIsADefectOfTheRun() {
    LabelFinding falling = only(forks(10, 1, 0.01, -0.02, NOT_STEADY));
    assertThat(falling.defect()).isEqualTo(RUN);
    assertThat(falling.text())
        .contains(
            "a defect of the run: on average operations became faster while they were measured (");
    assertThat(only(forks(10, 1, 0.01, 0.02, NOT_STEADY)).text())
        .contains(
            "a defect of the run: on average operations became slower while they were measured (");
  }

  @Test
  void aSlopeThatChanceExplainsIsNeitherShownNorExcluded() {
    List<ForkRecord> forks =
        IntStream.range(0, 10)
            .mapToObj(
                block ->
                    WarmthForks.fork("a", block, 1000, 0.01, block == 0 ? -0.5 : 0, NOT_STEADY))
            .toList();

    LabelFinding one = only(forks);
    assertThat(one.slope().value()).isCloseTo(-0.05, within(EXACT));
    assertThat(one.slope().high()).isPositive();
    assertThat(one.defect()).isEqualTo(UNKNOWN);
    assertThat(one.text())
        .contains("cannot be said: no trend is shown, and none is excluded (compiler 1.0 % of");
  }

  @Test
  void aCompilerAtWorkIsADefectOfTheRun() {
    LabelFinding busy = only(forks(10, 1, 0.06, 0, NOT_STEADY));

    assertThat(busy.defect()).isEqualTo(RUN);
    assertThat(busy.compilerShare()).isCloseTo(0.06, within(EXACT));
    assertThat(busy.text()).contains("a defect of the run: the compiler was at work (");
    assertThat(only(forks(10, 1, 0.05, 0, NOT_STEADY)).defect()).isEqualTo(LABEL);
  }

  @Test
  void markedForksThatDifferAreADefectOfTheRun() {
    LabelFinding slower = only(forks(5, 1.02, 0.01, 0, NOT_STEADY));
    assertThat(slower.defect()).isEqualTo(RUN);
    assertThat(slower.difference().value()).isCloseTo(0.0204, within(1e-3));
    assertThat(slower.text())
        .contains("a defect of the run: these forks are slower than the others");
    assertThat(only(forks(5, 1.005, 0.01, 0, NOT_STEADY)).defect()).isEqualTo(LABEL);
    assertThat(only(forks(5, 0.98, 0.01, 0, NOT_STEADY)).text()).contains("faster than the others");
  }

  /**
   * By hand: logarithms 0.1 and 0.3 against 0 and 0.2 in a cell: a difference of 0.1, weight 1, and
   * squares of 0.02 + 0.02 with 2 degrees of freedom: a standard error of 0.1414, t = 4.3027.
   */
  @Test
  void theDifferenceIsPooledOverCells() {
    List<ForkRecord> forks =
        List.of(
            WarmthForks.fork("a", 1, 1e6 * Math.exp(0.1), 0, 0, CONTENDED),
            WarmthForks.fork("a", 2, 1e6 * Math.exp(0.3), 0, 0, CONTENDED),
            WarmthForks.fork("a", 3, 1e6, 0, 0),
            WarmthForks.fork("a", 4, 1e6 * Math.exp(0.2), 0, 0));

    Estimate difference = only(forks).difference().map(Math::log1p);
    assertThat(difference.value()).isCloseTo(0.1, within(EXACT));
    assertThat(difference.low()).isCloseTo(0.1 - 4.302653 * Math.sqrt(0.02), within(EXACT));
    assertThat(difference.high()).isCloseTo(0.1 + 4.302653 * Math.sqrt(0.02), within(EXACT));
  }

  @Test
  void itSaysByWhichRulesForksAreNotSteady() {
    List<ForkRecord> forks = new ArrayList<>(forks(10, 1, 0.01, -0.2, NOT_STEADY));
    forks.replaceAll(
        fork ->
            fork.withTiming(
                fork.timing()
                    .withWarmth(new Warmth(fork.block() > 0, fork.block() > 0 ? 1.0 : 1.2))));

    LabelFinding finding = only(forks);
    assertThat(finding.rules()).isEqualTo(new BrokenSteadyRules(2, 20, 0));
    assertThat(finding.text())
        .startsWith(
            "not steady: all 20 of the run's forks (off the plateau 2, became faster 20), more"
                + " than");
    assertThat(only(forks(10, 1, 0.4, -0.5, CONTENDED)).rules()).isNull();
  }

  /** A wait is no matter of warmth: neither the compiler nor a slope says anything about it. */
  @Test
  void contentionIsJudgedByTheTimesAlone() {
    LabelFinding harmless = only(forks(5, 1, 0.4, -0.5, CONTENDED));
    assertThat(harmless.defect()).isEqualTo(LABEL);
    assertThat(harmless.slope()).isNull();
    assertThat(harmless.compilerShare()).isNull();
    assertThat(only(forks(5, 1.1, 0, 0, CONTENDED)).defect()).isEqualTo(RUN);

    LabelFinding all = only(forks(10, 1, 0.4, -0.5, CONTENDED));
    assertThat(all.defect()).isEqualTo(UNKNOWN);
    assertThat(all.text())
        .isEqualTo(
            "contended: all 20 of the run's forks, more than a fifth. Whether that is a defect of"
                + " the label or of the run cannot be said: no cell has forks with the label and"
                + " without it.");
  }

  @Test
  void bothLabelsAreFoundAndTheOrderOfRecordsDoesNotMatter() {
    List<ForkRecord> forks = new ArrayList<>(forks(7, 1.03, 0.01, 0, CONTENDED));
    forks.replaceAll(
        fork ->
            fork.block() % 3 == 0
                ? fork.withTiming(fork.timing().withLabels(List.of(NOT_STEADY, CONTENDED)))
                : fork);
    List<LabelFinding> found = findings(forks);

    assertThat(found).extracting(LabelFinding::label).containsExactly(NOT_STEADY, CONTENDED);
    Collections.reverse(forks);
    assertThat(findings(forks)).isEqualTo(found);
  }

  @Test
  void aForkWithoutTheCompilersTimeLeavesItOut() {
    List<ForkRecord> forks = new ArrayList<>(forks(10, 1, 0.3, 0, NOT_STEADY));
    ForkRecord first = forks.getFirst();
    Measured was = first.measured();
    forks.set(
        0,
        first.withTiming(
            first
                .timing()
                .withMeasured(new Measured(was.wallNanos(), was.processCpuNanos(), null, null))));

    LabelFinding finding = LabelFindings.of(TimingClock.CPU, forks).getFirst();
    assertThat(finding.compilerShare()).isNull();
    assertThat(finding.defect()).isEqualTo(LABEL);
  }
}
