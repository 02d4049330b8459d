package org.xmlbench.suite.readahead;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.readahead.experiment.DiscardDriver;
import org.xmlbench.results.readahead.ReadaheadAnalysis;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.Profiles;

/**
 * The cells of the benchmark of advice.
 *
 * @param groups a group for each request, in their order
 * @param plan the same as the run's folder keeps it
 */
record AdvicePlan(Map<ReadaheadRequest, StorageGroup> groups, Plan plan) {
  /** What is measured after the advice: a request for each case, of one group. */
  static AdvicePlan of(List<ReadaheadRequest> requests) {
    Map<ReadaheadRequest, StorageGroup> groups = new LinkedHashMap<>();
    for (ReadaheadRequest request : requests) {
      groups.put(
          request,
          // The cells that read and discard explain times, and here times are enough.
          ReadaheadPlan.of(request, ExperimentClasses.discard())
              .groups()
              .getFirst()
              .only(cell -> !cell.subject().id().equals(DiscardDriver.ID)));
    }
    Plan plan =
        new Plan(
            ReadaheadAnalysis.ADVICE,
            requests.getFirst().seed(),
            groups.values().stream().map(StorageGroup::group).toList(),
            requests.stream().flatMap(request -> request.drivers().stream()).distinct().toList(),
            requests.getFirst().rounds(),
            Duration.ZERO,
            Profiles.schedule("smoke"));
    return new AdvicePlan(groups, plan);
  }
}
