package org.xmlbench.results.readahead;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.Estimate;

/**
 * How good advice was in one case. The best of many strategies is partly luck, and to hold the
 * choice against that luck would make any choice look bad on a noisy host: so in each round the
 * choice is held against the strategy that was best in the other rounds (leave one out; Stone,
 * Journal of the Royal Statistical Society B 36, 1974). Where the first rounds chose who is
 * measured further, only the later rounds count.
 *
 * @param subject driver
 * @param document its name
 * @param cache condition of cache and storage
 * @param choice what was advised
 * @param promised its gain over plain as the advice had it; {@code null} where that was plain
 * @param seconds that the advice took
 * @param best the strategy with the shortest mean time in the rounds that count; {@code null} where
 *     it or the choice was not measured
 * @param overBest time of the choice over time of the best of the other rounds, over rounds
 * @param gain time of plain over time of the choice, over rounds
 * @param plainOverBest time of plain over time of the best of the other rounds: what no advice
 *     would have cost
 */
public record AdviceScore(
    String subject,
    String document,
    String cache,
    String choice,
    Estimate promised,
    double seconds,
    String best,
    Estimate overBest,
    Estimate gain,
    Estimate plainOverBest) {
  /** The benchmark counts cases in which the choice takes no more than this times the best. */
  public static final double GOOD = 1.05;

  /** Scores what was advised by what was measured. */
  public static List<AdviceScore> of(List<CaseAdvice> advised, List<ForkRecord> forks) {
    return advised.stream().map(one -> of(one, one.runs(scored(one, forks)))).toList();
  }

  private static List<ForkRecord> scored(CaseAdvice one, List<ForkRecord> forks) {
    return one.finals() == null ? forks : forks.stream().filter(one.finals()::holds).toList();
  }

  /** Whether the choice was measured. */
  public boolean isMeasured() {
    return overBest != null;
  }

  /** Whether it was measured often enough to be judged: one round has no interval. */
  public boolean isJudged() {
    return isMeasured() && overBest.relativeHalfWidth() != null;
  }

  /** Whether the choice takes no more than 1.05 times the best. */
  public boolean isGood() {
    return isJudged() && overBest.value() <= GOOD;
  }

  /** Whether the choice's ratio to the best is known within that share. */
  public boolean isKnownWithin(double share) {
    return isJudged() && overBest.relativeHalfWidth() <= share;
  }

  /** Whether plain would have. */
  public boolean isPlainGood() {
    return isJudged() && plainOverBest.value() <= GOOD;
  }

  private static AdviceScore of(CaseAdvice one, List<StrategyRuns> runs) {
    StrategyRuns choice = named(runs, one.advice().recommended());
    StrategyRuns plain = named(runs, AdviceRule.PLAIN);
    StrategyRuns best =
        choice == null || plain == null
            ? null
            : runs.stream()
                .min(Comparator.comparingDouble(StrategyRuns::meanSeconds))
                .orElseThrow();
    return new AdviceScore(
        one.subject(),
        one.document(),
        one.cache(),
        one.advice().recommended(),
        one.advice().gain(),
        one.advice().seconds(),
        best == null ? null : best.name(),
        best == null ? null : overBest(choice, runs),
        best == null ? null : RoundRatio.of(plain, choice),
        best == null ? null : overBest(plain, runs));
  }

  /** With a single round there is no other one: then its own best is the measure. */
  private static Estimate overBest(StrategyRuns choice, List<StrategyRuns> all) {
    Map<Integer, Double> best = new TreeMap<>();
    for (int round : choice.secondsByRound().keySet()) {
      all.stream()
          .filter(strategy -> strategy.secondsByRound().containsKey(round))
          .min(Comparator.comparingDouble(strategy -> strategy.meanSecondsWithout(round)))
          .ifPresent(found -> best.put(round, found.secondsByRound().get(round)));
    }
    return RoundRatio.of(List.of(choice.secondsByRound()), List.of(best));
  }

  private static StrategyRuns named(List<StrategyRuns> runs, String name) {
    return runs.stream().filter(strategy -> strategy.name().equals(name)).findFirst().orElse(null);
  }
}
