package org.xmlbench.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
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
import org.xmlbench.families.programs.tables.IoliteAnalysis;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/**
 * A run of IO-Lite's programs with made-up figures. {@code hand-off} takes 1/1.25 of the
 * conventional wall time and as much CPU time; {@code splice} is left out, {@code shared-ring}
 * failed in the second round.
 */
public final class SyntheticPrograms {
  public static final int ROUNDS = 4;

  /** Conventional over hand-off. */
  public static final double GAIN = 1.25;

  /** Nanoseconds to copy a KiB from memory. */
  public static final double COPY_NANOS = 100;

  private static final String RUN = "20261101-120000-iolite";
  private static final long BYTES = 100_000_000;

  private final String hostile;
  private final List<ForkRecord> forks = new ArrayList<>();

  private SyntheticPrograms(String hostile) {
    this.hostile = hostile;
    SplittableRandom random = new SplittableRandom(7);
    int block = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      for (String program : List.of("wc", "cat-grep")) {
        block++;
        double noise = 1 + 0.01 * random.nextDouble();
        add(program, "conventional", round, block, 0.2 * noise, 0.2 * noise);
        add(program, "hand-off" + hostile, round, block, 0.2 * noise / GAIN, 0.2 * noise);
        if (round == 1) {
          add(program, "shared-ring", round, block, 0.21, 0.4);
          without(program, "splice", round, block, Outcome.SKIPPED, "not available: " + hostile);
        } else if (round == 2) {
          without(program, "shared-ring", round, block, Outcome.FAILED, "failed: " + hostile);
        }
      }
      block++;
      add(IoliteAnalysis.COPY, IoliteAnalysis.MEMORY, round, block, COPY_NANOS / 1e9, 0);
      add(IoliteAnalysis.COPY, IoliteAnalysis.CACHE, round, block, COPY_NANOS / 4e9, 0);
    }
  }

  public static SyntheticPrograms of() {
    return new SyntheticPrograms("");
  }

  /** The run, with names and reasons that end with {@code text}. */
  public static SyntheticPrograms hostile(String text) {
    return new SyntheticPrograms(text);
  }

  public List<ForkRecord> forks() {
    return List.copyOf(forks);
  }

  /** What is fixed about the run. */
  public Manifest manifest() {
    Manifest like = SyntheticRun.of(1).manifest();
    return Manifest.of(
        new Manifest.Origin(
            RUN + hostile,
            like.createdUtc(),
            like.toolVersion(),
            null,
            null,
            "iolite-quick" + hostile,
            42,
            TimingClock.WALL),
        new StoredPlan(List.of()),
        like.host(),
        Map.of(IoliteAnalysis.PUBLISHED + "wc", "15"),
        List.of(),
        List.of(entry("wc"), entry("cat-grep")));
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, manifest());
    forks.forEach(folder::append);
    return folder;
  }

  private static DocumentEntry entry(String program) {
    return new DocumentEntry(program, null, BYTES, null, null, null, List.of());
  }

  private void without(
      String program, String way, int round, int block, Outcome outcome, String reason) {
    forks.add(fork(program, way, round, block, outcome, reason, List.of(), null));
  }

  /** Two runs, one as long as the other. */
  private void add(
      String program, String way, int round, int block, double seconds, double cpuSeconds) {
    long operations = program.equals(IoliteAnalysis.COPY) ? 1 << 16 : 1;
    long nanos = Math.round(seconds * 1e9 * operations);
    Iteration run =
        new Iteration(
            Iteration.Phase.MEASURED, operations, nanos, null, null, null, null, null, null);
    Long cpu = cpuSeconds == 0 ? null : (Long) Math.round(2e9 * cpuSeconds);
    forks.add(
        fork(
            program,
            way,
            round,
            block,
            Outcome.OK,
            null,
            List.of(run, run),
            new Measured(2 * nanos, cpu, null, null)));
  }

  private static ForkRecord fork(
      String program,
      String way,
      int round,
      int block,
      Outcome outcome,
      String reason,
      List<Iteration> iterations,
      Measured measured) {
    return new ForkRecord(
        RUN,
        new Cell(way, "1.2.3", program, Operation.COUNT, Map.of("gc", "serial")),
        new ForkPlace(round, block, 1, 1),
        new ForkStatus(outcome, reason, "2026-11-01T12:00:00Z"),
        new ForkTiming(iterations, measured),
        ForkEvidence.ofBytes(BYTES),
        Map.of());
  }
}
