package org.xmlbench.suite.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.suite.plan.PlannedCell;

/** Makes the record of a fork of what the plan, the fork and its process tell. */
public final class ForkRecorder {
  /** A fork that waited for a processor this much longer than it used one is contended. */
  static final double CONTENDED_RATIO = 1.1;

  private final String run;

  ForkRecorder(String run) {
    this.run = run;
  }

  /** Where in the run a fork stands; {@code arm} is {@code null} where a run has no arms. */
  public record Place(int round, int block, String arm, int position, int attempt) {
    /** The next attempt at the same place. */
    Place again() {
      return new Place(round, block, arm, position, attempt + 1);
    }
  }

  ForkRecord record(
      PlannedCell cell,
      Place place,
      Instant started,
      ForkProcess.End end,
      PreparedDocument document) {
    ForkResult result = end.result();
    boolean told = result != null;
    return new ForkRecord(
        ForkRecord.SCHEMA,
        run,
        cell.cell(),
        place.round(),
        place.block(),
        place.arm(),
        place.position(),
        place.attempt(),
        end.outcome(),
        reason(cell, end, document),
        started.toString(),
        told ? result.iterations() : List.of(),
        told ? result.measured() : null,
        labels(result),
        document.bytes(),
        told && result.totals() != null ? result.totals().tally() : null,
        told ? result.digest() : null,
        told ? result.implementation() : null,
        told ? result.jvm() : null,
        told ? result.measures() : null);
  }

  private static String reason(PlannedCell cell, ForkProcess.End end, PreparedDocument document) {
    return switch (end.outcome()) {
      case DECLARED ->
          end.result() != null && end.result().measured() != null
              ? cell.declared()
              : cell.declared() + ": " + end.reason();
      case UNVERIFIED -> document.unverified();
      default -> end.reason();
    };
  }

  private static List<String> labels(ForkResult result) {
    if (result == null || result.measured() == null) {
      return List.of();
    }
    List<String> labels = new ArrayList<>();
    if (!result.steady()) {
      labels.add(ForkRecord.NOT_STEADY);
    }
    if (isContended(result.measured())) {
      labels.add(ForkRecord.CONTENDED);
    }
    return labels;
  }

  private static boolean isContended(Measured measured) {
    return measured.processCpuNanos() != null
        && measured.wallNanos() > CONTENDED_RATIO * measured.processCpuNanos();
  }
}
