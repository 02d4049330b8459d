package org.xmlbench.results.stats;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.RunDifference.Mismatch;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * Two runs side by side, or why they must not be compared.
 *
 * @param difference the figures; {@code null} where they are refused
 * @param refusal why they are refused, in one sentence; {@code null} where they are not
 * @param meanings what the figures would be worth where they are refused, a sentence each
 */
public record SideBySide(RunDifference difference, String refusal, List<String> meanings) {
  public SideBySide {
    meanings = List.copyOf(meanings);
  }

  /**
   * A run, with the name that messages give it.
   *
   * @param name its folder or id
   * @param work what it measures, in the middle of a sentence
   * @param forks its records
   */
  public record Side(String name, String work, Manifest manifest, Forks forks) {
    private boolean isOfArms() {
      return ArmRun.is(manifest, forks);
    }
  }

  /**
   * Why the subjects of a run cannot be compared: it is a gate's or a calibration's; empty where
   * they can.
   */
  public static Optional<String> refusalOfArms(Side run) {
    String kind = run.manifest().profile();
    return run.isOfArms()
        ? Optional.of(
            "%s is the run of a %s: its forks belong to two arms, not to subjects; see %s.json in it, once it has ended"
                .formatted(run.name(), kind, kind))
        : Optional.empty();
  }

  /**
   * Compares two runs side by side.
   *
   * @param allowed what they may differ in
   */
  public static SideBySide of(Side a, Side b, Set<Shared> allowed) {
    Optional<String> refusal =
        refusalOfArms(a)
            .or(() -> refusalOfArms(b))
            .or(() -> refusalOfCopies(a, b))
            .or(() -> refusalOfWork(a, b));
    if (refusal.isPresent()) {
      return refused(refusal.get(), List.of());
    }
    RunDifference difference = RunDifference.of(a.manifest(), a.forks(), b.manifest(), b.forks());
    if (difference.cells().isEmpty()) {
      return refused(
          "%s and %s have no cell in common: nothing to compare".formatted(a.name(), b.name()),
          List.of());
    }
    List<Mismatch> mismatches =
        RunDifference.mismatches(a.manifest(), a.forks(), b.manifest(), b.forks()).stream()
            .filter(mismatch -> !allowed.contains(mismatch.what()))
            .toList();
    if (!mismatches.isEmpty()) {
      return refused(
          refusal(a, b, mismatches),
          RunDifference.meanings(
              mismatches,
              RunDifference.commonClock(a.manifest(), a.forks(), b.manifest(), b.forks())));
    }
    return new SideBySide(difference, null, List.of());
  }

  /**
   * Why two runs are not two: they are one and the same, or copies of it; empty where they are two.
   */
  public static Optional<String> refusalOfCopies(Side a, Side b) {
    return isOneRun(a, b) ? Optional.of(refusalOfOneRun(a, b)) : Optional.empty();
  }

  /**
   * Why no figure of one run may be compared with one of the other, whatever is allowed: they are
   * of different work; empty where they are of one kind.
   */
  public static Optional<String> refusalOfWork(Side a, Side b) {
    return a.work().equals(b.work())
        ? Optional.empty()
        : Optional.of(
            "%s is of %s and %s of %s: that is different work, and no figures of it are compared"
                .formatted(a.name(), a.work(), b.name(), b.work()));
  }

  /** Of two copies of a run one may have been resumed. */
  private static boolean isOneRun(Side a, Side b) {
    Set<ForkRecord> ofA = Set.copyOf(a.forks().records());
    Set<ForkRecord> ofB = Set.copyOf(b.forks().records());
    return a.manifest().equals(b.manifest()) && (ofA.containsAll(ofB) || ofB.containsAll(ofA));
  }

  /** Also where one is a copy of the other: the same forks would stand on both sides. */
  private static String refusalOfOneRun(Side a, Side b) {
    return "%s: there are no two runs to put side by side; name another one, or that one alone to compare its subjects"
        .formatted(
            a.name().equals(b.name())
                ? a.name() + " is named twice"
                : "%s and %s hold one and the same run, %s of %s"
                    .formatted(a.name(), b.name(), a.manifest().run(), a.manifest().createdUtc()));
  }

  private static SideBySide refused(String refusal, List<String> meanings) {
    return new SideBySide(null, refusal, meanings);
  }

  private static String refusal(Side a, Side b, List<Mismatch> mismatches) {
    return "%s and %s must not be compared: they differ in %s; to see them side by side nevertheless, add --across %s"
        .formatted(
            a.name(),
            b.name(),
            mismatches.stream()
                .map(mismatch -> "%s (%s)".formatted(mismatch.what().label(), mismatch.detail()))
                .collect(Collectors.joining(", ")),
            mismatches.stream()
                .map(mismatch -> mismatch.what().label())
                .collect(Collectors.joining(",")));
  }
}
