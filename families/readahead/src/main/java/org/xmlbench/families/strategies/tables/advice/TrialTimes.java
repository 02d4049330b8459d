package org.xmlbench.families.strategies.tables.advice;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.xmlbench.results.stats.Estimate;

/** The seconds of strategies that were tried in the same rounds. */
final class TrialTimes {
  private final Map<String, double[]> seconds = new LinkedHashMap<>();

  /** Runs that number of rounds of these strategies. */
  static TrialTimes of(List<String> strategies, int rounds, TrialRound trials) throws IOException {
    TrialTimes times = new TrialTimes();
    strategies.forEach(strategy -> times.seconds.put(strategy, new double[rounds]));
    for (int round = 0; round < rounds; round++) {
      Map<String, Double> made = trials.run(strategies);
      for (String strategy : strategies) {
        times.seconds.get(strategy)[round] = made.get(strategy);
      }
    }
    return times;
  }

  /** Geometric mean of a strategy's seconds. */
  double mean(String strategy) {
    double sum = 0;
    for (double second : seconds.get(strategy)) {
      sum += Math.log(second) / seconds.get(strategy).length;
    }
    return Math.exp(sum);
  }

  /**
   * Time of one over time of the other in the same rounds, each end wrong with that probability.
   */
  Estimate ratio(String over, String under, double oneSided) {
    double[] a = seconds.get(over);
    double[] b = seconds.get(under);
    double[] logs = IntStream.range(0, a.length).mapToDouble(i -> Math.log(a[i] / b[i])).toArray();
    return SignedRanks.centre(logs, oneSided).map(Math::exp);
  }

  /** The shortest of a strategy's trials: what disturbs a trial makes it longer. */
  double shortest(String strategy) {
    return Arrays.stream(seconds.get(strategy)).min().orElseThrow();
  }

  /** The fastest of them by their shortest trials, without one. */
  List<String> fastest(int most, String without) {
    return seconds.keySet().stream()
        .filter(strategy -> !strategy.equals(without))
        .sorted(Comparator.comparingDouble(this::shortest))
        .limit(most)
        .toList();
  }
}
