package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.results.store.TimingClock;

/**
 * What the forks of a run say about the noise of its host. A neighbour on the same core slows the
 * processor without taking its time: no clock and no counter of the system shows that, but the time
 * of an operation then changes inside each fork.
 *
 * @param spreadPercent standard deviation of a subject's forks by {@link SpreadInBlocks}, in
 *     percent; {@code null} where blocks are too few
 * @param changePercent by how much the slower iterations of a fork take longer than its faster ones
 *     by the time of the thread: the ninth decile over the first, median over forks, in percent
 */
public record ForkNoise(
    @JsonInclude(JsonInclude.Include.NON_NULL) Double spreadPercent,
    @JsonInclude(JsonInclude.Include.NON_NULL) Double changePercent) {
  /** Forks of a quiet host spread by no more. */
  static final double QUIET_SPREAD = 2.5;

  /** Iterations of a fork differ by no more on a quiet host. */
  static final double QUIET_CHANGE = 15;

  private static final double PERCENT = 100;

  /** Deciles of fewer iterations say nothing. */
  private static final int LEAST_ITERATIONS = 10;

  /** The noise by those forks; empty where nothing of it is known. */
  static Optional<ForkNoise> of(List<ForkRecord> forks, TimingClock clock) {
    OptionalDouble spread = SpreadInBlocks.of(forks, clock);
    double[] changes =
        forks.stream()
            .filter(fork -> fork.measured() != null)
            .map(ForkNoise::change)
            .filter(Objects::nonNull)
            .mapToDouble(change -> change)
            .sorted()
            .toArray();
    return spread.isEmpty() && changes.length == 0
        ? Optional.empty()
        : Optional.of(
            new ForkNoise(
                spread.isEmpty() ? null : (Double) (PERCENT * spread.getAsDouble()),
                changes.length == 0 ? null : (Double) changes[(changes.length - 1) / 2]));
  }

  private static Double change(ForkRecord fork) {
    double[] times =
        fork.iterations().stream()
            .filter(it -> it.phase() == Iteration.Phase.MEASURED)
            .filter(it -> it.threadCpuNanos() != null && it.operations() > 0)
            .mapToDouble(it -> (double) it.threadCpuNanos() / it.operations())
            .sorted()
            .toArray();
    if (times.length < LEAST_ITERATIONS || times[0] <= 0) {
      return null;
    }
    int tenth = times.length / LEAST_ITERATIONS;
    return PERCENT * (times[times.length - 1 - tenth] / times[tenth] - 1);
  }

  /** Whether intervals are wider than the same run would have on a quiet host. */
  @JsonProperty
  public boolean noisy() {
    return isAbove(spreadPercent, QUIET_SPREAD) || isAbove(changePercent, QUIET_CHANGE);
  }

  /** It in words, for a run on a noisy host. */
  @JsonProperty
  public String text() {
    List<String> parts = new ArrayList<>();
    List<String> limits = new ArrayList<>();
    if (spreadPercent != null) {
      AgainstLimit texts = AgainstLimit.of(spreadPercent, QUIET_SPREAD, 1);
      parts.add("forks of a subject differ by %s %%".formatted(texts.figure()));
      limits.add(texts.limit());
    }
    if (changePercent != null) {
      AgainstLimit texts = AgainstLimit.of(changePercent, QUIET_CHANGE, 0);
      parts.add("iterations of a fork differ by %s %%".formatted(texts.figure()));
      limits.add(texts.limit());
    }
    return "%s host: %s; a quiet host has at most %s %%"
        .formatted(
            noisy() ? "noisy" : "quiet", String.join(", ", parts), String.join(" and ", limits));
  }

  private static boolean isAbove(Double percent, double quiet) {
    return percent != null && percent > quiet;
  }
}
