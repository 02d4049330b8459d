package org.xmlbench.suite.iolite;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.iolite.Way;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

/** The times of one way of one program, by rounds. */
final class WayTimes {
  private final Way way;
  private final Map<Integer, Double> secondsByRound = new TreeMap<>();
  private String reason;
  private boolean fault;

  WayTimes(Way way) {
    this.way = way;
  }

  Way way() {
    return way;
  }

  void add(int round, double seconds) {
    secondsByRound.put(round, seconds);
  }

  /** It is not measured. */
  void leaveOut(String why) {
    reason = why;
  }

  /** A fork of it had no figure. */
  void fail(int round, String why) {
    reason = "round " + round + ": " + why;
    fault = true;
  }

  /** Whether it is to be measured in the rounds to come. */
  boolean isMeasured() {
    return reason == null;
  }

  /** The figures, beside those of the conventional way. */
  IoliteResult.WayResult result(WayTimes conventional) {
    List<Double> seconds = List.copyOf(secondsByRound.values());
    return new IoliteResult.WayResult(
        way.text(), seconds, median(seconds), ratio(conventional), reason, fault);
  }

  private Estimate ratio(WayTimes conventional) {
    double[] logs =
        secondsByRound.entrySet().stream()
            .filter(own -> conventional.secondsByRound.containsKey(own.getKey()))
            .mapToDouble(
                own -> Math.log(conventional.secondsByRound.get(own.getKey()) / own.getValue()))
            .toArray();
    return this == conventional || logs.length == 0
        ? null
        : Estimate.ofMean(logs, Comparison.CONFIDENCE).map(Math::exp);
  }

  private static Double median(List<Double> values) {
    if (values.isEmpty()) {
      return null;
    }
    List<Double> sorted = values.stream().sorted().toList();
    int half = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(half)
        : Double.valueOf((sorted.get(half - 1) + sorted.get(half)) / 2);
  }
}
