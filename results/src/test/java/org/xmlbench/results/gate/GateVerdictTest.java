package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.gate.GateVerdict.Result;
import org.xmlbench.results.gate.SentinelVerdict.Fitness;

class GateVerdictTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();
  private static final List<BlockDifferences> FIT = sentinels(1, 0.02);
  private static final List<BlockDifferences> BIASED = sentinels(1.03, 0.02);
  private static final List<BlockDifferences> NOISY = sentinels(1, 0.10);
  private static final List<BlockDifferences> NONE = List.of();

  private static final BlockDifferences EQUAL = Blocks.exact(1, 0.02, 5);
  private static final BlockDifferences SUSPECT = Blocks.exact(1.06, 0.02, 5);
  private static final BlockDifferences SLOW = Blocks.exact(1.2, 0.02, 20);
  private static final BlockDifferences UNCLEAR = Blocks.exact(1.02, 0.12, 20);

  private static List<BlockDifferences> sentinels(double ratio, double sd) {
    return Collections.nCopies(5, Blocks.exact(ratio, sd, 5));
  }

  @Test
  void exitCodesByContract() {
    assertThat(judge(null, FIT)).isEqualTo(Result.PASS);
    assertThat(judge(SLOW, FIT)).isEqualTo(Result.REGRESSED);
    assertThat(judge(UNCLEAR, FIT)).isEqualTo(Result.INCONCLUSIVE);
    assertThat(Result.PASS.exitCode()).isZero();
    assertThat(Result.REGRESSED.exitCode()).isOne();
    assertThat(Result.INCONCLUSIVE.exitCode()).isEqualTo(3);
    assertThat(Result.MACHINE_UNFIT.exitCode()).isEqualTo(3);
  }

  @Test
  void whereEqualArmsDifferOrWereNotComparedNothingIsProven() {
    for (BlockDifferences fresh : new BlockDifferences[] {null, SLOW, UNCLEAR}) {
      assertThat(judge(fresh, BIASED)).isEqualTo(Result.MACHINE_UNFIT);
      assertThat(judge(fresh, NONE)).isEqualTo(Result.MACHINE_UNFIT);
    }
  }

  @Test
  void noiseDoesNotUndoAProof() {
    assertThat(judge(SLOW, NOISY)).isEqualTo(Result.REGRESSED);
    assertThat(judge(UNCLEAR, NOISY)).isEqualTo(Result.MACHINE_UNFIT);
    assertThat(judge(null, NOISY)).isEqualTo(Result.MACHINE_UNFIT);
  }

  @Test
  void oneRegressionIsEnoughAndOneUnclearCellToo() {
    Map<String, BlockDifferences> first = Map.of("a", SUSPECT, "b", SUSPECT, "c", EQUAL);

    GateVerdict verdict = GateVerdict.judge(SETTINGS, first, Map.of("a", UNCLEAR, "b", SLOW), FIT);
    assertThat(verdict.exitCode()).isEqualTo(1);
    assertThat(verdict.cells())
        .extracting(CellVerdict::verdict)
        .containsExactly(Verdict.INCONCLUSIVE, Verdict.REGRESSED, Verdict.PASS);
    assertThat(verdict.cells()).extracting(CellVerdict::stage).containsExactly(2, 2, 1);

    verdict = GateVerdict.judge(SETTINGS, first, Map.of("a", UNCLEAR), FIT);
    assertThat(verdict.exitCode()).isEqualTo(3);
    assertThat(verdict.cells().get(1).blocks()).isZero();
  }

  @Test
  void refusesWhatIsNoGate() {
    assertThatThrownBy(() -> GateVerdict.judge(SETTINGS, Map.of(), Map.of(), FIT))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> GateVerdict.judge(SETTINGS, Map.of("a", EQUAL), Map.of("a", SLOW), FIT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[a]");
  }

  @Test
  void sentinelsSayWhatTheySeeAndWhatTheyCould() {
    SentinelVerdict fit = Sentinels.judge(SETTINGS, FIT);
    assertThat(fit.fitness()).isEqualTo(Fitness.FIT);
    assertThat(fit.blocks()).isEqualTo(25);
    assertThat(fit.figures().ratio().orElseThrow()).isCloseTo(1, within(1e-9));
    assertThat(fit.figures().pValue().orElseThrow()).isCloseTo(1, within(1e-9));
    assertThat(fit.figures().lower().orElseThrow() * fit.figures().upper().orElseThrow())
        .isCloseTo(1, within(1e-9));
    assertThat(fit.figures().detectable80().orElseThrow())
        .isLessThan(fit.figures().detectable90().orElseThrow());
    assertThat(fit.figures().minimumDetectableEffect().orElseThrow()).isLessThan(0.05);

    SentinelVerdict biased = Sentinels.judge(SETTINGS, BIASED);
    assertThat(biased.fitness()).isEqualTo(Fitness.ALARM);
    assertThat(Sentinels.judge(SETTINGS, mirrored(BIASED)).figures().pValue().orElseThrow())
        .isCloseTo(biased.figures().pValue().orElseThrow(), within(1e-12));
    assertThat(Sentinels.judge(SETTINGS, mirrored(BIASED)).fitness()).isEqualTo(Fitness.ALARM);
    assertThat(Sentinels.judge(SETTINGS, NOISY).fitness()).isEqualTo(Fitness.TOO_NOISY);
    assertThat(Sentinels.judge(SETTINGS, NONE).fitness()).isEqualTo(Fitness.UNKNOWN);
    assertThat(Sentinels.judge(SETTINGS, NONE).figures().ratio()).isEmpty();
  }

  /** The effects that are printed are those at which the sentinels alarm as often as printed. */
  @Test
  void theStatedPowerOfTheSentinelsHolds() {
    double sd = 0.026;
    SentinelVerdict stated = Sentinels.judge(SETTINGS, sentinels(1, sd));
    var random = new SplittableRandom(3);
    assertThat(
            alarms(
                random,
                1 + stated.figures().detectable80().orElseThrow(),
                stated.figures().sd().orElseThrow()))
        .isCloseTo(0.8, within(0.03));
    assertThat(
            alarms(
                random,
                1 + stated.figures().detectable90().orElseThrow(),
                stated.figures().sd().orElseThrow()))
        .isCloseTo(0.9, within(0.03));
    assertThat(alarms(random, 1, sd)).isLessThan(0.01 + 3 * Math.sqrt(0.01 * 0.99 / 2000));
  }

  private static double alarms(SplittableRandom random, double ratio, double sd) {
    int runs = 2000;
    int alarms = 0;
    for (int run = 0; run < runs; run++) {
      List<BlockDifferences> sentinels = List.of(Blocks.normal(random, ratio, sd, 25));
      alarms += Sentinels.judge(SETTINGS, sentinels).fitness() == Fitness.ALARM ? 1 : 0;
    }
    return (double) alarms / runs;
  }

  private static List<BlockDifferences> mirrored(List<BlockDifferences> blocks) {
    return blocks.stream().map(BlockDifferences::mirrored).toList();
  }

  /** A gate of one cell that passes at once, and one that has those fresh blocks. */
  private static Result judge(BlockDifferences fresh, List<BlockDifferences> sentinels) {
    GateVerdict verdict =
        fresh == null
            ? GateVerdict.judge(SETTINGS, Map.of("a", EQUAL), Map.of(), sentinels)
            : GateVerdict.judge(SETTINGS, Map.of("a", SUSPECT), Map.of("a", fresh), sentinels);
    return verdict.result();
  }
}
