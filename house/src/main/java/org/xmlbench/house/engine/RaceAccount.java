package org.xmlbench.house.engine;

import java.time.Duration;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.stats.RaceStandings;
import org.xmlbench.results.store.Race;

/**
 * The account of a group whose subjects race: after its first stage it wants blocks until the race
 * is decided. A block that was contended, or lacks a fork, is not one of the fewest that decide.
 * Blocks that then make figures of subjects far behind sharper come after all that others want.
 */
final class RaceAccount extends GroupAccount {
  private final Race race;
  private final RaceForecast forecast;
  private final double nearShare;
  private final int held;
  private int notWhole;
  private boolean decided;
  private boolean closed;
  private double widest = Double.POSITIVE_INFINITY;
  private double blurred;
  private boolean spareBegan;

  /**
   * @param estimate of the time of a block of all subjects
   * @param forecast how many blocks the race is expected to take once it has some
   * @param near the same of the subjects near the fastest
   * @param held blocks that the budget holds
   */
  RaceAccount(int index, RaceForecast forecast, Duration estimate, Duration near, int held) {
    super(index, false, forecast.race().firstBlocks(), estimate);
    this.race = forecast.race();
    this.forecast = forecast;
    this.nearShare = estimate.isZero() ? 1 : (double) near.toNanos() / estimate.toNanos();
    this.held = held;
  }

  /** Takes where the race stands after the last block. */
  void stands(RaceStandings standings) {
    boolean enough = done() - notWhole >= race.orderBlocks() || standings.isWon();
    decided = standings.isDecided() && enough;
    widest = standings.widestHalfWidth().orElse(Double.POSITIVE_INFINITY);
    blurred = decided ? standings.blurredHalfWidth() : 0;
  }

  boolean hasFirstStage() {
    return done() >= race.firstBlocks();
  }

  /** Whether further blocks would decide nothing. */
  boolean isDecided() {
    return decided;
  }

  @Override
  boolean completed(Duration time, boolean asksForOneMore) {
    super.completed(time, false);
    notWhole += asksForOneMore ? 1 : 0;
    return asksForOneMore && done() < race.mostBlocks();
  }

  @Override
  void resume(int blocks, int replaced) {
    super.resume(blocks, 0);
    notWhole = replaced;
  }

  @Override
  void close() {
    super.close();
    closed = true;
  }

  @Override
  boolean inRounds() {
    return begun() < race.firstBlocks();
  }

  @Override
  int turn() {
    return begun();
  }

  @Override
  Duration timeToOrder() {
    return wantsPlanned()
        ? blockTime().multipliedBy(Math.max(0, race.orderBlocks() - begun()))
        : Duration.ZERO;
  }

  @Override
  double halfWidth() {
    return decided ? blurred : widest;
  }

  @Override
  boolean wantsMore() {
    return wantsPlanned() || wantsSpare();
  }

  @Override
  boolean wantsPlanned() {
    return !closed && !decided && begun() < race.mostBlocks();
  }

  @Override
  boolean wantsSpare() {
    return !closed && decided && blurred > 0 && begun() < race.mostBlocks();
  }

  /** Whether it wants such blocks for the first time, which is asked once after each look. */
  boolean beginsSpare() {
    boolean begins = wantsSpare() && !spareBegan;
    spareBegan |= begins;
    return begins;
  }

  @Override
  Duration plannedTime() {
    return blockTime().multipliedBy(firstStageLeft(begun()));
  }

  @Override
  int blocksLeft() {
    return Math.max(0, expected() - done());
  }

  @Override
  int forksLeft(int forksOfBlock) {
    int first = firstStageLeft(begun());
    int later = Math.max(0, expected() - begun()) - first;
    return first * forksOfBlock + later * near(forksOfBlock);
  }

  @Override
  Duration timeLeft() {
    int first = firstStageLeft(done());
    int later = blocksLeft() - first;
    Duration ofLater =
        hasFirstStage()
            ? blockTime()
            : Duration.ofNanos(Math.round(nearShare * blockTime().toNanos()));
    return blockTime().multipliedBy(first).plus(ofLater.multipliedBy(later));
  }

  private int near(int forksOfBlock) {
    return hasFirstStage() ? forksOfBlock : Math.min(RaceForecast.NEAR, forksOfBlock);
  }

  private int firstStageLeft(int from) {
    return closed ? 0 : Math.max(0, race.firstBlocks() - from);
  }

  /** How many blocks it will have, as far as that can be known now. */
  private int expected() {
    if (wantsSpare()) {
      return forecast.blocksToSharpen(done(), begun(), blurred);
    }
    if (closed || decided) {
      return begun();
    }
    return hasFirstStage() ? forecast.blocks(done(), begun(), widest) : held;
  }
}
