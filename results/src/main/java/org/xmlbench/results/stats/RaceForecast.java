package org.xmlbench.results.stats;

import java.util.Optional;
import org.xmlbench.results.store.Race;

/**
 * How many blocks a race will take and how sharp it will be, before it has begun. For estimates and
 * no figure.
 *
 * @param race the rule
 * @param spread standard deviation of the log times of forks, the block taken out
 * @param isMeasured whether the newest run of this host had that spread; else it is a guess
 * @param pace of the host's newest run of such forks on a calm machine; empty where there is none
 */
public record RaceForecast(Race race, double spread, boolean isMeasured, Optional<Pace> pace) {
  /** The spread of forks on a quiet host; above it the first stage has one block more. */
  public static final double USUAL_SPREAD = 0.025;

  /** Subjects near the fastest, of which an estimate thinks. */
  public static final int NEAR = 4;

  /**
   * How long forks took.
   *
   * @param forkSeconds wall time of one
   */
  public record Pace(double forkSeconds, String run, String createdUtc) {}

  /** Where the time of a fork comes from, as a clause. */
  public String source() {
    return pace.map(it -> "as in run %s of %.10s".formatted(it.run(), it.createdUtc()))
        .orElse("a guess");
  }

  /** One of a host of which nothing is known. */
  public static RaceForecast guess(Race race) {
    return new RaceForecast(race, USUAL_SPREAD, false, Optional.empty());
  }

  /** Blocks of all subjects on a host whose forks spread so. */
  public static int firstBlocks(double spread) {
    return spread > USUAL_SPREAD ? Race.MOST_FIRST_BLOCKS : Race.FIRST_BLOCKS;
  }

  /**
   * Half the width, to one side, of the interval of a subject near the fastest, as a share of its
   * ratio: those of all such subjects hold together.
   *
   * @param blocks two at least
   */
  public double halfWidth(int blocks) {
    double freedom = (NEAR - 1.0) * (blocks - 1);
    double t = StudentT.exceeded(freedom, (1 - Comparison.CONFIDENCE) / 2 / (NEAR - 1));
    return Math.expm1(t * spread * Math.sqrt(2.0 / blocks));
  }

  /** How many blocks a document will get. */
  public int blocks() {
    int blocks = race.orderBlocks();
    while (blocks < race.mostBlocks() && halfWidth(blocks) > race.halfWidth()) {
      blocks++;
    }
    return blocks;
  }

  /**
   * How many blocks a document will get that has some.
   *
   * @param done blocks that it has, after which it was not decided
   * @param begun these and the one in work
   * @param widest its widest half width after them; infinite where one is unknown
   */
  public int blocks(int done, int begun, double widest) {
    double needed = Double.isInfinite(widest) ? blocks() : needed(done, widest / race.halfWidth());
    int least = Math.max(Math.max(begun, done + 1), race.orderBlocks());
    return (int) Math.min(race.mostBlocks(), Math.max(least, needed));
  }

  /**
   * How many blocks make the figures of those that left a document sharp enough, at most.
   *
   * @param widest the widest half width of these
   */
  public int blocksToSharpen(int done, int begun, double widest) {
    double needed = needed(done, widest / race.leavingHalfWidth());
    return (int) Math.min(race.mostBlocks(), Math.max(Math.max(begun, done + 1), needed));
  }

  private static double needed(int done, double tooWide) {
    return Math.ceil(done * tooWide * tooWide);
  }
}
