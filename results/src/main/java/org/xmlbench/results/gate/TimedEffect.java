package org.xmlbench.results.gate;

import java.time.Duration;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The smallest slowdown that a gate of a given length proves on a host.
 *
 * @param minutes wall time of the whole gate
 * @param cells documents that it judges
 * @param confirmBlocks blocks of stage 2 for which the time suffices; absent, like the effect,
 *     where it does not suffice for two
 * @param effect smallest slowdown of one cell (ratio less 1) that it proves with a probability of
 *     90 %
 */
public record TimedEffect(
    int minutes, int cells, OptionalInt confirmBlocks, OptionalDouble effect) {
  static TimedEffect of(GateCost cost, int minutes) {
    Duration time = Duration.ofMinutes(minutes);
    return new TimedEffect(
        minutes, cost.cells(), cost.confirmBlocksIn(time), cost.smallestEffect(time));
  }
}
