package org.xmlbench.results.stats;

import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/** Forks of the subjects {@code s0}, {@code s1} and so on, on one document of a made-up run. */
final class MadeUpForks {
  private static final String UTC = "2026-11-01T12:00:00Z";

  private MadeUpForks() {}

  static Cell cell(int subject) {
    return new Cell("s" + subject, "1", "psd:1MiB", Operation.PARSE, Map.of());
  }

  /** A fork that ended well at its first attempt. */
  static ForkRecord ok(int subject, int block, ForkTiming timing) {
    return of(subject, block, 1, ended(Outcome.OK), timing);
  }

  /** Any fork of a block, in which its subject's number is its place. */
  static ForkRecord of(int subject, int block, int attempt, ForkStatus status, ForkTiming timing) {
    return new ForkRecord(
        "run",
        cell(subject),
        new ForkPlace(block, block, subject, attempt),
        status,
        timing,
        ForkEvidence.NONE,
        Map.of());
  }

  /** How a fork ended, with a reason where that is not well. */
  static ForkStatus ended(Outcome outcome) {
    return new ForkStatus(outcome, outcome == Outcome.OK ? null : "made up", UTC);
  }
}
