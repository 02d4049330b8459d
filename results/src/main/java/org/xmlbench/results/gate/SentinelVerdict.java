package org.xmlbench.results.gate;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What the sentinels say of the machine. Figures are absent with fewer than two blocks.
 *
 * @param blocks of all sentinels together
 * @param ratio second copy over first copy; the truth is 1
 * @param lower lower end of the two-sided interval of the ratio, at the gate's error rate (99 %)
 * @param upper upper end
 * @param pValue two-sided, of a true ratio of 1
 * @param sd standard deviation of the block differences (log ratios)
 * @param detectable80 bias of one arm (ratio less 1) at which the sentinels alarm with a
 *     probability of 80 %
 * @param detectable90 the same for 90 %
 * @param minimumDetectableEffect slowdown of one cell (ratio less 1) that stage 2 proves on this
 *     machine with a probability of 90 %
 * @param fitness what follows
 */
public record SentinelVerdict(
    int blocks,
    OptionalDouble ratio,
    OptionalDouble lower,
    OptionalDouble upper,
    OptionalDouble pValue,
    OptionalDouble sd,
    OptionalDouble detectable80,
    OptionalDouble detectable90,
    OptionalDouble minimumDetectableEffect,
    Fitness fitness) {
  private static final double PERCENT = 100;

  /** Whether the machine can carry a verdict. */
  public enum Fitness {
    /** Nothing speaks against it. */
    FIT,
    /** Equal arms differ: what the gate finds may be the machine or the gate itself. */
    ALARM,
    /** Stage 2 could not prove a slowdown of the size of the pass bound. */
    TOO_NOISY,
    /** There were too few blocks of sentinels to know. */
    UNKNOWN
  }

  /** Whether equal arms were compared and did not differ: without that no slowdown is proven. */
  public boolean controlled() {
    return fitness == Fitness.FIT || fitness == Fitness.TOO_NOISY;
  }

  /** Whether the machine is fit. */
  public boolean fit() {
    return fitness == Fitness.FIT;
  }

  /** Machine and figures in one sentence; the interval's level is by the settings' error rate. */
  public String sentence(GateSettings settings) {
    if (fitness == Fitness.UNKNOWN) {
      return "machine: unknown, there were too few blocks of equal arms";
    }
    String figures =
        String.format(
            Locale.ROOT,
            "%d blocks of equal arms, ratio %s, %s interval %s, sd of a block %.1f %%,"
                + " smallest slowdown that stage 2 proves %s, bias that alarms with 80 %% power %s",
            blocks,
            Figures.ratio(ratio),
            Figures.confidence(settings.errorRate()),
            Figures.interval(lower, upper),
            PERCENT * sd.orElseThrow(),
            DetectableEffect.text(minimumDetectableEffect.orElseThrow()),
            DetectableEffect.text(detectable80.orElseThrow()));
    return "machine: %s (%s)"
        .formatted(
            switch (fitness) {
              case FIT -> "fit";
              case ALARM -> "UNFIT, equal arms differ";
              case TOO_NOISY -> "UNFIT, too noisy for the pass bound";
              case UNKNOWN -> "unknown";
            },
            figures);
  }
}
