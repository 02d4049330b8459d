package org.xmlbench.analytics;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.Warmth;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/**
 * A run of five forks with made-up figures: two subjects in two blocks, and one fork that failed. A
 * fork of elm-stax takes 2,000 µs of CPU time in block 1 and 2,200 µs in block 2, one of fir-sax
 * half of that.
 */
final class SmallRun {
  /** A document whose name steers terminals and opens formulas. */
  static final String HOSTILE = "=1+1\u001b[31m\n\u00e9";

  private static final Map<String, String> CONDITION = Map.of("gc", "Serial", "cpus", "1");

  private SmallRun() {}

  static Path write(Path folder, String id) {
    Manifest manifest =
        Manifest.of(
            new Manifest.Origin(
                id, "2026-11-01T12:00:00Z", "0.1.0-test", null, null, "smoke", 42, TimingClock.CPU),
            new StoredPlan(List.of()),
            new HostFingerprint(
                "Example CPU", null, 2, 16, "Linux", "6.1", "amd64", "25", "V", "VM", null),
            Map.of("iterations", "2"),
            List.of(),
            List.of());
    RunFolder run = RunFolder.create(folder, manifest);
    records(id).forEach(run::append);
    return folder;
  }

  static List<ForkRecord> records(String id) {
    List<ForkRecord> records = new ArrayList<>();
    for (int block = 1; block <= 2; block++) {
      long nanos = block == 1 ? 2_000_000 : 2_200_000;
      records.add(timed(id, "elm-stax", "psd:4MiB", block, 1, nanos));
      records.add(timed(id, "fir-sax", "psd:4MiB", block, 2, nanos / 2));
    }
    records.add(failed(id));
    return records;
  }

  static ForkRecord call() {
    Cell cell = new Cell("elm-soap", "1.0", "echoInts:10", Operation.CALL, CONDITION);
    return timed("calls", cell, 1, 1, 2_000_000);
  }

  private static ForkRecord timed(
      String id, String subject, String document, int block, int position, long nanos) {
    Cell cell = new Cell(subject, "1.0", document, Operation.PARSE, CONDITION);
    return timed(id, cell, block, position, nanos);
  }

  private static ForkRecord timed(String id, Cell cell, int block, int position, long nanos) {
    List<Iteration> iterations =
        List.of(
            iteration(Iteration.Phase.WARMUP, nanos * 2),
            iteration(Iteration.Phase.MEASURED, nanos),
            iteration(Iteration.Phase.MEASURED, nanos));
    return new ForkRecord(
        id,
        cell,
        new ForkPlace(block, block, position, 1),
        ForkStatus.ok("2026-11-01T12:0" + block + ":00Z"),
        new ForkTiming(
            iterations,
            new Measured(200 * nanos, 200 * nanos, 2 * nanos, 20 * nanos),
            block == 1 ? List.of(ForkRecord.NOT_STEADY) : List.of(),
            new Warmth(block == 2, 1.25)),
        new ForkEvidence(
            4_000_000L,
            null,
            "ab".repeat(32),
            null,
            new Implementation("org.example.Parser", "1.0", "parser.jar", null),
            Map.of("version", "25")),
        Map.of("answer_count", 42.5));
  }

  private static Iteration iteration(Iteration.Phase phase, long nanos) {
    return new Iteration(phase, 100, 100 * nanos, null, 800_000_000L, 1L, 5L, null, null);
  }

  private static ForkRecord failed(String id) {
    return new ForkRecord(
        id,
        new Cell("gum-dom", "1.0", HOSTILE, Operation.BUILD, CONDITION),
        new ForkPlace(1, 3, 1, 1),
        new ForkStatus(Outcome.FAILED, "exit code 134", "2026-11-01T12:03:00Z"),
        ForkTiming.NONE,
        ForkEvidence.NONE,
        Map.of());
  }
}
