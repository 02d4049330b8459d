package org.xmlbench.results.history;

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
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** A made-up run of one subject on one document at a date. */
record DatedRun(
    String name,
    String date,
    String version,
    String kernel,
    Outcome outcome,
    String document,
    String cpus,
    long documentBytes,
    double micros) {
  private static final int FORKS = 3;

  static DatedRun of(int day, double micros) {
    return new DatedRun(
        "run-%03d".formatted(day),
        java.time.LocalDate.of(2026, 1, 1).plusDays(day) + "T12:00:00Z",
        "7.1.0",
        "6.1.0",
        Outcome.OK,
        "psd:4MiB",
        "2",
        1000,
        micros);
  }

  DatedRun withVersion(String other) {
    return new DatedRun(name, date, other, kernel, outcome, document, cpus, documentBytes, micros);
  }

  DatedRun withKernel(String other) {
    return new DatedRun(name, date, version, other, outcome, document, cpus, documentBytes, micros);
  }

  DatedRun withOutcome(Outcome other) {
    return new DatedRun(name, date, version, kernel, other, document, cpus, documentBytes, micros);
  }

  DatedRun withDocumentBytes(long other) {
    return new DatedRun(name, date, version, kernel, outcome, document, cpus, other, micros);
  }

  DatedRun withDocument(String other) {
    return new DatedRun(name, date, version, kernel, outcome, other, cpus, documentBytes, micros);
  }

  DatedRun withCpus(String other) {
    return new DatedRun(
        name, date, version, kernel, outcome, document, other, documentBytes, micros);
  }

  DatedRun named(String other) {
    return new DatedRun(
        other, date, version, kernel, outcome, document, cpus, documentBytes, micros);
  }

  DatedRun dated(String other) {
    return new DatedRun(
        name, other, version, kernel, outcome, document, cpus, documentBytes, micros);
  }

  RunFolder write(Path parent) {
    RunFolder folder = RunFolder.create(parent.resolve(name), manifest());
    records().forEach(folder::append);
    return folder;
  }

  private Cell cell() {
    return new Cell(
        "amber-sax", version, document, Operation.PARSE, Map.of("gc", "Serial", "cpus", cpus));
  }

  private Manifest manifest() {
    return Manifest.of(
        new Manifest.Origin(name, date, "0.1.0-test", null, null, "quick", 42, TimingClock.CPU),
        new StoredPlan(
            List.of(new PlannedBlock(document, FORKS, List.of("-Xmx512m"), List.of(cell())))),
        new HostFingerprint(
            "Example CPU 3000",
            "0x2b",
            2,
            16,
            "Linux",
            kernel,
            "amd64",
            "25.0.1+8",
            null,
            null,
            Map.of()),
        Map.of("warmupCpu", "PT1S", "seed", name),
        List.of(),
        List.of(new DocumentEntry(document, null, documentBytes, null, "ab12", null, List.of())));
  }

  /** Forks a little apart, whose geometric mean is the figure. */
  private List<ForkRecord> records() {
    List<ForkRecord> records = new ArrayList<>();
    for (int block = 1; block <= FORKS; block++) {
      long nanos = Math.round(micros * 1000 * Math.exp(0.01 * (block - 2)) * 1000);
      records.add(fork(block, nanos));
    }
    return records;
  }

  private ForkRecord fork(int block, long nanos) {
    return new ForkRecord(
        name,
        cell(),
        new ForkPlace(block, block, 1, 1),
        new ForkStatus(outcome, null, date),
        new ForkTiming(
            List.of(
                new Iteration(
                    Iteration.Phase.MEASURED, 1000, nanos, null, null, null, null, null, null)),
            new Measured(nanos, nanos, null, null)),
        ForkEvidence.ofBytes(documentBytes),
        Map.of());
  }
}
