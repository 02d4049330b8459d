package org.xmlbench.results.gate;

import org.xmlbench.core.UserErrorException;

/**
 * The slowdown that the gate tolerates, its numbers of blocks, and its error rates.
 *
 * @param margin slowdown that is tolerated: a regression is a ratio proven to be above 1 + margin
 * @param passBound a cell passes when its ratio is shown to be below 1 + passBound
 * @param screenBlocks blocks of every cell in stage 1; with fewer than {@value #FEWEST_FOR_VERDICT}
 *     every cell enters stage 2
 * @param confirmBlocks fresh blocks in stage 2 of each cell that enters it; a gate that is recorded
 *     may have fewer than a new one, {@link #ofNewGate}
 * @param screenLevel a cell whose one-sided p-value against 1 + margin is below it enters stage 2
 * @param errorRate probability of a false regression anywhere in the run, while every true ratio is
 *     at most 1 + margin; also the level of the sentinels
 * @param passLevel level of the one-sided bounds by which cells pass: 0.025 makes bounds of 97.5 %.
 *     A cell has a chance to pass in each stage, so that one at the pass bound passes with at most
 *     twice this probability
 */
public record GateSettings(
    double margin,
    double passBound,
    int screenBlocks,
    int confirmBlocks,
    double screenLevel,
    double errorRate,
    double passLevel) {
  /**
   * Fewer blocks of a stage decide nothing. Where forks of one program run at one of two speeds,
   * two differences or three are often nearly equal by chance, and Student's test takes that for
   * certainty.
   */
  static final int FEWEST_FOR_VERDICT = 4;

  private static final int FEWEST_BLOCKS = 2;

  /**
   * Checks the settings.
   *
   * @throws UserErrorException if a value has no sense
   */
  public GateSettings {
    require(margin >= 0 && margin < 1, "the margin", margin, "from 0 to below 1, such as 0.02");
    require(
        passBound > margin && passBound < 1,
        "the pass bound",
        passBound,
        "above the margin (%s) and below 1, such as 0.05".formatted(margin));
    require(
        screenBlocks >= FEWEST_BLOCKS,
        "the number of blocks in stage 1",
        screenBlocks,
        "at least %d: one block has no spread".formatted(FEWEST_BLOCKS));
    requireConfirmBlocks(FEWEST_BLOCKS, confirmBlocks);
    requireLevel(screenLevel, "the screening level", "0.2");
    requireLevel(errorRate, "the error rate", "0.01");
    requireLevel(passLevel, "the level of the pass bound", "0.025");
  }

  /**
   * Margin 2 %, pass bound 5 %, 5 and 20 blocks, screening at 0.20, error rate 1 %, 97.5 % bounds.
   */
  public static GateSettings defaults() {
    return new GateSettings(0.02, 0.05, 5, 20, 0.20, 0.01, 0.025);
  }

  /**
   * These settings, fit for a gate that is still to be run.
   *
   * @throws UserErrorException if its stage 2 has too few blocks for a verdict
   */
  public GateSettings ofNewGate() {
    requireConfirmBlocks(FEWEST_FOR_VERDICT, confirmBlocks);
    return this;
  }

  /** These settings with another number of blocks in stage 2. */
  public GateSettings withConfirmBlocks(int blocks) {
    return new GateSettings(
        margin, passBound, screenBlocks, blocks, screenLevel, errorRate, passLevel);
  }

  /** Natural logarithm of the ratio that is tolerated. */
  double logMargin() {
    return Math.log1p(margin);
  }

  /** Natural logarithm of the ratio below which a cell passes. */
  double logPassBound() {
    return Math.log1p(passBound);
  }

  private static void requireConfirmBlocks(int fewest, int blocks) {
    require(
        blocks >= fewest,
        "the number of blocks in stage 2",
        blocks,
        "at least %d: fewer give no verdict".formatted(FEWEST_FOR_VERDICT));
  }

  private static void requireLevel(double level, String what, String example) {
    require(level > 0 && level <= 0.5, what, level, "above 0 and at most 0.5, such as " + example);
  }

  private static void require(boolean holds, String what, Number value, String expected) {
    if (!holds) {
      throw new UserErrorException(
          "gate: %s is %s, but must be %s".formatted(what, value, expected));
    }
  }
}
