package org.xmlbench.suite.readahead;

import org.xmlbench.core.UserErrorException;

/**
 * How often each strategy is measured in a case of the benchmark of advice: a few rounds with all,
 * then rounds with those that may be the best, until the ratio of the advised strategy to the best
 * is known. To stop looks at the interval's width alone, never at where it lies.
 *
 * @param screening rounds with all strategies
 * @param least rounds after these at least
 * @param most rounds after these at most
 * @param runsOfFork runs in each fork
 * @param halfWidth of the interval, as a share, that ends the rounds
 */
public record AdviceRounds(int screening, int least, int most, int runsOfFork, double halfWidth) {
  /**
   * Checks the numbers.
   *
   * @throws UserErrorException when there is no round to score, or a fork has no possible number of
   *     runs
   */
  public AdviceRounds {
    if (screening < 1) {
      throw new UserErrorException("--screening " + screening + ": at least one is needed");
    }
    if (least < 1) {
      throw new UserErrorException("--rounds " + least + ": at least one is needed");
    }
    if (most < least) {
      throw new UserErrorException(
          "--most-rounds %d: there are %d at least".formatted(most, least));
    }
    if (runsOfFork < 1 || runsOfFork > RunsOfCell.MOST_OF_FORK) {
      throw new UserErrorException(
          "--runs %d: a fork makes 1 to %d".formatted(runsOfFork, RunsOfCell.MOST_OF_FORK));
    }
  }

  /** The runs of a cell in the rounds with all strategies. */
  public RunsOfCell screened() {
    return upTo(screening);
  }

  /** The runs of a cell up to the end of a round. */
  RunsOfCell upTo(int round) {
    return new RunsOfCell(round, round * runsOfFork);
  }

  /** {@code 5 to 12 rounds}. */
  String further() {
    return least == most
        ? "%d %s".formatted(most, most == 1 ? "round" : "rounds")
        : "%d to %d rounds".formatted(least, most);
  }

  /** The round after which it is looked whether the ratio is known. */
  int firstLook() {
    return screening + least;
  }

  /** The last round there can be. */
  int last() {
    return screening + most;
  }
}
