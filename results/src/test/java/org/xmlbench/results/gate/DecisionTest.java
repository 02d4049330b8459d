package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class DecisionTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();

  @Test
  void exactBlocksAreExact() {
    assertThat(Blocks.exact(1.1, 0.02, 5).sd()).isCloseTo(0.02, within(1e-12));
    assertThat(Blocks.exact(1.1, 0.02, 20).sd()).isCloseTo(0.02, within(1e-12));
    assertThat(Math.exp(Blocks.exact(1.1, 0.02, 5).mean())).isCloseTo(1.1, within(1e-12));
  }

  /** By hand: log ratios 0, .02, .04: mean .02, sd .02; t = (.02 - .0198026) / (.02/√3). */
  @Test
  void screeningByHand() {
    Screening screening = Screening.of(SETTINGS, BlockDifferences.of(0, 0.04, 0.02));

    assertThat(screening.ratio()).isCloseTo(Math.exp(0.02), within(1e-12));
    // Student's t with 2 degrees: P(T > t) = 1/2 - t / (2 sqrt(2 + t²)), t.025 = 4.302653
    double t = (0.02 - Math.log(1.02)) / (0.02 / Math.sqrt(3));
    assertThat(screening.pValue()).isCloseTo(0.5 - t / (2 * Math.sqrt(2 + t * t)), within(1e-9));
    assertThat(screening.upper())
        .isCloseTo(Math.exp(0.02 + 4.302653 * 0.02 / Math.sqrt(3)), within(1e-6));
  }

  @Test
  void quietAndEqualPassesAtOnce() {
    Screening screening = Screening.of(SETTINGS, Blocks.exact(1, 0.02, 5));

    assertThat(screening.entersConfirmation()).isFalse();
    CellVerdict verdict = screening.verdict("a", 0);
    assertThat(verdict.verdict()).isEqualTo(Verdict.PASS);
    assertThat(verdict.stage()).isEqualTo(1);
    assertThat(verdict.blocks()).isEqualTo(5);
    assertThat(verdict.figures().holmAdjustedP()).isEmpty();
    assertThat(verdict.blocksNeeded()).isEmpty();
    assertThat(verdict.figures().lower().orElseThrow()).isLessThan(1);
    assertThat(verdict.figures().upper().orElseThrow()).isBetween(1.0, 1.05);
  }

  @Test
  void whatLooksSlowAndWhatCannotBeShownHarmlessEnterStageTwo() {
    Screening slow = Screening.of(SETTINGS, Blocks.exact(1.03, 0.005, 5));
    assertThat(slow.flagged()).isTrue();
    assertThat(slow.upper()).isLessThan(1.05);
    assertThat(slow.entersConfirmation()).isTrue();

    Screening noisy = Screening.of(SETTINGS, Blocks.exact(1, 0.06, 5));
    assertThat(noisy.flagged()).isFalse();
    assertThat(noisy.entersConfirmation()).isTrue();
    assertThatThrownBy(() -> noisy.verdict("a", 1)).isInstanceOf(IllegalStateException.class);

    for (double[] few : new double[][] {{}, {-0.5}, {-0.5, -0.5}, {-0.5, -0.5, -0.5}}) {
      assertThat(Screening.of(SETTINGS, BlockDifferences.of(few)).entersConfirmation()).isTrue();
    }
  }

  @Test
  void stageTwoDecidesAlone() {
    Map<String, CellVerdict> verdicts =
        Confirmation.decide(
            SETTINGS,
            Map.of(
                "slow", Blocks.exact(1.06, 0.02, 20),
                "equal", Blocks.exact(1.001, 0.02, 20),
                "noisy", Blocks.exact(1.02, 0.12, 20),
                "none", BlockDifferences.of(),
                "one", BlockDifferences.of(0.3)));

    assertThat(verdicts.keySet()).containsExactly("equal", "noisy", "none", "one", "slow");
    assertThat(verdicts.get("slow").verdict()).isEqualTo(Verdict.REGRESSED);
    assertThat(verdicts.get("equal").verdict()).isEqualTo(Verdict.PASS);
    assertThat(verdicts.get("slow").blocksNeeded()).isEmpty();
    for (String cell : List.of("noisy", "none", "one")) {
      assertThat(verdicts.get(cell).verdict()).as(cell).isEqualTo(Verdict.INCONCLUSIVE);
      assertThat(verdicts.get(cell).stage()).isEqualTo(2);
    }
    assertThat(verdicts.get("noisy").blocksNeeded().orElseThrow()).isGreaterThan(20);
    assertThat(verdicts.get("none").blocksNeeded()).isEqualTo(OptionalInt.of(20));
    assertThat(verdicts.get("none").figures().ratio()).isEmpty();
    assertThat(verdicts.get("one").figures().ratio().orElseThrow()).isCloseTo(1.3499, within(1e-4));
    assertThat(verdicts.get("one").figures().upper()).isEmpty();
    assertThat(verdicts.get("one").figures().minimumDetectableEffect()).isEmpty();
  }

  /** The correction counts every cell that entered, also those without figures. */
  @Test
  void manyCellsMakeAProofHarder() {
    BlockDifferences slow = Blocks.exact(1.035, 0.02, 20);
    Map<String, BlockDifferences> fresh = new HashMap<>(Map.of("slow", slow));
    CellVerdict alone = Confirmation.decide(SETTINGS, fresh).get("slow");
    for (int i = 0; i < 9; i++) {
      fresh.put("other" + i, BlockDifferences.of());
    }
    CellVerdict among = Confirmation.decide(SETTINGS, fresh).get("slow");

    assertThat(alone.verdict()).isEqualTo(Verdict.REGRESSED);
    assertThat(alone.figures().holmAdjustedP()).isEqualTo(alone.figures().pValue());
    assertThat(among.verdict()).isNotEqualTo(Verdict.REGRESSED);
    assertThat(among.figures().holmAdjustedP().orElseThrow())
        .isCloseTo(10 * alone.figures().pValue().orElseThrow(), within(1e-12));
    assertThat(among.figures().minimumDetectableEffect().orElseThrow())
        .isGreaterThan(alone.figures().minimumDetectableEffect().orElseThrow());
  }

  /** R: {@code p.adjust(c(.01, .04, .03, .005), "holm")} gives .03 .06 .06 .02. */
  @Test
  void holmIsThatOfR() {
    assertThat(Holm.adjusted(new double[] {0.01, 0.04, 0.03, 0.005}))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    assertThat(Holm.adjusted(new double[] {0.9, 0.8})).containsExactly(1, 1);
    assertThat(Holm.adjusted(new double[0])).isEmpty();
  }

  /** Between margin and bound, the blocks needed are those that decide nine times of ten. */
  @Test
  void theBlocksNeededDecide() {
    BlockDifferences middle = Blocks.exact(1.037, 0.05, 20);
    CellVerdict verdict = Confirmation.decide(SETTINGS, Map.of("a", middle)).get("a");
    int needed = verdict.blocksNeeded().orElseThrow();
    double toPass = (Math.log(1.05) - Math.log(1.037)) / 0.05;
    double toRegress = (Math.log(1.037) - Math.log(1.02)) / 0.05;

    assertThat(verdict.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(best(needed, toPass, toRegress)).isGreaterThanOrEqualTo(0.9);
    assertThat(best(needed - 1, toPass, toRegress)).isLessThan(0.9);

    CellVerdict quiet =
        Confirmation.decide(SETTINGS.withConfirmBlocks(4), Map.of("a", Blocks.exact(1, 0.04, 4)))
            .get("a");
    assertThat(quiet.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(quiet.blocksNeeded()).as("never below the default").hasValue(20);

    CellVerdict hopeless =
        Confirmation.decide(SETTINGS, Map.of("a", Blocks.exact(1.037, 5, 20))).get("a");
    assertThat(hopeless.blocksNeeded()).isEmpty();
  }

  private static double best(int n, double toPass, double toRegress) {
    SampleSpread spread = SampleSpread.of(n);
    return Math.max(spread.power(toPass, 0.025), spread.power(toRegress, 0.01));
  }

  @Test
  void withoutAnySpreadTheRatioDecides() {
    Map<String, CellVerdict> verdicts =
        Confirmation.decide(
            SETTINGS,
            Map.of(
                "slower", BlockDifferences.of(0.0625, 0.0625, 0.0625, 0.0625),
                "equal", BlockDifferences.of(0, 0, 0, 0)));

    assertThat(verdicts.get("slower").verdict()).isEqualTo(Verdict.REGRESSED);
    assertThat(verdicts.get("slower").figures().pValue()).isEqualTo(OptionalDouble.of(0));
    assertThat(verdicts.get("equal").verdict()).isEqualTo(Verdict.PASS);
  }

  /** Failed forks may leave fewer than were asked for. */
  @Test
  void threeBlocksDecideNothing() {
    Map<String, CellVerdict> verdicts =
        Confirmation.decide(
            SETTINGS,
            Map.of(
                "slower", BlockDifferences.of(0.5, 0.5, 0.5), "equal", BlockDifferences.of(0, 0)));

    assertThat(verdicts.values())
        .allMatch(cell -> cell.verdict() == Verdict.INCONCLUSIVE)
        .allMatch(cell -> cell.blocksNeeded().equals(OptionalInt.of(20)));
  }

  @Test
  void blocksAreChecked() {
    assertThatThrownBy(() -> BlockDifferences.of(1, Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BlockDifferences.ofTimes(new double[] {0}, new double[] {1}))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BlockDifferences.ofTimes(new double[] {1, 2}, new double[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 blocks of the baseline, 1 of the candidate");
    assertThat(BlockDifferences.ofTimes(new double[] {2, 4}, new double[] {4, 4}).values())
        .containsExactly(Math.log(4) - Math.log(2), 0.0);
  }
}
