package org.xmlbench.results.family.load;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.Percentile;

/**
 * What one fork says of a server under load. A percentile is there only where at least ten of the
 * fork's calls lie beyond it.
 *
 * @param clients closed-loop clients at a time
 * @param calls calls that came to their right end
 * @param rate such calls a second
 * @param errors calls that did not
 * @param corrected percentiles of latency in nanoseconds, corrected for coordinated omission
 * @param seen the same as the clients saw them
 * @param longestNanos the longest latency
 * @param serverNanos CPU time of the server for a call; {@code null} where it is unknown
 */
record ServerLoad(
    int clients,
    long calls,
    double rate,
    long errors,
    Map<Percentile, Double> corrected,
    Map<Percentile, Double> seen,
    Double longestNanos,
    Double serverNanos) {
  /** The seam of cells under load. */
  public static final String SEAM = "load";

  /** The condition that names the seam. */
  private static final String SEAM_NAME = "seam";

  private static final String RATE = "rate_calls_per_second";
  private static final String ERRORS = "errors_count";
  private static final String SERVER_CPU = "server_cpu_nanos";
  private static final String LONGEST = "seen_max_nanos";

  public ServerLoad {
    corrected = Map.copyOf(corrected);
    seen = Map.copyOf(seen);
  }

  /** Whether a condition is of servers under load. */
  public static boolean isCondition(Map<String, String> condition) {
    return SEAM.equals(condition.get(SEAM_NAME));
  }

  /** Number of clients in the name of a task, such as 16 in {@code echoDoubles:100@16}. */
  public static int clients(String task) {
    return Integer.parseInt(task.substring(task.indexOf('@') + 1));
  }

  /** What a fork says; empty where it is of something else, or has no figure. */
  public static Optional<ServerLoad> of(ForkRecord fork) {
    Map<String, Double> measures = fork.measures();
    Double rate = measures.get(RATE);
    if (!isCondition(fork.cell().condition()) || fork.outcome() != Outcome.OK || rate == null) {
      return Optional.empty();
    }
    long calls =
        fork.iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .mapToLong(Iteration::operations)
            .sum();
    return Optional.of(
        new ServerLoad(
            clients(fork.cell().document()),
            calls,
            rate,
            Math.round(measures.getOrDefault(ERRORS, 0.0)),
            percentiles(measures, "corrected_", calls),
            percentiles(measures, "seen_", calls),
            measures.get(LONGEST),
            measures.get(SERVER_CPU)));
  }

  private static Map<Percentile, Double> percentiles(
      Map<String, Double> measures, String prefix, long calls) {
    Map<Percentile, Double> percentiles = new EnumMap<>(Percentile.class);
    for (Percentile percentile : Percentile.all()) {
      Double nanos = measures.get(prefix + percentile.label() + "_nanos");
      if (nanos != null && calls >= percentile.callsNeeded()) {
        percentiles.put(percentile, nanos);
      }
    }
    return percentiles;
  }
}
