package org.xmlbench.house.engine;

import java.time.Duration;

/**
 * One group's account.
 *
 * <p>A block that was contended, or lacks a fork, asks for one more, where more than one is
 * planned; there are at most as many extra blocks as planned ones.
 */
sealed class GroupAccount permits RaceAccount {
  private final int index;
  private final boolean isProtected;
  private int planned;
  private final boolean isSampled;
  private int wanted;
  private int done;
  private int begun;
  private Duration blockTime;
  private Double firstHalfWidth;

  /** An account of a fixed number of blocks. */
  GroupAccount(int index, boolean isProtected, int planned, Duration estimate) {
    this(index, isProtected, planned, estimate, false);
  }

  /**
   * @param planned blocks of the group; where it is sampled, those of its first stage
   * @param isSampled whether {@link #size} will fix their number
   */
  GroupAccount(int index, boolean isProtected, int planned, Duration estimate, boolean isSampled) {
    this.isSampled = isSampled;
    this.index = index;
    this.isProtected = isProtected;
    this.planned = planned;
    this.wanted = planned;
    this.blockTime = estimate;
  }

  /** Position of its group in the plan. */
  int index() {
    return index;
  }

  boolean isProtected() {
    return isProtected;
  }

  int done() {
    return done;
  }

  /** Blocks that ended, and the one that is in work. */
  int begun() {
    return begun;
  }

  /** Records that a block has begun. */
  void begins() {
    begun = done + 1;
  }

  /**
   * Records that a block has ended, and how long it took.
   *
   * @param asksForOneMore whether something in it was not as it should be
   * @return whether one more block will replace it
   */
  boolean completed(Duration time, boolean asksForOneMore) {
    done++;
    begun = done;
    blockTime = time;
    boolean oneMore = asksForOneMore && planned > 1 && wanted < 2 * planned;
    wanted += oneMore ? 1 : 0;
    return oneMore;
  }

  /**
   * Counts blocks of an earlier session of the same run.
   *
   * @param replaced how many of them ask for one more each
   */
  void resume(int blocks, int replaced) {
    done = blocks;
    begun = blocks;
    int extra = planned > 1 ? Math.min(replaced, planned) : 0;
    wanted = Math.max(planned + extra, blocks);
  }

  /** The group needs no more blocks: no cell of it can be measured. */
  void close() {
    wanted = begun;
  }

  /** Whether the first stage has its blocks and {@link #size} has not been called yet. */
  boolean awaitsSize() {
    return isSampled && firstHalfWidth == null && done >= planned;
  }

  /**
   * Fixes the number of blocks. May be called once.
   *
   * @param oneBlockHalfWidth half width of the interval of the group's widest pair near the top if
   *     it had one block
   */
  void size(int blocks, double oneBlockHalfWidth) {
    if (firstHalfWidth != null) {
      throw new IllegalStateException("the number of blocks is fixed already");
    }
    int extra = Math.max(0, wanted - Math.max(planned, done));
    planned = blocks;
    wanted = Math.max(blocks, done) + extra;
    firstHalfWidth = oneBlockHalfWidth;
  }

  /** The first stage needs one more block: a subject failed in one of them. */
  void extendFirstStage() {
    planned = done + 1;
    wanted = Math.max(wanted, planned);
  }

  /** Blocks that are still to come, extra ones too. */
  int blocksLeft() {
    return Math.max(0, wanted - done);
  }

  int forksLeft(int forksOfBlock) {
    return Math.max(0, wanted - begun) * forksOfBlock;
  }

  /** Time that these are expected to take, the one in work included. */
  Duration timeLeft() {
    return blockTime.multipliedBy(blocksLeft());
  }

  /**
   * Corrects the time of the next block, which has other forks than the last one had.
   *
   * @param share of the last one's forks
   */
  void nextHas(double share) {
    blockTime = Duration.ofNanos(Math.round(share * blockTime.toNanos()));
  }

  /** How long its next block is expected to take. */
  Duration blockTime() {
    return blockTime;
  }

  /** Whether it gets its blocks in rounds: its number of blocks is not chosen by a first stage. */
  boolean inRounds() {
    return firstHalfWidth == null;
  }

  /** Blocks by which groups that are no longer in rounds take turns; 0 where they do not. */
  int turn() {
    return 0;
  }

  /** Time of the blocks that a race lacks of those that order subjects; zero without a race. */
  Duration timeToOrder() {
    return Duration.ZERO;
  }

  /** Half width that the interval of its widest pair near the top has now. */
  double halfWidth() {
    return firstHalfWidth / Math.sqrt(done);
  }

  /** Whether blocks are still to come, planned or extra ones. */
  boolean wantsMore() {
    return begun < wanted;
  }

  /** Whether those still to come decide nothing, and are for time that would be left. */
  boolean wantsSpare() {
    return false;
  }

  /** Whether planned blocks are still to come. */
  boolean wantsPlanned() {
    return begun < Math.min(planned, wanted);
  }

  /** Time for the planned blocks that are still to come. */
  Duration plannedTime() {
    return wantsPlanned()
        ? blockTime.multipliedBy(Math.min(planned, wanted) - begun)
        : Duration.ZERO;
  }
}
