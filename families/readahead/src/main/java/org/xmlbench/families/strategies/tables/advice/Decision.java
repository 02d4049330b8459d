package org.xmlbench.families.strategies.tables.advice;

import java.util.List;
import java.util.Optional;
import org.xmlbench.results.stats.Estimate;

/**
 * The result of the trials.
 *
 * @param named the strategy to use; empty where plain is best
 * @param plainSeconds geometric mean of plain's trials in fresh rounds
 * @param rounds fresh rounds
 * @param finalists the strategies that were compared with plain in them, fastest first
 * @param dropped the others, in the order in which they were dropped
 */
public record Decision(
    Optional<String> named,
    double plainSeconds,
    int rounds,
    List<Finalist> finalists,
    List<Dropped> dropped) {
  /** Copies the lists. */
  public Decision {
    finalists = List.copyOf(finalists);
    dropped = List.copyOf(dropped);
  }

  /** The expected gain over plain; empty where plain is best. */
  public Optional<Estimate> gain() {
    return finalists.stream()
        .filter(finalist -> named.filter(finalist.strategy()::equals).isPresent())
        .map(Finalist::speedup)
        .findFirst();
  }

  /**
   * A strategy that was compared with plain.
   *
   * @param seconds the whole file, by the geometric mean of its trials
   * @param speedup plain's time over its own; the lower ends of all finalists hold together with 95
   *     %
   */
  public record Finalist(String strategy, double seconds, Estimate speedup) {}

  /**
   * A strategy that screening dropped.
   *
   * @param speedup plain's time over its own in the last rounds in which it was tried; no basis for
   *     a verdict
   */
  public record Dropped(String strategy, double speedup) {}
}
