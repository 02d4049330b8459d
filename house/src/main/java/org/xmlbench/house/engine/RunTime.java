package org.xmlbench.house.engine;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Where a session stands in its time. A block's time begins when the one before has ended. */
final class RunTime {
  private static final Duration SHORTEST_SHOWN = Duration.ofSeconds(1);

  private final LongSupplier nanoTime;
  private long start;
  private long lastEnd;

  /**
   * @param nanoTime a clock of which differences are nanoseconds
   */
  RunTime(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** The session begins. */
  void starts() {
    start = nanoTime.getAsLong();
    lastEnd = start;
  }

  /** Since the session began. */
  Duration elapsed() {
    return since(start);
  }

  /** The block in work has ended; what it took. */
  Duration blockEnds() {
    Duration time = since(lastEnd);
    lastEnd = nanoTime.getAsLong();
    return time;
  }

  /** When the block in work, of that group, is expected to end. */
  Duration endOf(GroupAccount inWork) {
    return elapsed().plus(leftOf(inWork));
  }

  /**
   * What a session would take on without a budget. The account of the block in work still counts it
   * as a whole, unless it is closed.
   *
   * @param all time of all blocks that have not ended
   */
  Duration remaining(Duration all, GroupAccount inWork) {
    return atLeastShown(
        inWork.blocksLeft() > 0 ? all.minus(inWork.blockTime().minus(leftOf(inWork))) : all);
  }

  /** So long, or the shortest time that is shown. */
  static Duration atLeastShown(Duration time) {
    return time.compareTo(SHORTEST_SHOWN) < 0 ? SHORTEST_SHOWN : time;
  }

  private Duration leftOf(GroupAccount account) {
    Duration left = account.blockTime().minus(since(lastEnd));
    return left.isNegative() ? Duration.ZERO : left;
  }

  private Duration since(long then) {
    return Duration.ofNanos(nanoTime.getAsLong() - then);
  }
}
