package org.xmlbench.families.load.tables;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.load.fork.LoadMeasures;

/**
 * The figures of a server under load in one fork. A percentile is present only where at least ten
 * of the fork's calls lie beyond it.
 *
 * @param calls calls that ended with the right reply
 * @param rate such calls a second
 * @param errors calls that did not
 * @param corrected percentiles of latency in nanoseconds, corrected for coordinated omission
 * @param seen the same as the clients saw them
 * @param longestNanos the longest latency
 * @param serverNanos CPU time of the server for a call; {@code null} where it is unknown
 */
record ServerLoad(
    long calls,
    double rate,
    long errors,
    Map<LoadMeasures.Latency, Double> corrected,
    Map<LoadMeasures.Latency, Double> seen,
    Double longestNanos,
    Double serverNanos) {
  public static final String SEAM = "load";

  /** The condition that names the seam. */
  private static final String SEAM_NAME = "seam";

  public ServerLoad {
    corrected = Map.copyOf(corrected);
    seen = Map.copyOf(seen);
  }

  public static boolean isCondition(Map<String, String> condition) {
    return SEAM.equals(condition.get(SEAM_NAME));
  }

  /** Number of clients that is a task's setting, such as 16 in {@code echoDoubles:100@16}. */
  public static int clients(Task task) {
    return Integer.parseInt(task.requireSetting("a number of clients behind an @"));
  }

  /** The figures of a fork; empty where it measured something else, or failed. */
  public static Optional<ServerLoad> of(ForkRecord fork) {
    if (!isCondition(fork.cell().condition()) || fork.outcome() != Outcome.OK) {
      return Optional.empty();
    }
    long calls =
        fork.iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .mapToLong(Iteration::operations)
            .sum();
    return Optional.of(
        new ServerLoad(
            calls,
            LoadMeasures.RATE.required(fork),
            Math.round(LoadMeasures.ERRORS.required(fork)),
            percentiles(fork, LoadMeasures.Latency::corrected, calls),
            percentiles(fork, LoadMeasures.Latency::seen, calls),
            LoadMeasures.LONGEST.seen().find(fork).orElse(null),
            CallMeasures.SERVER_CPU.find(fork).orElse(null)));
  }

  private static Map<LoadMeasures.Latency, Double> percentiles(
      ForkRecord fork, Function<LoadMeasures.Latency, Measure> kind, long calls) {
    Map<LoadMeasures.Latency, Double> percentiles = new HashMap<>();
    for (LoadMeasures.Latency percentile : LoadMeasures.PERCENTILES) {
      Double nanos = kind.apply(percentile).find(fork).orElse(null);
      if (nanos != null && calls >= percentile.callsNeeded()) {
        percentiles.put(percentile, nanos);
      }
    }
    return percentiles;
  }
}
