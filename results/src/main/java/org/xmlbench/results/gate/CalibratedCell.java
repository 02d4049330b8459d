package org.xmlbench.results.gate;

import java.util.OptionalDouble;

/**
 * The calibration on one document: two copies of one arm compared with each other.
 *
 * @param sd standard deviation of a block difference (log ratio); absent with fewer than two blocks
 * @param ratio second copy over first copy, whose truth is 1; absent without a block
 * @param lower lower end of the two-sided 95 % interval of the ratio; absent as the spread is
 * @param upper upper end
 * @param minimumDetectableEffect the slowdown (ratio less 1) that a gate over these documents
 *     proves in this one with a probability of 90 %; absent with fewer blocks than stage 1 has
 */
public record CalibratedCell(
    String cell,
    int blocks,
    OptionalDouble sd,
    OptionalDouble ratio,
    OptionalDouble lower,
    OptionalDouble upper,
    OptionalDouble minimumDetectableEffect) {
  /** Each side of the interval. */
  private static final double TAIL = 0.025;

  static CalibratedCell of(GateSettings settings, String cell, BlockDifferences blocks, int cells) {
    boolean spread = blocks.hasSpread();
    return new CalibratedCell(
        cell,
        blocks.n(),
        present(spread, blocks.sd()),
        present(blocks.n() > 0, Math.exp(blocks.mean())),
        present(spread, Math.exp(blocks.lower(TAIL))),
        present(spread, Math.exp(blocks.upper(TAIL))),
        blocks.n() >= settings.screenBlocks()
            ? OptionalDouble.of(
                new GateCost(settings, blocks.sd(), 1, cells).minimumDetectableEffect())
            : OptionalDouble.empty());
  }

  private static OptionalDouble present(boolean known, double value) {
    return known ? OptionalDouble.of(value) : OptionalDouble.empty();
  }
}
