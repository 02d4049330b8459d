package org.xmlbench.families.strategies.runs;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.DocumentStore;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.house.run.PreparedRun;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.house.storage.StorageStages;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.storage.condition.AbandonedState;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * A run of input strategies: each block is measured under its condition of cache and storage, as
 * far as this host offers it.
 */
final class ReadaheadRun implements RunDefinition {
  /** Prefix of the options that record why a condition is not available here. */
  private static final String UNAVAILABLE = "unavailable ";

  private final ReadaheadRequest request;
  private final ReadaheadPlan plan;
  private final PrintStream err;

  /**
   * @param err takes a line for each condition that this host does not offer
   */
  public ReadaheadRun(ReadaheadRequest request, PrintStream err) {
    this(request, ReadaheadPlan.of(request, ExperimentClasses.discard()), err);
  }

  private ReadaheadRun(ReadaheadRequest request, ReadaheadPlan plan, PrintStream err) {
    this.request = request;
    this.plan = plan;
    this.err = err;
  }

  @Override
  public FamilyResults family() {
    return StrategiesResults.FAMILY;
  }

  @Override
  public RunPlan plan() {
    return plan.plan();
  }

  @Override
  public RunDefinition only(List<PlannedGroup> groups) {
    return new ReadaheadRun(
        request,
        plan.only(plan.groups().stream().filter(one -> groups.contains(one.group())).toList()),
        err);
  }

  @Override
  public RunRequest request() {
    return request.asked();
  }

  @Override
  public EngineRules rules() {
    return plan.rules(request.asked().runs());
  }

  /** A fork waits for storage: that is no contention for a processor. */
  @Override
  public boolean tellsContention() {
    return false;
  }

  /** A disk may be mounted in the work folder of a killed session. */
  @Override
  public void recover(PrintStream out) throws IOException, InterruptedException {
    AbandonedState.cleanUp().forEach(out::println);
  }

  @Override
  public PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException {
    Map<StorageCondition, String> unavailable = unavailable(session.work());
    List<StorageGroup> groups =
        plan.groups().stream().filter(group -> !unavailable.containsKey(group.storage())).toList();
    if (groups.isEmpty()) {
      throw new UserErrorException("none of the conditions is available on this host");
    }
    DocumentStore documents = session.prepare(plan().documents());
    documents.requireAnyWellFormed();
    Map<PlannedGroup, StorageGroup> byPlan =
        groups.stream().collect(Collectors.toMap(StorageGroup::group, group -> group));
    StorageStages stages =
        new StorageStages(
            session,
            request.asked().runs()::ofRound,
            groups.stream().collect(Collectors.toMap(StorageGroup::group, StorageGroup::storage)));
    Map<String, String> options = new LinkedHashMap<>();
    unavailable.forEach((condition, why) -> options.put(UNAVAILABLE + condition.name(), why));
    return new PreparedRun(
        plan.only(groups).plan(), documents, new ReadaheadLine(stages, byPlan), stages, options);
  }

  /** Why those of the conditions that are not available are not; each is reported. */
  private Map<StorageCondition, String> unavailable(Path work) {
    Map<StorageCondition, String> reasons = new LinkedHashMap<>();
    for (StorageCondition condition : request.conditions()) {
      PreparedStorage.unavailable(condition, work)
          .ifPresent(
              reason -> {
                reasons.put(condition, reason);
                err.printf("%s is not available on this host: %s%n", condition.name(), reason);
              });
    }
    return reasons;
  }

  /** Prints groups, forks and the estimate. */
  @Override
  public void describe(PrintStream out) {
    Duration preparing =
        request.documents().stream()
            .map(document -> ReadaheadEstimate.preparing(document.bytes()))
            .reduce(Duration.ZERO, Duration::plus);
    for (StorageGroup group : plan.groups()) {
      out.printf(
          "%s (%s): %d cells, each %s, about %s%n",
          group.title(),
          group.storage().meaning(),
          group.group().cells().size(),
          request.asked().runs(),
          Durations.format(
              rules()
                  .blockTime()
                  .apply(group.group())
                  .multipliedBy(request.asked().runs().rounds())));
    }
    out.printf(
        "%d cells, %d forks, about %s%n",
        plan().cells(), plan().forks(), Durations.format(preparing.plus(estimate().run())));
  }
}
