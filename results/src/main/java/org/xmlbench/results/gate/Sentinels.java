package org.xmlbench.results.gate;

import java.util.List;
import java.util.OptionalDouble;
import org.xmlbench.results.gate.SentinelVerdict.Fitness;

/**
 * The negative control: cells whose two arms are the same code, the second copy being handled in
 * every respect as the candidate is. All their blocks are pooled into one two-sided t-test without
 * margin, so that a healthy machine alarms at the error rate (1 %), however many sentinels there
 * are.
 */
public final class Sentinels {
  /**
   * How many blocks of all sentinels together a run should have. Simulated for a spread of 2.6 %,
   * in which a gate can see 5 %: with 25 blocks a bias of 2 % alarms in 82 % of runs, and 4 % of
   * healthy machines are taken for too noisy; with 5 blocks it is 8 % and 17 %.
   */
  public static final int BLOCKS = 25;

  private Sentinels() {}

  /**
   * Judges the machine: unfit if the sentinels alarm, or if stage 2 of one cell as noisy as they
   * are could not prove the pass bound. The second rule is about the machine alone, so it does not
   * depend on how many cells the candidate sends to stage 2.
   */
  public static SentinelVerdict judge(GateSettings settings, List<BlockDifferences> sentinels) {
    BlockDifferences pooled = BlockDifferences.pooled(sentinels);
    if (!pooled.hasSpread()) {
      return new SentinelVerdict(pooled.n(), SentinelFigures.none(), Fitness.UNKNOWN);
    }
    double tail = settings.errorRate() / 2;
    double pValue = Math.min(1, 2 * Math.min(pooled.pValueAbove(0), pooled.pValueBelow(0)));
    double effect =
        MinimumDetectableEffect.of(
            pooled.sd(),
            settings.confirmBlocks(),
            settings.errorRate(),
            MinimumDetectableEffect.POWER,
            settings.margin());
    return new SentinelVerdict(
        pooled.n(),
        new SentinelFigures(
            OptionalDouble.of(Math.exp(pooled.mean())),
            OptionalDouble.of(Math.exp(pooled.lower(tail))),
            OptionalDouble.of(Math.exp(pooled.upper(tail))),
            OptionalDouble.of(pValue),
            OptionalDouble.of(pooled.sd()),
            OptionalDouble.of(detectable(pooled, tail, 0.8)),
            OptionalDouble.of(detectable(pooled, tail, 0.9)),
            OptionalDouble.of(effect)),
        fitness(settings, pValue, effect));
  }

  private static Fitness fitness(GateSettings settings, double pValue, double effect) {
    if (pValue < settings.errorRate()) {
      return Fitness.ALARM;
    }
    return effect > settings.passBound() ? Fitness.TOO_NOISY : Fitness.FIT;
  }

  /** The other tail of the two-sided test is negligible at such a power. */
  private static double detectable(BlockDifferences pooled, double tail, double power) {
    return MinimumDetectableEffect.of(pooled.sd(), pooled.n(), tail, power, 0);
  }
}
