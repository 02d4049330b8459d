package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Locale;

/**
 * The verdict of the sentinels on the machine.
 *
 * @param blocks of all sentinels together
 * @param figures of those blocks; in JSON they are members of the same object
 * @param fitness whether the machine is fit, which follows from them
 */
public record SentinelVerdict(int blocks, @JsonUnwrapped SentinelFigures figures, Fitness fitness) {
  private static final double PERCENT = 100;

  /** Whether verdicts on the machine can be trusted. */
  public enum Fitness {
    /** No sign of a problem. */
    FIT,
    /** Equal arms differ: what the gate finds may be the machine or the gate itself. */
    ALARM,
    /** Stage 2 could not prove a slowdown of the size of the pass bound. */
    TOO_NOISY,
    /** There were too few blocks of sentinels to know. */
    UNKNOWN
  }

  /** Whether equal arms were compared and did not differ: otherwise no slowdown is proven. */
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
    String text =
        String.format(
            Locale.ROOT,
            "%d blocks of equal arms, ratio %s, %s interval %s, sd of a block %.1f %%,"
                + " smallest slowdown that stage 2 proves %s, bias that alarms with 80 %% power %s",
            blocks,
            Figures.ratio(figures.ratio()),
            Figures.confidence(settings.errorRate()),
            Figures.interval(figures.lower(), figures.upper()),
            PERCENT * figures.sd().orElseThrow(),
            DetectableEffect.text(figures.minimumDetectableEffect().orElseThrow()),
            DetectableEffect.text(figures.detectable80().orElseThrow()));
    return "machine: %s (%s)"
        .formatted(
            switch (fitness) {
              case FIT -> "fit";
              case ALARM -> "UNFIT, equal arms differ";
              case TOO_NOISY -> "UNFIT, too noisy for the pass bound";
              case UNKNOWN -> "unknown";
            },
            text);
  }
}
