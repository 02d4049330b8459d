package org.xmlbench.families.load.tables;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.load.fork.LoadMeasures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;

/**
 * The figures of a server under load by a number of clients, over forks. Means are geometric ones
 * with Student's interval on logarithms; {@code null} where a fork lacks the figure.
 *
 * @param forks those that ended well
 */
record LoadCell(List<ServerLoad> forks) {
  private static final double NANOS_PER_MICRO = 1e3;

  LoadCell {
    forks = List.copyOf(forks);
  }

  static LoadCell of(List<ForkRecord> forks) {
    return new LoadCell(forks.stream().map(ServerLoad::of).flatMap(Optional::stream).toList());
  }

  /** Calls of all forks that ended with the right reply; empty where no fork ended well. */
  Optional<Long> calls() {
    return sum(ServerLoad::calls);
  }

  /** Calls of all forks that did not; empty as above. */
  Optional<Long> errors() {
    return sum(ServerLoad::errors);
  }

  private Optional<Long> sum(ToLongFunction<ServerLoad> of) {
    return forks.isEmpty() ? Optional.empty() : Optional.of(forks.stream().mapToLong(of).sum());
  }

  /** Calls a second that ended with the right reply. */
  Estimate rate() {
    return mean(ServerLoad::rate, 1);
  }

  /** Latency in microseconds, corrected for coordinated omission. */
  Estimate corrected(LoadMeasures.Latency percentile) {
    return mean(fork -> fork.corrected().get(percentile), NANOS_PER_MICRO);
  }

  /** The same as the clients saw it. */
  Estimate seen(LoadMeasures.Latency percentile) {
    return mean(fork -> fork.seen().get(percentile), NANOS_PER_MICRO);
  }

  /** The longest latency of all forks in microseconds. */
  Optional<Double> longestMicros() {
    return forks.stream()
        .map(ServerLoad::longestNanos)
        .filter(Objects::nonNull)
        .max(Comparator.naturalOrder())
        .map(nanos -> nanos / NANOS_PER_MICRO);
  }

  /** CPU time of the server for a call in microseconds. */
  Estimate serverMicros() {
    return mean(ServerLoad::serverNanos, NANOS_PER_MICRO);
  }

  private Estimate mean(Function<ServerLoad, Double> read, double scale) {
    double[] values =
        forks.stream()
            .map(read)
            .filter(value -> value != null && value > 0)
            .mapToDouble(value -> value / scale)
            .toArray();
    return values.length == 0 || values.length < forks.size()
        ? null
        : Estimate.ofGeometricMean(values, Comparison.CONFIDENCE);
  }
}
