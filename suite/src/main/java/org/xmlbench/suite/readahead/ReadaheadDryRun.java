package org.xmlbench.suite.readahead;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.suite.plan.Durations;
import org.xmlbench.suite.plan.Plan;

/** What the experiment will do and take, before anything was measured. */
public final class ReadaheadDryRun {
  private static final double MEGA = 1e6;

  /** A parser that is warm, and one in a JVM that has just started. */
  private static final double PARSED_PER_SECOND = 230 * MEGA;

  private static final double WARMED_PER_SECOND = 130 * MEGA;

  /** What a loop device with so small a read-ahead brought in a second, on a fast disk. */
  private static final double[][] BROUGHT_BY_READ_AHEAD_KIB = {{16, 60 * MEGA}, {64, 120 * MEGA}};

  /** What a remote store with a delay of 1 ms brought by the kernel's read-ahead of 128 KiB. */
  private static final double BROUGHT_BY_REMOTE_AT_1MS = 100 * MEGA;

  private static final Duration START = Duration.ofMillis(1300);

  private static final Duration ADVICE = Duration.ofSeconds(12);

  private ReadaheadDryRun() {}

  /** Prints groups, forks and the estimate. */
  public static void print(ReadaheadRequest request, PrintStream out) {
    ReadaheadPlan plan = ReadaheadPlan.of(request, ExperimentClasses.discard());
    Duration whole = Duration.ZERO;
    for (StorageGroup group : plan.groups()) {
      whole = whole.plus(print(group, request, out));
    }
    print(plan.plan(), whole, out);
  }

  /** Prints the same of a benchmark of advice, the advice included. */
  public static void printAdvice(List<ReadaheadRequest> requests, PrintStream out) {
    AdvicePlan plan = AdvicePlan.of(requests);
    Duration whole = ADVICE.multipliedBy(requests.size());
    for (Map.Entry<ReadaheadRequest, StorageGroup> one : plan.groups().entrySet()) {
      whole = whole.plus(print(one.getValue(), one.getKey(), out));
    }
    print(plan.plan(), whole, out);
  }

  private static Duration print(StorageGroup group, ReadaheadRequest request, PrintStream out) {
    Duration rounds = block(group, request).multipliedBy(request.rounds());
    out.printf(
        "%s (%s): %d cells, %d forks of %d runs, about %s%n",
        group.title(),
        group.storage().meaning(),
        group.group().cells().size(),
        group.group().cells().size() * request.rounds(),
        request.runsOfFork(),
        Durations.format(rounds));
    return rounds;
  }

  private static void print(Plan plan, Duration whole, PrintStream out) {
    out.printf(
        "%d cells, %d forks, about %s%n", plan.cells(), plan.forks(), Durations.format(whole));
  }

  private static Duration block(StorageGroup group, ReadaheadRequest request) {
    double bytes = group.group().document().bytes();
    double perSecond = Math.min(PARSED_PER_SECOND, brought(group.storage()));
    double seconds =
        bytes / Math.min(WARMED_PER_SECOND, brought(group.storage()))
            + request.runsOfFork() * bytes / perSecond;
    return START
        .plus(Duration.ofMillis(Math.round(seconds * 1000)))
        .multipliedBy(group.group().cells().size());
  }

  private static double brought(StorageCondition storage) {
    if (storage.remoteDelayMillis().isPresent()) {
      return BROUGHT_BY_REMOTE_AT_1MS / storage.remoteDelayMillis().getAsInt();
    }
    double brought =
        storage.bytesPerSecond().isPresent()
            ? storage.bytesPerSecond().getAsLong()
            : Double.MAX_VALUE;
    if (storage.readAheadKib().isPresent()) {
      for (double[] known : BROUGHT_BY_READ_AHEAD_KIB) {
        if (storage.readAheadKib().getAsInt() <= known[0]) {
          return Math.min(brought, known[1]);
        }
      }
    }
    return brought;
  }
}
