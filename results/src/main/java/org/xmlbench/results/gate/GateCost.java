package org.xmlbench.results.gate;

import java.time.Duration;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The cost of a gate on a host whose spread is known, and what it detects for that; for planning,
 * before anything was measured. All cells are taken to be alike, forks to be equally long, and
 * block differences to be normal. Every round of both stages holds one block of a sentinel, also
 * where no cell enters stage 2.
 *
 * @param sd standard deviation of the block differences (log ratios) of a cell, not negative
 * @param forkSeconds wall time of one fork, start and warm-up included
 * @param cells that are judged, at least one
 */
public record GateCost(GateSettings settings, double sd, double forkSeconds, int cells) {
  private static final int ARMS = 2;
  private static final int SENTINEL = 1;

  /**
   * Checks the figures.
   *
   * @throws IllegalArgumentException if one has no sense
   */
  public GateCost {
    if (!(sd >= 0 && sd < Double.POSITIVE_INFINITY)
        || !(forkSeconds > 0 && forkSeconds < Double.POSITIVE_INFINITY)
        || cells < 1) {
      throw new IllegalArgumentException(
          "sd %s, %s s a fork, %d cells".formatted(sd, forkSeconds, cells));
    }
  }

  /** Forks of stage 1, sentinels included. */
  public int screeningForks() {
    return ARMS * settings.screenBlocks() * (cells + SENTINEL);
  }

  /** Forks of stage 2 where that number of cells enters it, sentinels included. */
  public int confirmationForks(int confirmed) {
    return ARMS * settings.confirmBlocks() * (confirmed + SENTINEL);
  }

  /** Expected forks of both stages where all cells have this true ratio. */
  public double expectedForks(double ratio) {
    double confirmed = cells * power(1).entering(ratio);
    return screeningForks() + ARMS * settings.confirmBlocks() * (confirmed + SENTINEL);
  }

  /** Forks where every cell enters stage 2. */
  public int mostForks() {
    return screeningForks() + confirmationForks(cells);
  }

  public Duration time(double forks) {
    return Duration.ofMillis(Math.round(1000 * forks * forkSeconds));
  }

  /**
   * Number of cells to expect in stage 2 when one has regressed and the others are as before: the k
   * of the minimum detectable effect that is stated before the run.
   */
  public int expectedConfirmedCells() {
    return 1 + (int) Math.ceil((cells - 1) * power(1).entering(1));
  }

  /**
   * What the settings detect in one cell with the usual power, screening included: ratio less 1.
   */
  public double minimumDetectableEffect() {
    return power(expectedConfirmedCells()).minimumDetectableEffect(MinimumDetectableEffect.POWER);
  }

  /**
   * The blocks of stage 2 for which that time suffices, after stage 1 of all cells with the number
   * of blocks in the settings.
   *
   * @return absent where they would be too few for a verdict
   */
  public OptionalInt confirmBlocksIn(Duration time) {
    double forks = time.toMillis() / 1000.0 / forkSeconds - screeningForks();
    int blocks = (int) Math.floor(forks / (ARMS * (expectedConfirmedCells() + SENTINEL)));
    return blocks < GateSettings.FEWEST_FOR_VERDICT ? OptionalInt.empty() : OptionalInt.of(blocks);
  }

  /**
   * The smallest slowdown of one cell that can be detected in that time with the usual power: stage
   * 1 of all cells with the number of blocks in the settings, and in the remaining time as many
   * blocks of stage 2 as fit.
   *
   * @return ratio less 1; absent where the time is too short for a verdict of stage 2
   */
  public OptionalDouble smallestEffect(Duration time) {
    OptionalInt blocks = confirmBlocksIn(time);
    if (blocks.isEmpty()) {
      return OptionalDouble.empty();
    }
    GatePower power =
        GatePower.of(settings.withConfirmBlocks(blocks.getAsInt()), sd, expectedConfirmedCells());
    return OptionalDouble.of(power.minimumDetectableEffect(MinimumDetectableEffect.POWER));
  }

  /**
   * The fewest blocks of stage 2 with which the slowdown is detected with the usual power, for
   * {@link GateSettings#withConfirmBlocks}. The error rate stays the same as long as their number
   * is chosen before the run.
   *
   * @param effect ratio less 1
   * @return absent where more than {@value Confirmation#MOST_BLOCKS} would be needed, or where the
   *     screening alone loses too many
   */
  public OptionalInt confirmBlocksFor(double effect) {
    int confirmed = expectedConfirmedCells();
    int n =
        SampleSize.smallest(
            blocks ->
                GatePower.of(settings.withConfirmBlocks(blocks), sd, confirmed)
                        .detecting(1 + effect)
                    >= MinimumDetectableEffect.POWER,
            GateSettings.FEWEST_FOR_VERDICT,
            Confirmation.MOST_BLOCKS);
    return n > Confirmation.MOST_BLOCKS ? OptionalInt.empty() : OptionalInt.of(n);
  }

  private GatePower power(int confirmed) {
    return GatePower.of(settings, sd, confirmed);
  }
}
