package org.xmlbench.suite.readahead;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.readahead.AdviceFinals;
import org.xmlbench.suite.plan.Durations;
import org.xmlbench.suite.plan.Plan;

/** What the experiment will do and take, before anything was measured. */
public final class ReadaheadDryRun {
  private static final Duration ADVICE = Duration.ofSeconds(12);

  private ReadaheadDryRun() {}

  /** Prints groups, forks and the estimate. */
  public static void print(ReadaheadRequest request, PrintStream out) {
    ReadaheadPlan plan = ReadaheadPlan.of(request, ExperimentClasses.discard());
    Duration whole = preparing(request);
    for (StorageGroup group : plan.groups()) {
      whole = whole.plus(print(group, request, out));
    }
    print(plan.plan(), whole, out);
  }

  /** Prints the same of a benchmark of advice, the advice included. */
  public static void printAdvice(
      List<ReadaheadRequest> requests, AdviceRounds rounds, PrintStream out) {
    AdvicePlan plan = AdvicePlan.of(requests);
    Duration least = ADVICE.multipliedBy(requests.size());
    Duration most = least;
    for (Map.Entry<ReadaheadRequest, StorageGroup> one : plan.groups().entrySet()) {
      StorageGroup group = one.getValue();
      Duration before =
          preparing(one.getKey())
              .plus(new ReadaheadEstimate(rounds.upTo(rounds.screening())).of(group));
      Duration round =
          new ReadaheadEstimate(rounds.upTo(1)).of(group.first(AdviceFinals.MOST_STRATEGIES));
      out.printf(
          "%s (%s): %d strategies, %s; then up to %d of them, %s of %d %s%n",
          group.title(),
          group.storage().meaning(),
          group.group().cells().size(),
          rounds.upTo(rounds.screening()),
          AdviceFinals.MOST_STRATEGIES,
          rounds.further(),
          rounds.runsOfFork(),
          rounds.runsOfFork() == 1 ? "run" : "runs");
      least = least.plus(before).plus(round.multipliedBy(rounds.least()));
      most = most.plus(before).plus(round.multipliedBy(rounds.most()));
    }
    out.printf(
        "%s, about %s to %s%n",
        requests.size() == 1 ? "1 case" : requests.size() + " cases",
        Durations.format(least),
        Durations.format(most));
  }

  private static Duration preparing(ReadaheadRequest request) {
    return request.documents().stream()
        .map(document -> ReadaheadEstimate.preparing(document.bytes()))
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static Duration print(StorageGroup group, ReadaheadRequest request, PrintStream out) {
    Duration blocks = new ReadaheadEstimate(request.runs()).of(group);
    out.printf(
        "%s (%s): %d cells, each %s, about %s%n",
        group.title(),
        group.storage().meaning(),
        group.group().cells().size(),
        request.runs(),
        Durations.format(blocks));
    return blocks;
  }

  private static void print(Plan plan, Duration whole, PrintStream out) {
    out.printf(
        "%d cells, %d forks, about %s%n", plan.cells(), plan.forks(), Durations.format(whole));
  }
}
