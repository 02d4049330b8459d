package org.xmlbench.families.strategies.tables;

import java.util.List;
import java.util.Map;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

/** Ratios of times that were measured in the same rounds. */
final class RoundRatio {
  private RoundRatio() {}

  /** Time of one over time of the other, over the rounds that both have; {@code null} without. */
  static Estimate of(StrategyRuns over, StrategyRuns under) {
    return of(List.of(over.secondsByRound()), List.of(under.secondsByRound()));
  }

  /** The product of some times over the product of others, as a geometric mean over rounds. */
  static Estimate of(List<Map<Integer, Double>> over, List<Map<Integer, Double>> under) {
    double[] logs =
        over.getFirst().keySet().stream()
            .filter(round -> over.stream().allMatch(times -> times.containsKey(round)))
            .filter(round -> under.stream().allMatch(times -> times.containsKey(round)))
            .mapToDouble(round -> logs(over, round) - logs(under, round))
            .toArray();
    return logs.length == 0 ? null : Estimate.ofMean(logs, Comparison.CONFIDENCE).map(Math::exp);
  }

  private static double logs(List<Map<Integer, Double>> times, int round) {
    return times.stream().mapToDouble(byRound -> Math.log(byRound.get(round))).sum();
  }
}
