package org.xmlbench.families.programs.tables;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

final class TransportForks {
  private static final double NANOS = 1e9;

  private final Map<Integer, Double> seconds = new TreeMap<>();
  private final Map<Integer, Double> cpuSeconds = new TreeMap<>();
  private String reason;
  private boolean fault;

  void add(ForkRecord fork) {
    if (fork.outcome() == Outcome.OK) {
      List<Double> runs = runs(fork);
      median(runs).ifPresent(median -> seconds.put(fork.round(), median));
      if (fork.measured().processCpuNanos() != null) {
        cpuSeconds.put(fork.round(), fork.measured().processCpuNanos() / NANOS / runs.size());
      }
    } else {
      fault = fork.outcome().isFault();
      reason = fault ? "round " + fork.round() + ": " + fork.reason() : fork.reason();
    }
  }

  private static List<Double> runs(ForkRecord fork) {
    return fork.iterations().stream()
        .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
        .map(iteration -> iteration.wallNanos() / NANOS / iteration.operations())
        .toList();
  }

  /** Seconds of an operation, a geometric mean over rounds; {@code null} where there is none. */
  Estimate mean() {
    return estimate(seconds.values().stream().mapToDouble(Math::log).toArray());
  }

  /** Median over rounds of the median of each round's fork; empty where there is none. */
  Optional<Double> seconds() {
    return median(List.copyOf(seconds.values()));
  }

  /** The same by round; empty where there is none. */
  Map<Integer, Double> byRound() {
    return Collections.unmodifiableMap(seconds);
  }

  /**
   * Median over rounds of the CPU time of a run, of all its processes together; empty where there
   * is none.
   */
  Optional<Double> cpuSeconds() {
    return median(List.copyOf(cpuSeconds.values()));
  }

  /**
   * Conventional wall time over its own, a geometric mean over the rounds that have both, with
   * Student's interval; {@code null} where there is none.
   */
  Estimate ratio(TransportForks conventional) {
    return ratio(conventional.seconds, seconds);
  }

  /** The ratio of CPU times, likewise. */
  Estimate cpuRatio(TransportForks conventional) {
    return ratio(conventional.cpuSeconds, cpuSeconds);
  }

  /** Why there is no figure, or not one for each round; {@code null} where all is well. */
  String reason() {
    return reason;
  }

  /** Whether the reason is a fault, and not that the transport does not apply or is unavailable. */
  boolean isFault() {
    return fault;
  }

  private static Estimate ratio(Map<Integer, Double> conventional, Map<Integer, Double> own) {
    return estimate(
        own.entrySet().stream()
            .filter(round -> conventional.containsKey(round.getKey()))
            .mapToDouble(round -> Math.log(conventional.get(round.getKey()) / round.getValue()))
            .toArray());
  }

  private static Estimate estimate(double[] logs) {
    return logs.length == 0 ? null : Estimate.ofMean(logs, Comparison.CONFIDENCE).map(Math::exp);
  }

  private static Optional<Double> median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int half = sorted.size() / 2;
    return sorted.isEmpty()
        ? Optional.empty()
        : Optional.of((sorted.get((sorted.size() - 1) / 2) + sorted.get(half)) / 2);
  }
}
