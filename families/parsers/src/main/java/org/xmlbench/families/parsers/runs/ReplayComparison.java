package org.xmlbench.families.parsers.runs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;

/**
 * What a replayed fork found, beside what the run's records of its cell hold. Digest and totals
 * must be the same; the time of an operation is that of another moment, and never a fault.
 */
final class ReplayComparison {
  private final List<ForkRecord> records;
  private final ForkRecord replayed;
  private final List<String> lines = new ArrayList<>();
  private boolean anyDiffers;

  /**
   * @param records the run's records of the cell
   * @param replayed the fork as it ended now
   */
  ReplayComparison(List<ForkRecord> records, ForkRecord replayed) {
    this.records = List.copyOf(records);
    this.replayed = replayed;
    compare();
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  /** Whether digest or totals are not those of a record. */
  boolean anyDiffers() {
    return anyDiffers;
  }

  private void compare() {
    if (records.isEmpty()) {
      lines.add("record:  the run has none of this cell to compare with");
      return;
    }
    compareOutcomes();
    compare("digest", ForkRecord::digest, digest -> digest);
    compare("totals", ForkRecord::tally, Replay::counts);
    compareTimes();
  }

  /** Another outcome is no difference of what was found; its own fault decides on the exit code. */
  private void compareOutcomes() {
    List<String> there =
        records.stream().map(fork -> fork.outcome().label()).distinct().sorted().toList();
    String here = replayed.outcome().label();
    lines.add(
        there.equals(List.of(here))
            ? "outcome: same"
            : "outcome: differs: %s, in the record %s".formatted(here, String.join(", ", there)));
  }

  private <T> void compare(String what, Function<ForkRecord, T> value, Function<T, String> text) {
    List<T> there = records.stream().map(value).filter(Objects::nonNull).distinct().toList();
    T here = value.apply(replayed);
    String label = what + ":  ";
    if (there.isEmpty() || here == null) {
      lines.add(
          "%snot compared: %s has none"
              .formatted(label, here == null ? "this fork" : "the record"));
    } else if (there.equals(List.of(here))) {
      lines.add(label + "same");
    } else {
      anyDiffers = true;
      lines.add(
          "%sdiffers: in the record %s"
              .formatted(label, there.stream().map(text).collect(Collectors.joining("; "))));
    }
  }

  private void compareTimes() {
    List<ForkRecord> timed = records.stream().filter(fork -> fork.measured() != null).toList();
    List<Iteration> iterations = timed.stream().flatMap(fork -> measured(fork).stream()).toList();
    boolean byThread = hasThreadTime(iterations) && hasThreadTime(measured(replayed));
    List<Double> there =
        timed.stream()
            .map(ReplayComparison::measured)
            .map(some -> nanosPerOperation(some, byThread))
            .filter(OptionalDouble::isPresent)
            .map(OptionalDouble::getAsDouble)
            .sorted()
            .toList();
    OptionalDouble here =
        replayed.measured() == null
            ? OptionalDouble.empty()
            : nanosPerOperation(measured(replayed), byThread);
    if (there.isEmpty() || here.isEmpty()) {
      lines.add(
          "time:    not compared: %s has none"
              .formatted(here.isEmpty() ? "this fork" : "the record"));
      return;
    }
    double median = median(there);
    double ratio = here.getAsDouble() / median;
    List<Double> spread =
        iterations.stream()
            .map(one -> nanosPerOperation(List.of(one), byThread).orElseThrow() / median)
            .sorted(Comparator.naturalOrder())
            .toList();
    boolean same = ratio >= spread.getFirst() && ratio <= spread.getLast();
    lines.add(
        String.format(
            Locale.ROOT,
            "time:    %s: an operation took %.2f times the record's %s time (its %s in %s took"
                + " %.2f to %.2f times)",
            same ? "same" : "differs",
            ratio,
            byThread ? "CPU" : "wall",
            Count.of(spread.size(), "iteration"),
            Count.of(timed.size(), "fork"),
            spread.getFirst(),
            spread.getLast()));
  }

  private static double median(List<Double> sorted) {
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /** The time of the threads that parse is not that of a wait for a processor. */
  private static boolean hasThreadTime(List<Iteration> iterations) {
    return iterations.stream()
        .allMatch(one -> one.threadCpuNanos() != null && one.threadCpuNanos() > 0);
  }

  private static List<Iteration> measured(ForkRecord fork) {
    return fork.iterations().stream()
        .filter(one -> one.phase() == Iteration.Phase.MEASURED && one.operations() > 0)
        .toList();
  }

  private static OptionalDouble nanosPerOperation(List<Iteration> iterations, boolean byThread) {
    long operations = iterations.stream().mapToLong(Iteration::operations).sum();
    long nanos =
        iterations.stream()
            .mapToLong(one -> byThread ? one.threadCpuNanos() : one.wallNanos())
            .sum();
    return operations == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) nanos / operations);
  }
}
