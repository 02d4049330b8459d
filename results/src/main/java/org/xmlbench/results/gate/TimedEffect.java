package org.xmlbench.results.gate;

import java.time.Duration;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What a gate of that length sees on a host.
 *
 * @param minutes wall time of the whole gate
 * @param cells documents that it judges
 * @param confirmBlocks blocks of stage 2 for which the time suffices; absent where there is not
 *     enough of it for two, as is the effect
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
