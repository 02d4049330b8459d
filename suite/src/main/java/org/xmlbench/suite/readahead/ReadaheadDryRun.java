package org.xmlbench.suite.readahead;

import java.io.PrintStream;
import java.time.Duration;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.RunPlan;

/** What the experiment will do and take, before anything was measured. */
public final class ReadaheadDryRun {
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

  private static void print(RunPlan plan, Duration whole, PrintStream out) {
    out.printf(
        "%d cells, %d forks, about %s%n", plan.cells(), plan.forks(), Durations.format(whole));
  }
}
