package org.xmlbench.results.readahead;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.record.ForkRecord;

/**
 * The second stage of a case: what a few rounds with all strategies leave is measured further, so
 * that time is spent on the strategies that may be the best. The rounds that chose do not score:
 * who is chosen for being fast was lucky there, too (screening, then selection by fresh data:
 * Nelson, Swann, Goldsman, Song, Operations Research 49(6), 2001).
 *
 * @param afterRound the last round with all strategies
 * @param strategies what is measured further: plain, the choice, and the fastest so far
 */
public record AdviceFinals(int afterRound, List<String> strategies) {
  private static final int FASTEST = 3;

  /** Plain, the choice and the fastest, where all of them are different. */
  public static final int MOST_STRATEGIES = FASTEST + 2;

  /** Copies the list. */
  public AdviceFinals {
    strategies = List.copyOf(strategies);
  }

  /**
   * What is measured further in a case.
   *
   * @param afterRound the last round with all strategies
   * @param forks of the run so far
   */
  public static AdviceFinals of(CaseAdvice advised, int afterRound, List<ForkRecord> forks) {
    Set<String> strategies = new LinkedHashSet<>();
    strategies.add(AdviceRule.PLAIN);
    strategies.add(advised.advice().recommended());
    List<ForkRecord> screening = forks.stream().filter(fork -> fork.round() <= afterRound).toList();
    advised.runs(screening).stream()
        .sorted(Comparator.comparingDouble(StrategyRuns::meanSeconds))
        .limit(FASTEST)
        .map(StrategyRuns::name)
        .forEach(strategies::add);
    return new AdviceFinals(afterRound, List.copyOf(strategies));
  }

  /** Whether a record counts for the score. */
  boolean holds(ForkRecord fork) {
    return fork.round() > afterRound
        && strategies.contains(fork.cell().condition().get(StrategyRuns.INPUT));
  }
}
