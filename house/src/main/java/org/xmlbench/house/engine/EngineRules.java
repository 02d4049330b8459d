package org.xmlbench.house.engine;

import java.time.Duration;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import org.xmlbench.house.engine.plan.PlannedGroup;

/**
 * A family's settings of the engine's rules.
 *
 * @param interleaved whether the forks of a group's blocks are interleaved
 * @param repeatsContended whether a contended block asks for one more
 * @param forkLimit of a fork's own time, after which it is killed
 * @param blockTime estimate of one block's time, before any was measured
 * @param overlaps whether forks of the second group's block may start while those of the first's
 *     end
 */
public record EngineRules(
    Predicate<PlannedGroup> interleaved,
    boolean repeatsContended,
    Function<PlannedGroup, Duration> forkLimit,
    Function<PlannedGroup, Duration> blockTime,
    BiPredicate<PlannedGroup, PlannedGroup> overlaps) {
  /** Each block begins when the one before has ended. */
  public EngineRules(
      Predicate<PlannedGroup> interleaved,
      boolean repeatsContended,
      Function<PlannedGroup, Duration> forkLimit,
      Function<PlannedGroup, Duration> blockTime) {
    this(interleaved, repeatsContended, forkLimit, blockTime, (ending, next) -> false);
  }
}
