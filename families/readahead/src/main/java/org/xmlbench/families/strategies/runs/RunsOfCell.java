package org.xmlbench.families.strategies.runs;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.xmlbench.core.UserErrorException;

/**
 * How a cell's runs are spread over forks.
 *
 * @param rounds forks, one a round
 * @param runs of all forks together
 */
record RunsOfCell(int rounds, @JsonProperty("runsOfCell") int runs) {
  /** Intervals are over forks, so there are this many before one has more than one run. */
  private static final int FIRST_FORKS = 5;

  private static final int MOST_OF_FORK = 5;

  /**
   * Distributes so many runs over forks.
   *
   * @throws UserErrorException when the number is out of range
   */
  public static RunsOfCell of(int runs) {
    if (runs < 1) {
      throw new UserErrorException("--runs " + runs + ": at least one run is needed");
    }
    return new RunsOfCell(
        Math.max(Math.min(runs, FIRST_FORKS), Math.ceilDiv(runs, MOST_OF_FORK)), runs);
  }

  /**
   * Runs of the fork of a round: where they cannot be the same in all, the first rounds have one
   * more.
   */
  public int ofRound(int round) {
    return runs / rounds + (round <= runs % rounds ? 1 : 0);
  }

  /** {@code 10 runs in 3 forks}. */
  @Override
  public String toString() {
    return "%d %s in %d %s"
        .formatted(runs, runs == 1 ? "run" : "runs", rounds, rounds == 1 ? "fork" : "forks");
  }
}
