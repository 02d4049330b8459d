package org.xmlbench.suite.readahead;

import org.xmlbench.core.UserErrorException;

/**
 * How a cell's runs are spread over forks.
 *
 * @param rounds forks, one a round
 * @param runsOfFork runs of each
 */
public record RunsOfCell(int rounds, int runsOfFork) {
  /** Intervals are over forks, so there are this many before one has more than one run. */
  private static final int FIRST_FORKS = 5;

  private static final int MOST_RUNS_OF_FORK = 5;

  /**
   * At least so many runs.
   *
   * @throws UserErrorException when there is none
   */
  public static RunsOfCell of(int runs) {
    if (runs < 1) {
      throw new UserErrorException("--runs " + runs + ": at least one run is needed");
    }
    int rounds = Math.max(Math.min(runs, FIRST_FORKS), Math.ceilDiv(runs, MOST_RUNS_OF_FORK));
    return new RunsOfCell(rounds, Math.ceilDiv(runs, rounds));
  }
}
