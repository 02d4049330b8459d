package org.xmlbench.results.gate;

import java.util.OptionalDouble;

/**
 * The figures of all blocks of the sentinels together. All are absent with fewer than two blocks.
 *
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
 */
public record SentinelFigures(
    OptionalDouble ratio,
    OptionalDouble lower,
    OptionalDouble upper,
    OptionalDouble pValue,
    OptionalDouble sd,
    OptionalDouble detectable80,
    OptionalDouble detectable90,
    OptionalDouble minimumDetectableEffect) {
  /** Of fewer than two blocks. */
  static SentinelFigures none() {
    OptionalDouble none = OptionalDouble.empty();
    return new SentinelFigures(none, none, none, none, none, none, none, none);
  }
}
