package org.xmlbench.results;

import java.util.HashMap;
import java.util.Map;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/** Records that differ from others in one thing. */
public final class ChangedFork {
  private ChangedFork() {}

  /** The same fork with another end. */
  public static ForkRecord ended(ForkRecord fork, Outcome outcome) {
    return of(fork, fork.arm(), outcome, "made so by the test", fork.measured());
  }

  /** The same fork with another figure. */
  public static ForkRecord measured(ForkRecord fork, Measured measured) {
    return of(fork, fork.arm(), fork.outcome(), fork.reason(), measured);
  }

  /** The same fork outside a gate. */
  public static ForkRecord withoutArm(ForkRecord fork) {
    return of(fork, null, fork.outcome(), fork.reason(), fork.measured());
  }

  /** The same fork whose record lacks a measure. */
  public static ForkRecord without(Measure measure, ForkRecord fork) {
    Map<String, Double> rest = new HashMap<>(fork.measures());
    rest.remove(measure.key());
    return of(fork, fork.arm(), fork.outcome(), fork.reason(), fork.measured(), rest);
  }

  private static ForkRecord of(
      ForkRecord fork, String arm, Outcome outcome, String reason, Measured measured) {
    return of(fork, arm, outcome, reason, measured, fork.measures());
  }

  private static ForkRecord of(
      ForkRecord fork,
      String arm,
      Outcome outcome,
      String reason,
      Measured measured,
      Map<String, Double> measures) {
    return new ForkRecord(
        fork.schema(),
        fork.run(),
        fork.cell(),
        fork.round(),
        fork.block(),
        arm,
        fork.position(),
        fork.attempt(),
        outcome,
        reason,
        fork.startedUtc(),
        fork.iterations(),
        measured,
        fork.labels(),
        fork.documentBytesPerOperation(),
        fork.tally(),
        fork.digest(),
        fork.implementation(),
        fork.jvm(),
        measures);
  }
}
