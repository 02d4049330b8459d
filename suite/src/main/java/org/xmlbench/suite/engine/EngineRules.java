package org.xmlbench.suite.engine;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.Predicate;
import org.xmlbench.suite.engine.plan.PlannedGroup;

/**
 * A family's settings of the engine's rules.
 *
 * @param interleaved whether the forks of a group's blocks are interleaved
 * @param repeatsContended whether a contended block asks for one more
 * @param forkLimit of a fork's own time, after which it is killed
 * @param blockTime estimate of one block's time, before any was measured
 */
public record EngineRules(
    Predicate<PlannedGroup> interleaved,
    boolean repeatsContended,
    Function<PlannedGroup, Duration> forkLimit,
    Function<PlannedGroup, Duration> blockTime) {}
