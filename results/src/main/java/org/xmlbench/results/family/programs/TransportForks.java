package org.xmlbench.results.family.programs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

/** The forks of one transport of one program, by rounds. */
final class TransportForks {
  private static final double NANOS = 1e9;

  private final Map<Integer, Double> seconds = new TreeMap<>();
  private final Map<Integer, Double> cpuSeconds = new TreeMap<>();
  private String reason;
  private boolean fault;

  void add(ForkRecord fork) {
    if (fork.outcome() == Outcome.OK) {
      List<Double> runs = runs(fork);
      seconds.put(fork.round(), median(runs));
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

  /** The figures, compared with those of the conventional transport. */
  IoliteResult.TransportResult result(String way, TransportForks conventional) {
    List<Double> rounds = List.copyOf(seconds.values());
    boolean itself = this == conventional;
    return new IoliteResult.TransportResult(
        way,
        rounds,
        median(rounds),
        itself ? null : ratio(conventional.seconds, seconds),
        median(List.copyOf(cpuSeconds.values())),
        itself ? null : ratio(conventional.cpuSeconds, cpuSeconds),
        reason,
        fault);
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
