package org.xmlbench.house.run;

import java.io.IOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.ScheduledForkEstimate;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.TimingClock;

/**
 * A run whose forks warm up and measure by a schedule, on as many processors as its plan asks for.
 *
 * @param lines makes the command lines of its forks
 * @param forkLimit after which a fork is killed
 * @param forecast of the races of its subjects; empty where each of them gets every block
 */
public record ScheduledRun(
    FamilyResults family,
    RunPlan plan,
    RunRequest request,
    TimingClock clock,
    PairingRule pairing,
    Lines lines,
    Duration forkLimit,
    Optional<RaceForecast> forecast)
    implements RunDefinition {
  private static final Duration LEAST_FORK_LIMIT = Duration.ofMinutes(2);
  private static final int FORK_LIMIT_FACTOR = 10;

  /**
   * Refuses a plan that measures nothing, or something twice, which no table could show.
   *
   * @throws UserErrorException when it is such a plan
   */
  public ScheduledRun {
    if (plan.effort().blocks() < 1) {
      throw new UserErrorException("at least one block is needed, not " + plan.effort().blocks());
    }
    Set<String> cells = new HashSet<>();
    for (PlannedGroup group : plan.groups()) {
      for (PlannedCell cell : group.cells()) {
        if (!cells.add(cell.cell().id())) {
          throw new UserErrorException(
              "%s would be measured twice: name it once".formatted(cell.cell().id()));
        }
      }
    }
  }

  /** A run on a host of which nothing is known. */
  public ScheduledRun(
      FamilyResults family,
      RunPlan plan,
      RunRequest request,
      TimingClock clock,
      PairingRule pairing,
      Lines lines,
      Duration forkLimit) {
    this(
        family,
        plan,
        request,
        clock,
        pairing,
        lines,
        forkLimit,
        plan.effort().race().map(RaceForecast::guess));
  }

  public ScheduledRun with(Optional<RaceForecast> expected) {
    return new ScheduledRun(family, plan, request, clock, pairing, lines, forkLimit, expected);
  }

  /** Makes the command lines of a run's forks, once its processors are known. */
  @FunctionalInterface
  public interface Lines {
    /** Those of the run's plan on those processors. */
    ForkCommandLine of(CpuSet cpuSet, RunPlan plan) throws InterruptedException;
  }

  /** After which a fork of that plan hangs, by its estimate. */
  public static Duration usualForkLimit(RunPlan plan) {
    return plan.groups().stream()
        .map(
            group ->
                ScheduledForkEstimate.fork(group, plan.effort().schedule())
                    .multipliedBy(FORK_LIMIT_FACTOR))
        .max(Comparator.naturalOrder())
        .filter(limit -> limit.compareTo(LEAST_FORK_LIMIT) > 0)
        .orElse(LEAST_FORK_LIMIT);
  }

  @Override
  public RunDefinition only(List<PlannedGroup> groups) {
    return new ScheduledRun(
        family, plan.only(groups), request, clock, pairing, lines, forkLimit, forecast);
  }

  @Override
  public EngineRules rules() {
    return new EngineRules(
        pairing::interleaves,
        true,
        group -> forkLimit,
        new DurationEstimate(
                plan, ScheduledForkEstimate.of(plan, pairing::interleaves).block(), forecast)
            .atPace()
            .block(),
        this::overlap);
  }

  /** Where the memory holds the heaps of both blocks, and no fork has a server beside it. */
  private boolean overlap(PlannedGroup ending, PlannedGroup next) {
    return ending != next
        && pairing.interleaves(ending)
        && pairing.interleaves(next)
        && pairing.conditions().holds((long) ending.heapMiB() + next.heapMiB())
        && Stream.of(ending, next)
            .flatMap(group -> group.cells().stream())
            .noneMatch(PlannedCell::callsServer);
  }

  @Override
  public PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException {
    DocumentStore documents = session.prepare(plan.documents()).withOthers(plan.documents());
    documents.requireAnyWellFormed();
    CpuSet cpuSet = cpuSet();
    ForkCommandLine line = lines.of(cpuSet, plan);
    Map<String, String> options = new LinkedHashMap<>(line.options());
    options.put(Manifests.CPU_SET, cpuSet.label());
    return new PreparedRun(plan, documents, line, BlockStages.NONE, options);
  }

  private CpuSet cpuSet() {
    int cpus =
        plan.groups().stream().mapToInt(group -> group.condition().cpus()).max().orElseThrow();
    return CpuSet.of(cpus, Runtime.getRuntime().availableProcessors());
  }
}
